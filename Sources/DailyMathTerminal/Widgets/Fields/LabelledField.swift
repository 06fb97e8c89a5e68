/// A field with its name above, a border around, and below it what is wrong with what was entered.
package struct LabelledField: Hashable, Sendable {
  /// What belongs into the field.
  package var label: String
  /// What a key does here, at the right end of the label's row.
  package var hint: String
  /// Shown in the empty field, as an example.
  package var placeholder: String
  /// What is wrong, in words; nil where nothing is.
  package var error: String?
  /// Whether the next key goes here.
  package var isFocused: Bool

  /// The rows of the content; more than one for a text area.
  package let contentRows: Int

  /// The rows of the label and the box around one row, without an error.
  package static let rows = 4
  /// The rows around one row of content where there is no room for a border.
  package static let compactRows = 2

  /// A field with that label.
  package init(
    _ label: String, hint: String = "", placeholder: String = "", error: String? = nil,
    isFocused: Bool = false, contentRows: Int = 1
  ) {
    self.label = label
    self.hint = hint
    self.placeholder = placeholder
    self.error = error
    self.isFocused = isFocused
    self.contentRows = min(max(1, contentRows), Canvas.largest.rows)
  }

  /// The rows that the field takes with its error, as wide as that and with its border.
  package func rows(columns: Int, widths: WidthPolicy) -> Int {
    Self.rows - 1 + contentRows
      + (error.map { FaultText($0).rows(columns: columns, widths: widths) } ?? 0)
  }

  /// The columns of the text in a field of several rows that is as wide as that, with its border or without.
  package static func areaColumns(in columns: Int) -> Int { max(0, columns - 4) }

  /// Draws the field; where there are not the rows for the border and the error, it does without the border.
  ///
  /// - Parameters:
  ///   - action: what a click on the field means; nil for nothing.
  ///   - hintAction: what a click on the hint means; nil for nothing.
  ///   - place: what a click before the cluster with that index means; nil where the field as a whole is meant.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, content: some FieldContent,
    action: Action? = nil, hintAction: Action? = nil, place: ((Int) -> Action)? = nil
  ) {
    let (labelRow, below) = rect.splitTop(1)
    let hintPlace = drawLabel(into: &frame.canvas, labelRow, glyphs)
    if let hintAction { frame.addRegion(hintPlace, hintAction) }
    let hasBorder = rect.rows >= rows(columns: rect.columns, widths: frame.widths)
    let (box, rest) = below.splitTop(hasBorder ? contentRows + 2 : contentRows)
    if hasBorder {
      frame.canvas.box(
        box, style: isFocused ? .accent.bold : .surface,
        border: glyphs.border(isFocused: isFocused))
    }
    let line = hasBorder ? box.inset(by: 1) : box
    if isFocused, !line.isEmpty {
      frame.canvas.write(String(glyphs.focusMark), at: line.origin, style: .accent.bold)
    }
    // A text area breaks its rows at the same column with a border and without.
    let edge = hasBorder || contentRows == 1 ? 1 : 3
    let inside = line.splitLeft(1).rest.splitRight(edge).rest
    // Where there is no room for the content, the cursor still says where the keyboard is.
    if isFocused, inside.isEmpty, !rect.isEmpty { frame.placeCursor(at: rect.origin) }
    content.draw(into: &frame, rect: inside, isFocused: isFocused, glyphs: glyphs)
    if content.isEmpty, !placeholder.isEmpty {
      frame.canvas.writeLine(placeholder, in: inside, style: .secondary, glyphs: glyphs)
    }
    if !hasBorder, !content.isSelected {
      // Without a border, a line under the text shows where the field is; what is selected stands out by itself.
      frame.canvas.restyle(inside, style: content.isEmpty ? .surface.underlined : .text.underlined)
    }
    if let error { FaultText(error).draw(into: &frame.canvas, rect: rest, glyphs: glyphs) }
    if let action { frame.addRegion(box, action) }
    if let place {
      content.addPlaces(to: &frame, rect: inside, isFocused: isFocused, action: place)
    }
  }

  /// Draws the label and beside it the hint, and says where the hint stands; nowhere where it has no room.
  private func drawLabel(into canvas: inout Canvas, _ row: Rect, _ glyphs: Glyphs) -> Rect {
    let used = canvas.writeLine(
      label, in: row, style: isFocused ? .title : .text, glyphs: glyphs)
    let room = row.splitLeft(used + 1).rest
    let columns = TextLayout.columns(of: hint, widths: canvas.widths)
    guard columns <= room.columns else { return room.splitLeft(0).left }
    canvas.writeLine(hint, in: room, style: .secondary, alignment: .trailing, glyphs: glyphs)
    return room.splitRight(columns).right
  }
}
