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

  /// Draws the line with its sign on the first row of a rectangle; returns the columns taken.
  @discardableResult
  package func draw(into canvas: inout Canvas, rect: Rect, glyphs: Glyphs) -> Int {
    let (sign, style) = look(glyphs)
    return canvas.writeLine("\(sign) \(text)", in: rect, style: style, glyphs: glyphs)
  }

  private func look(_ glyphs: Glyphs) -> (Character, CellStyle) {
    switch kind {
    case .information: (glyphs.separator, .secondary)
    case .success: (glyphs.check, .success)
    case .warning: (glyphs.warning, .warning)
    case .error: (glyphs.cross, .error)
    }
  }
}
