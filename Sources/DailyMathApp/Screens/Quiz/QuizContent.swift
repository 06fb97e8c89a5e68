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

  /// Everything there is to show, of which the window may hold only a part.
  let lines: [Line]
  /// The first line of each option.
  let optionStarts: [Int]

  /// Lays out a showing in `columns` columns; after an answer also the verdict and the note.
  init(
    _ showing: QuizShowing, _ state: QuizScreen.State, _ context: ViewContext, columns: Int,
    isLow: Bool
  ) {
    let builder = Builder(showing: showing, state: state, context: context, columns: columns)
    let content = showing.content
    let question = TextLayout.wrapped(
      CardText.paragraph(content.prompt), columns: columns - 4, widths: context.glyphs.widths)
    var lines: [Line] = []
    var starts: [Int] = []
    lines += question.map { Line(text: "  \($0)", style: .title, option: nil) }
    lines.append(Line(text: "", style: .text, option: nil))
    for index in showing.options.indices {
      starts.append(lines.count)
      lines += builder.option(index)
    }
    if let choice = state.phase.choice {
      if !isLow { lines.append(Line(text: "", style: .text, option: nil)) }
      lines += builder.explanation(after: choice)
    }
    self.lines = lines
    optionStarts = starts
  }

  /// The first line to show in `rows` rows.
  ///
  /// It is where the learner scrolled to; else, after an answer, the options with what follows them; else the beginning,
  /// or what brings the selected option into sight once the learner moved the selection.
  func firstLine(rows: Int, _ state: QuizScreen.State) -> Int {
    let last = max(0, lines.count - rows)
    if let scroll = state.scroll { return min(scroll, last) }
    if state.phase.choice != nil { return min(optionStarts.first ?? 0, last) }
    guard state.followsSelection, optionStarts.indices.contains(state.selectedOption) else {
      return 0
    }
    return min(max(0, optionStarts[state.selectedOption] - rows + 2), last)
  }
}

extension QuizScreen.Phase {
  /// What was chosen; `nil` before an answer and at the end.
  var choice: QuizChoice? {
    switch self {
    case .grading(let choice), .reading(let choice), .saving(let choice, _),
      .notSaved(let choice, _, _):
      choice
    case .asking, .finished: nil
    }
  }
}

/// Makes the lines of the options and of what is said after an answer.
private struct Builder {
  let showing: QuizShowing
  let state: QuizScreen.State
  let context: ViewContext
  let columns: Int

  func option(_ index: Int) -> [QuizContent.Line] {
    let option = showing.options[index]
    let (mark, style, verdict) = look(of: option, index)
    let text = CardText.line(option.text) + (verdict.isEmpty ? "" : "   \(verdict)")
    let wrapped = TextLayout.wrapped(
      text, columns: columns - 8, widths: context.glyphs.widths)
    return wrapped.enumerated().map { line, text in
      let start = line == 0 ? " \(mark) \(index + 1)   " : "       "
      return QuizContent.Line(text: start + text, style: style, option: index)
    }
  }

  private func look(of option: AnswerOption, _ index: Int) -> (Character, CellStyle, String) {
    let glyphs = context.glyphs
    let texts = context.texts.quiz
    guard let choice = state.phase.choice else {
      let isSelected = index == state.selectedOption
      return isSelected ? (glyphs.focusMark, .accent.bold, "") : (" ", .text, "")
    }
    let isChosen = option.identity == choice.option.identity
    if option.isRight { return (glyphs.check, .success.bold, texts.right) }
    guard isChosen else { return (" ", .secondary, "") }
    return (glyphs.cross, .error.bold, texts.wrong)
  }

  func explanation(after choice: QuizChoice) -> [QuizContent.Line] {
    let note = CardText.paragraph(showing.content.note)
    let lines =
      note.isEmpty
      ? []
      : TextLayout.wrapped(
        note, columns: columns - 4, widths: context.glyphs.widths)
    return lines.map { QuizContent.Line(text: "  \($0)", style: .text, option: nil) }
  }
}
