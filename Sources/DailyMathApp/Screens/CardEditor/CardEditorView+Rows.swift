import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen {
  /// The columns of the labels before what is chosen, one below another.
  private static let labelColumns = 13
  /// The widest field for a name.
  private static let widestName = 44

  /// A choice or a short text in one row, with its label before it.
  static func row(
    _ focus: Focus, _ state: State, _ context: ViewContext
  ) -> Form<Action>.Item {
    .row(isFocused: state.focus == focus) { frame, rect in
      draw(focus, state, into: &frame, rect, context)
    }
  }

  private static func draw(
    _ focus: Focus, _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let isFocused = state.focus == focus
    let (label, room) = rect.splitLeft(labelColumns)
    frame.canvas.writeLine(
      self.label(of: focus, context.texts.cardEditor), in: label,
      style: isFocused ? .title : .text, glyphs: context.glyphs)
    frame.addRegion(rect, .focused(focus))
    if let field = state.written(focus) {
      draw(field, focus, isFocused, into: &frame, room, context)
    } else {
      drawValue(of: focus, isFocused, state, into: &frame, room, context)
    }
  }

  /// A text that is written in the row, with a line under it that shows where it is.
  private static func draw(
    _ field: TextField, _ focus: Focus, _ isFocused: Bool, into frame: inout Frame<Action>,
    _ room: Rect, _ context: ViewContext
  ) {
    if isFocused {
      frame.canvas.write(String(context.glyphs.focusMark), at: room.origin, style: .accent.bold)
    }
    let after = room.splitLeft(2).rest
    let place = after.splitLeft(min(widestName, after.columns)).left
    field.draw(into: &frame, rect: place, isFocused: isFocused, glyphs: context.glyphs)
    frame.canvas.restyle(
      place, style: field.isEmpty ? .surface.underlined : .text.underlined)
    if focus == .tags {
      field.addPlaces(to: &frame, rect: place, isFocused: isFocused) { .placed(focus, $0) }
      if field.isEmpty, !isFocused {
        frame.canvas.writeLine(
          context.texts.cardEditor.tagsHint, in: place, style: .secondary, glyphs: context.glyphs)
      }
    }
  }

  /// A value, between the arrows that change it while the keyboard stands on it.
  private static func drawValue(
    of focus: Focus, _ isFocused: Bool, _ state: State, into frame: inout Frame<Action>,
    _ room: Rect, _ context: ViewContext
  ) {
    let (before, rest) = room.splitLeft(2)
    let category = focus == .category ? CardText.style(of: state.category.category) : .text
    let used = frame.canvas.writeLine(
      value(of: focus, state, context.texts), in: rest,
      style: focus == .category ? category.bold : (isFocused ? .accent.bold : .text),
      glyphs: context.glyphs)
    guard isFocused else { return }
    frame.placeCursor(at: room.origin)
    let arrows = context.glyphs.arrows
    frame.canvas.write(String(arrows[2]), at: before.origin, style: .accent)
    frame.addRegion(before, .valueMoved(focus, by: -1))
    let after = rest.splitLeft(used + 1).rest
    let (arrow, hint) = after.splitLeft(1)
    guard !arrow.isEmpty else { return }
    frame.canvas.write(String(arrows[3]), at: arrow.origin, style: .accent)
    frame.addRegion(arrow, .valueMoved(focus, by: 1))
    let words = context.texts.cardEditor.hint(of: focus, state.type)
    let place = hint.splitLeft(2).rest
    if TextLayout.columns(of: words, widths: frame.widths) <= place.columns {
      frame.canvas.writeLine(words, in: place, style: .secondary, glyphs: context.glyphs)
    }
  }

  /// The label of a field, which for a text with gaps says what it is.
  static func label(
    of focus: Focus, _ texts: CardEditorTexts, type: CardType = .basic
  ) -> String {
    switch focus {
    case .type: texts.type
    case .prompt: type == .cloze ? texts.clozeText : texts.prompt
    case .answer: texts.answer
    case .firstDistractor: texts.distractor(1)
    case .secondDistractor: texts.distractor(2)
    case .thirdDistractor: texts.distractor(3)
    case .alternatives: texts.alternatives
    case .kind: texts.kind
    case .category: texts.category
    case .deck: texts.deck
    case .tags: texts.tags
    case .note: texts.note
    case .save: texts.save
    }
  }

  /// What a choice holds, in words; empty for what is no choice.
  static func value(of focus: Focus, _ state: State, _ texts: Texts) -> String {
    switch focus {
    case .type: texts.cardEditor.types[state.type] ?? ""
    case .kind: texts.cardEditor.name(of: state.kind)
    case .category: CardText.line(texts.common.name(of: state.category.category))
    case .deck:
      state.deck.value.text.isEmpty
        ? texts.cardEditor.deckOfCategory : CardText.line(state.deck.value.text)
    default: ""
    }
  }
}

extension CardEditorScreen.Focus {
  /// Whether arrows go through its values.
  var isChoice: Bool {
    switch self {
    case .type, .kind, .category, .deck: true
    default: false
    }
  }
}

extension CardEditorScreen.State {
  /// The text that is written in the row of a field; `nil` where a value is chosen.
  fileprivate func written(_ focus: CardEditorScreen.Focus) -> TextField? {
    switch focus {
    case .tags: tags
    case .category: category.index == nil ? category.own : nil
    case .deck: deck.index == nil ? deck.own : nil
    default: nil
    }
  }
}
