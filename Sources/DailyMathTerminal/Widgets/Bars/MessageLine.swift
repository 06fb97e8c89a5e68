/// A line that says what has just happened.
package struct MessageLine: Hashable, Sendable {
  /// What kind of news it is.
  package enum Kind: Hashable, Sendable {
    /// Something to know that needs no act.
    case information
    /// Something was done.
    case success
    /// Something is not as wished, but nothing failed.
    case warning
    /// Something could not be done.
    case error
  }

  /// What kind of news it is.
  package var kind: Kind
  /// The news, in words.
  package var text: String

  /// A line with that text.
  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// The rows it takes in that many columns, 1 or more.
  package func rows(columns: Int, widths: WidthPolicy) -> Int {
    let isWhole =
      Self.signColumns + TextLayout.columns(of: text, widths: widths) <= columns
    guard !isWhole else { return 1 }
    return TextLayout.wrapped(text, columns: columns - Self.signColumns, widths: widths).count
  }

  /// Draws the line with its sign from the first row of a rectangle, in as many rows as it takes and there are; returns the
  /// columns taken.
  @discardableResult
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) -> Int {
    let (sign, style) = look(glyphs)
    guard rect.rows > 1, rows(columns: rect.columns, widths: glyphs.widths) > 1 else {
      return canvas.writeLine("\(sign) \(text)", in: rect, style: style, glyphs: glyphs)
    }
    canvas.write(String(sign), at: rect.origin, style: style)
    canvas.writeParagraph(
      text, in: rect.splitLeft(Self.signColumns).rest, style: style, glyphs: glyphs)
    return rect.columns
  }

  private static let signColumns = 2

  private func look(_ glyphs: Glyphs) -> (Character, CellStyle) {
    switch kind {
    case .information: (glyphs.separator, .secondary)
    case .success: (glyphs.check, .success)
    case .warning: (glyphs.warning, .warning)
    case .error: (glyphs.cross, .error)
    }
  }
}
