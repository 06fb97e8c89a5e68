import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// The narrowest window in which the words of the grades fit into boxes.
  private static let narrowestBoxes = 56

  /// How many rows the part under the question takes.
  static func panelRows(_ state: State, _ layout: PageLayout) -> Int {
    switch state.phase {
    case .asking, .saving, .finished: 0
    case .grading: layout.isLow || layout.window.columns < narrowestBoxes ? 2 : 4
    case .reading: 1
    case .notSaved: layout.isLow ? 3 : 4
    }
  }

  /// Draws what is asked under the question: the grade, or what to do about an answer that is not saved.
  static func drawPanel(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts
    switch state.phase {
    case .grading where rect.rows >= 4: drawGradeBoxes(state, into: &frame, rect, context)
    case .grading: drawGradeLine(state, into: &frame, rect, context)
    case .reading:
      let returns = state.session.returningCount > 0
      frame.canvas.writeLine(
        returns ? texts.quiz.wrongComesBack : "", in: rect, style: .secondary,
        glyphs: context.glyphs)
    case .notSaved(_, _, let error):
      FaultText("\(texts.quiz.notSaved) \(texts.faults.sentence(error))").draw(
        into: &frame.canvas, rect: rect, style: .error.bold, glyphs: context.glyphs)
    case .asking, .saving, .finished: break
    }
  }

  private static func drawGradeBoxes(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    for (grade, place) in gradePlaces(in: rect) {
      let isSelected = grade == state.selectedGrade
      let box = place.splitLeft(place.columns - 1).left
      frame.canvas.box(
        box, style: isSelected ? .accent.bold : .surface,
        border: context.glyphs.border(isFocused: isSelected))
      drawGrade(
        grade, state, selectedStyle: .title, into: &frame, box.inset(columns: 1, rows: 1), context)
      frame.addRegion(box, .gradeChosen(grade))
    }
  }

  private static func drawGradeLine(
    _ state: State, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    for (grade, place) in gradePlaces(in: rect.splitTop(2).top) {
      drawGrade(grade, state, selectedStyle: .accent.bold, into: &frame, place, context)
      frame.addRegion(place, .gradeChosen(grade))
    }
  }

  /// The grades side by side, no wider than their words need.
  private static func gradePlaces(in rect: Rect) -> [(Grade, Rect)] {
    let columns = min(22, rect.columns / grades.count)
    return grades.indices.map { index in
      (grades[index], rect.splitLeft(index * columns).rest.splitLeft(columns).left)
    }
  }

  /// Draws a grade and where it leads on the first two rows of a rectangle.
  private static func drawGrade(
    _ grade: Grade, _ state: State, selectedStyle: CellStyle, into frame: inout Frame<Action>,
    _ rect: Rect, _ context: ViewContext
  ) {
    let isSelected = grade == state.selectedGrade
    let (first, second) = rect.splitTop(1)
    let mark = isSelected ? context.glyphs.focusMark : " "
    frame.canvas.writeLine(
      "\(mark)\(label(of: grade, context))", in: first,
      style: isSelected ? selectedStyle : .text, glyphs: context.glyphs)
    frame.canvas.writeLine(
      " \(destination(of: grade, state, context))", in: second, style: .secondary,
      glyphs: context.glyphs)
    if isSelected { frame.placeCursor(at: first.origin) }
  }

  private static func label(of grade: Grade, _ context: ViewContext) -> String {
    "\(grade.rawValue) \(context.texts.quiz.gradeNames[grade] ?? "")"
  }

  private static func destination(
    of grade: Grade, _ state: State, _ context: ViewContext
  ) -> String {
    state.outcomes[grade].map { context.texts.quiz.text(for: $0) } ?? ""
  }

  /// Draws the end of the sitting: how it went, and what comes next.
  static func drawEnd(
    _ state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.quiz
    let session = state.session
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 2 : 5)
    func line(_ text: String, _ style: CellStyle) {
      frame.canvas.writeLine(
        text, in: cursor.take(1), style: style, alignment: .center, glyphs: context.glyphs)
    }
    line(
      context.showsOnlyASCII ? ASCIIText.folded(texts.finishedTitle) : texts.finishedTitle, .title)
    cursor.skip(1)
    if session.answerCount > 0 {
      let percentage = (session.rightCount * 100 + session.answerCount / 2) / session.answerCount
      line(texts.result(session.rightCount, session.answerCount), .text)
      line(texts.percentage(percentage), percentage >= 80 ? .success.bold : .title)
      cursor.skip(layout.isLow ? 0 : 1)
    }
    if let outlook = state.outlook {
      if outlook.leftToday > 0 { line(texts.leftToday(outlook.leftToday), .warning) }
      line(texts.tomorrow(outlook.tomorrow), .secondary)
    }
    cursor.skip(1)
    let button = Button(texts.backToToday, .focused)
    let place = cursor.take(1)
    button.draw(
      into: &frame, rect: place.centered(button.size(widths: frame.widths)), glyphs: context.glyphs,
      action: .leaveChosen)
  }

  /// The keys that matter in the phase at hand, of which the help and the way out stay where others do not fit.
  static func keys(
    _ state: State, _ layout: PageLayout, _ context: ViewContext
  ) -> KeyHints<Action> {
    let texts = context.texts
    let undo = KeyHint<Action>("u", texts.quiz.takeBack, action: .takeBackChosen)
    let leave = KeyHint<Action>("Esc", texts.quiz.leave, action: .leaveChosen)
    let help = KeyHint<Action>("?", texts.common.help, action: .helpChosen)
    // Before the first answer there is nothing to take back.
    let taken = state.session.lastStep == nil ? [] : [undo]
    switch state.phase {
    case .asking:
      let count = state.session.showing?.options.count ?? 4
      let answer = KeyHint<Action>(
        context.spelled("1–\(count)"), texts.quiz.answer,
        action: .optionChosen(state.selectedOption, by: nil))
      let choose = KeyHint<Action>(
        "\(context.upDown) Enter", texts.common.choose, action: .optionMoved(by: 1))
      return KeyHints([answer, choose] + taken + [leave, help], lasting: 2)
    case .grading:
      let name = texts.quiz.gradeNames[state.selectedGrade] ?? ""
      let save = layout.isNarrow ? texts.quiz.leave : texts.quiz.saveAndLeave
      return KeyHints(
        [
          KeyHint("Enter", texts.quiz.acceptGrade(name), action: .selectedGradeTaken),
          KeyHint("3 4 5", texts.quiz.grade, action: .gradeMoved(by: 1)), undo,
          KeyHint("Esc", save, action: .leaveChosen),
        ], lasting: 1)
    case .reading:
      return KeyHints(
        [KeyHint("Enter", texts.common.accept, action: .continued), undo, leave, help], lasting: 2)
    case .notSaved:
      return KeyHints(
        [KeyHint("Enter", texts.common.retry, action: .retryChosen), undo, leave], lasting: 1)
    case .saving: return KeyHints([])
    case .finished:
      return KeyHints([KeyHint("Enter", texts.common.back, action: .leaveChosen), undo])
    }
  }
}

extension QuizTexts {
  /// Where a grade leads, in words.
  func text(for outcome: GradeOutcome) -> String {
    switch outcome {
    case .comesBackToday: comesBackToday
    case .inDays(let days): inDays(days)
    }
  }
}
