import DailyMathCore
import DailyMathTerminal

/// The question, its options and the note as lines, from which the window shows as many as fit.
struct QuizContent {
  /// One line as it is drawn.
  struct Line {
    /// What stands in the line, no wider than the window's column.
    let text: String
    /// The look of the whole line.
    let style: CellStyle
    /// The option that the line belongs to, which a click on it chooses.
    let option: Int?
  }

  /// The question after an answer, where not everything fits: it stays in sight while the rest is scrolled.
  let pinned: [Line]
  /// Everything else there is to show, of which the window may hold only a part.
  let lines: [Line]
  /// The first line of each option that is shown, by the option's index.
  let optionStarts: [Int: Int]

  /// The most lines of the question that stay in sight where not everything fits.
  private static let mostPinned = 2

  /// Lays out a showing for `columns` columns and `rows` rows; after an answer also the verdict and the note.
  ///
  /// Where an answered question does not fit, the blank lines go first, then the options that were neither chosen nor
  /// right, and then all but the beginning of the question.
  init(
    _ showing: QuizShowing, _ state: QuizScreen.State, _ context: ViewContext, columns: Int,
    rows: Int
  ) {
    let builder = QuizLines(showing: showing, state: state, context: context, columns: columns)
    let question = builder.question()
    let whole = builder.answers(isAiry: PageLayout(size: context.size).isTall)
    let explanation = state.phase.choice == nil ? [] : builder.explanation()
    let blank = [Line(text: "", style: .text, option: nil)]
    let full = [question, whole, explanation].filter { !$0.isEmpty }
    let spaced = Array(full.joined(separator: blank))
    guard spaced.count > rows, state.phase.choice != nil else {
      self.init(pinned: [], lines: spaced)
      return
    }
    let close = question + builder.answers(isAiry: false) + explanation
    guard close.count > rows else {
      self.init(pinned: [], lines: close)
      return
    }
    let rest = builder.answers(isAiry: false, isBrief: true) + explanation
    let room = max(min(Self.mostPinned, question.count), rows - rest.count)
    self.init(pinned: builder.cut(question, to: room), lines: rest)
  }

  private init(pinned: [Line], lines: [Line]) {
    self.pinned = pinned
    self.lines = lines
    var starts: [Int: Int] = [:]
    for (index, line) in lines.enumerated().reversed() {
      if let option = line.option { starts[option] = index }
    }
    optionStarts = starts
  }

  /// The first of `lines` to show in `rows` rows.
  ///
  /// It is where the learner scrolled to; else the beginning, or what brings the selected option into sight once the
  /// learner moved the selection.
  func firstLine(rows: Int, _ state: QuizScreen.State) -> Int {
    let last = max(0, lines.count - rows)
    if let scroll = state.scroll { return min(scroll, last) }
    guard state.phase.choice == nil, state.followsSelection,
      let start = optionStarts[state.selectedOption]
    else { return 0 }
    return min(max(0, start - rows + 2), last)
  }
}

extension QuizScreen.Phase {
  /// What was chosen; `nil` before an answer and at the end.
  var choice: QuizAnswer? {
    switch self {
    case .grading(let choice), .reading(let choice), .saving(let choice, _),
      .notSaved(let choice, _, _):
      choice
    case .asking, .finished: nil
    }
  }
}
