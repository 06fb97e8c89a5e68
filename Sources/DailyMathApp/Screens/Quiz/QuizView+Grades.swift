import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Draws the grades in boxes side by side.
  static func drawGradeBoxes(
    _ grades: [Grade], _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let columns = min(22, rect.columns / grades.count)
    // The words of four grades need every column of a narrow window.
    let gap = grades.count * (widestGrade + 3) <= rect.columns ? 1 : 0
    for (index, grade) in grades.enumerated() {
      let isSelected = grade == state.selectedGrade
      let place = rect.splitLeft(index * columns).rest.splitLeft(columns).left
      let box = place.splitLeft(place.columns - gap).left
      frame.canvas.box(
        box, style: isSelected ? .accent.bold : .surface,
        border: context.glyphs.border(isFocused: isSelected))
      drawGrade(
        grade, state, selectedStyle: .title, isBrief: false, into: &frame,
        box.inset(columns: 1, rows: 1), context)
      frame.addRegion(box, .gradeChosen(grade))
    }
  }

  /// The columns of the longest label and destination with the mark before them.
  private static let widestGrade = 11

  /// Draws the grades in a line, and below it where they lead.
  static func drawGradeLine(
    _ grades: [Grade], _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    // Three grades have room for whole words; four stand as close as their names let them.
    let isBrief = grades.count > 3
    var rest = rect.splitTop(2).top
    for grade in grades {
      let label = TextLayout.columns(
        of: " \(label(of: grade, context))", widths: context.glyphs.widths)
      let columns = isBrief ? label : min(22, rect.columns / grades.count)
      let (place, others) = rest.splitLeft(columns)
      drawGrade(
        grade, state, selectedStyle: .accent.bold, isBrief: isBrief, into: &frame, place, context)
      frame.addRegion(place, .gradeChosen(grade))
      rest = others
    }
  }

  /// Draws a grade and where it leads on the first two rows of a rectangle.
  private static func drawGrade(
    _ grade: Grade, _ state: State, selectedStyle: CellStyle, isBrief: Bool,
    into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let isSelected = grade == state.selectedGrade
    let (first, second) = rect.splitTop(1)
    let mark = isSelected ? context.glyphs.focusMark : " "
    frame.canvas.writeLine(
      "\(mark)\(label(of: grade, context))", in: first,
      style: isSelected ? selectedStyle : .text, glyphs: context.glyphs)
    frame.canvas.writeLine(
      " \(destination(of: grade, state, isBrief: isBrief, context))", in: second,
      style: .secondary, glyphs: context.glyphs)
    if isSelected { frame.placeCursor(at: first.origin) }
  }

  private static func label(of grade: Grade, _ context: ViewContext) -> String {
    "\(grade.rawValue) \(context.texts.quiz.gradeNames[grade] ?? "")"
  }

  /// Where a grade leads; what is practised stays where it is.
  private static func destination(
    of grade: Grade, _ state: State, isBrief: Bool, _ context: ViewContext
  ) -> String {
    let texts = context.texts.quiz
    guard let outcome = state.outcomes[grade] else { return "" }
    let isPractice = state.session.showing?.round == .cram
    return isBrief
      ? texts.brief(outcome, isPractice: isPractice)
      : texts.text(for: outcome, isPractice: isPractice)
  }
}

extension QuizTexts {
  /// Where a grade leads, in words.
  func text(for outcome: GradeOutcome, isPractice: Bool = false) -> String {
    switch outcome {
    case .comesBackToday: comesBackToday
    case .suspends: suspends
    case .inDays(let days): isPractice ? unchanged : inDays(days)
    }
  }

  /// Where a grade leads, in few cells.
  func brief(_ outcome: GradeOutcome, isPractice: Bool) -> String {
    switch outcome {
    case .comesBackToday: comesBackBriefly
    case .suspends: suspendsBriefly
    case .inDays(let days): isPractice ? unchangedBriefly : inDaysBriefly(days)
    }
  }
}
