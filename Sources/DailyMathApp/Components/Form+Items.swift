import DailyMathTerminal

extension Form.Item {
  /// A field of the form with its content.
  ///
  /// - Parameters:
  ///   - hintAction: what a click on the hint beside the label means; `nil` for nothing.
  ///   - place: what a click before the character with that index means; `nil` where only the field as a whole is meant.
  static func field(
    _ field: LabelledField, content: some FieldContent, columns: Int, glyphs: Glyphs,
    action: Action, hintAction: Action? = nil, place: ((Int) -> Action)? = nil
  ) -> Form.Item {
    Form.Item(
      rows: { rows(of: field, columns: columns, glyphs.widths, isCompact: $0) },
      isFocused: field.isFocused,
      draw: { frame, rect, _ in
        field.draw(
          into: &frame, rect: rect, glyphs: glyphs, content: content, action: action,
          hintAction: hintAction, place: place)
      })
  }

  /// Two items side by side, each as high as the higher one.
  static func pair(_ left: Form.Item, _ right: Form.Item) -> Form.Item {
    Form.Item(
      rows: { max(left.rows($0), right.rows($0)) }, isFocused: left.isFocused || right.isFocused,
      draw: { frame, rect, isCompact in
        let half = (rect.columns - 2) / 2
        left.draw(&frame, limited(rect.splitLeft(half).left, to: left.rows(isCompact)), isCompact)
        let rest = rect.splitLeft(half + 2).rest
        right.draw(&frame, limited(rest, to: right.rows(isCompact)), isCompact)
      })
  }

  /// Blank rows, which go first where the window is low.
  static func space(_ rows: Int) -> Form.Item {
    Form.Item(rows: { $0 ? 0 : rows }, isFocused: false, draw: { _, _, _ in })
  }

  /// A line of text or several.
  ///
  /// - Parameter indent: how many columns stay blank before it.
  static func text(
    _ text: String, style: CellStyle, columns: Int, alignment: TextAlignment = .leading,
    indent: Int = 0, isNote: Bool = false, glyphs: Glyphs
  ) -> Form.Item {
    let lines = TextLayout.wrapped(text, columns: columns - indent, widths: glyphs.widths).count
    return Form.Item(
      rows: { _ in lines }, isNote: isNote, isFocused: false,
      draw: { frame, rect, _ in
        frame.canvas.writeParagraph(
          text, in: rect.splitLeft(indent).rest, style: style, alignment: alignment,
          glyphs: glyphs)
      })
  }

  /// Something that takes one row.
  static func row(
    isFocused: Bool, _ draw: @escaping (inout Frame<Action>, Rect) -> Void
  ) -> Form.Item {
    Form.Item(
      rows: { _ in 1 }, isFocused: isFocused, draw: { frame, rect, _ in draw(&frame, rect) })
  }

  /// A link on a row of its own.
  static func link(_ link: Link, glyphs: Glyphs, action: Action) -> Form.Item {
    .row(isFocused: link.isFocused) { frame, rect in
      link.draw(into: &frame, rect: rect, glyphs: glyphs, action: action)
    }
  }

  private static func limited(_ rect: Rect, to rows: Int) -> Rect {
    rect.splitTop(rows).top
  }

  private static func rows(
    of field: LabelledField, columns: Int, _ widths: WidthPolicy, isCompact: Bool
  ) -> Int {
    let rows = field.rows(columns: columns, widths: widths)
    return isCompact ? LabelledField.compactRows + rows - LabelledField.rows : rows
  }
}
