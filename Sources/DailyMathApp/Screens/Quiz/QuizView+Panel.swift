import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// The narrowest window in which the words of the grades fit into boxes.
  private static let narrowestBoxes = 56

  /// How many rows the part under the question takes, of which `room` are there at most.
  static func panelRows(
    _ state: State, room: Rect, _ layout: PageLayout, _ context: ViewContext
  ) -> Int {
    switch state.phase {
    case .asking:
      switch state.session.showing?.kind {
      case .typed: layout.isLow ? LabelledField.compactRows : LabelledField.rows
      case .flip: layout.isLow ? 1 : 2
      case .choice, nil: 0
      }
    case .saving, .finished: 0
    case .grading: layout.isLow || layout.window.columns < narrowestBoxes ? 2 : 4
    case .reading:
      min(
        leechText(state, context)?.rows(columns: room.columns, widths: context.glyphs.widths) ?? 1,
        max(1, room.rows / 2))
    case .notSaved: layout.isLow ? 3 : 4
    }
  }

  /// Draws what is asked under the question: the answer, the grade, or what to do about an answer that is not saved.
  static func drawPanel(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts
    switch state.phase {
    case .asking: drawQuestionPanel(state, into: &frame, rect, context)
    case .grading(let answer) where rect.rows >= 4:
      drawGradeBoxes(answer.grades, state, into: &frame, rect, context)
    case .grading(let answer): drawGradeLine(answer.grades, state, into: &frame, rect, context)
    case .reading: drawReading(state, into: &frame.canvas, rect, context)
    case .notSaved(_, _, let error):
      FaultText("\(texts.quiz.notSaved) \(texts.faults.sentence(error))").draw(
        into: &frame.canvas, rect: rect, style: .error.bold, glyphs: context.glyphs)
    case .saving, .finished: break
    }
  }

  private static func drawQuestionPanel(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.quiz.kinds
    switch state.session.showing?.kind {
    case .typed:
      LabelledField(texts.field, isFocused: true).draw(
        into: &frame, rect: rect.splitLeft(2).rest, glyphs: context.glyphs,
        content: state.field, place: { .placed($0) })
    case .flip:
      let (hint, below) = rect.splitTop(rect.rows > 1 ? 1 : 0)
      frame.canvas.writeLine(
        "  \(texts.think)", in: hint, style: .secondary, glyphs: context.glyphs)
      let button = Button(texts.turn, .focused)
      let place = below.splitLeft(2).rest.splitLeft(button.columns(widths: frame.widths)).left
      button.draw(
        into: &frame, rect: place, glyphs: context.glyphs, action: .turned(by: nil))
    case .choice, nil: break
    }
  }

  private static func drawReading(
    _ state: State, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    if let leech = leechText(state, context) {
      leech.draw(into: &canvas, rect: rect, glyphs: context.glyphs)
    } else if state.session.returningCount > 0 {
      canvas.writeLine(
        "  \(context.texts.quiz.wrongComesBack)", in: rect, style: .secondary,
        glyphs: context.glyphs)
    }
  }

  /// What is said of a card that the answer just recorded suspended; `nil` where it did not.
  private static func leechText(_ state: State, _ context: ViewContext) -> SignedText? {
    state.leechLapses.map { lapses in
      SignedText(
        sign: context.glyphs.warning,
        text: context.texts.quiz.tools.leech(context.language.number(lapses)),
        style: .warning.bold)
    }
  }
}
