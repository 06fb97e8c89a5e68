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
    let builder = Builder(showing: showing, state: state, context: context, columns: columns)
    let question = builder.question()
    let all = Array(showing.options.indices)
    let whole = builder.options(all, isAiry: PageLayout(size: context.size).isTall)
    let explanation = state.phase.choice.map { builder.explanation(after: $0) } ?? []
    let blank = [Line(text: "", style: .text, option: nil)]
    let closing = explanation.isEmpty ? [] : blank + explanation
    let full = question + blank + whole + closing
    guard full.count > rows, let choice = state.phase.choice else {
      self.init(pinned: [], lines: full)
      return
    }
    let close = question + builder.options(all, isAiry: false) + explanation
    guard close.count > rows else {
      self.init(pinned: [], lines: close)
      return
    }
    let kept = all.filter { index in
      let option = showing.options[index]
      return option.isRight || option.identity == choice.option?.identity
    }
    let rest = builder.options(kept, isAiry: false) + explanation
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

/// Makes the lines of the question, of the options and of what is said after an answer.
private struct Builder {
  let showing: QuizShowing
  let state: QuizScreen.State
  let context: ViewContext
  let columns: Int

  func question() -> [QuizContent.Line] {
    TextLayout.wrapped(
      CardText.paragraph(showing.face.prompt, context), columns: columns - 4,
      widths: context.glyphs.widths
    ).map { QuizContent.Line(text: "  \($0)", style: .title, option: nil) }
  }

  /// The first lines of a question, with a sign where something is cut off.
  func cut(_ question: [QuizContent.Line], to count: Int) -> [QuizContent.Line] {
    guard question.count > count, let last = question.prefix(count).last else { return question }
    let ellipsis = context.glyphs.ellipsis
    let widths = context.glyphs.widths
    let room = columns - TextLayout.columns(of: ellipsis, widths: widths)
    let text = TextLayout.prefix(of: last.text, columns: room, widths: widths) + ellipsis
    let cut = QuizContent.Line(text: String(text), style: last.style, option: nil)
    return question.prefix(count - 1) + [cut]
  }

  /// The lines of options, one after another, or with a blank line between them.
  func options(_ indices: [Int], isAiry: Bool) -> [QuizContent.Line] {
    let blank = QuizContent.Line(text: "", style: .text, option: nil)
    let blocks = indices.map { option($0) }
    return Array(blocks.joined(separator: isAiry ? [blank] : []))
  }

  private func option(_ index: Int) -> [QuizContent.Line] {
    let option = showing.options[index]
    let (mark, style, verdict) = look(of: option, index)
    var text = CardText.line(option.text, context)
    if !verdict.isEmpty {
      let column = verdictColumn(verdict)
      text = TextLayout.padded(text, to: column, widths: context.glyphs.widths) + "   \(verdict)"
    }
    let wrapped = TextLayout.wrapped(
      text, columns: columns - 8, widths: context.glyphs.widths)
    return wrapped.enumerated().map { line, text in
      let start = line == 0 ? " \(mark) \(index + 1)   " : "       "
      return QuizContent.Line(text: start + text, style: style, option: index)
    }
  }

  /// How wide the options with a verdict are made, so that one verdict stands under the other where they fit.
  private func verdictColumn(_ verdict: String) -> Int {
    let widths = context.glyphs.widths
    let judged = showing.options.indices.filter { !look(of: showing.options[$0], $0).2.isEmpty }
    let texts = judged.map { CardText.line(showing.options[$0].text, context) }
    let widest = texts.map { TextLayout.columns(of: $0, widths: widths) }.max() ?? 0
    let room = columns - 8 - 3 - TextLayout.columns(of: verdict, widths: widths)
    return min(widest, max(0, room))
  }

  private func look(of option: AnswerOption, _ index: Int) -> (Character, CellStyle, String) {
    let glyphs = context.glyphs
    let texts = context.texts.quiz
    guard let choice = state.phase.choice else {
      let isSelected = index == state.selectedOption
      return isSelected ? (glyphs.focusMark, .accent.bold, "") : (" ", .text, "")
    }
    let isChosen = option.identity == choice.option?.identity
    if option.isRight { return (glyphs.check, .success.bold, texts.right) }
    guard isChosen else { return (" ", .secondary, "") }
    return (glyphs.cross, .error.bold, texts.wrong)
  }

  func explanation(after choice: QuizAnswer) -> [QuizContent.Line] {
    let note = CardText.paragraph(showing.content.note, context)
    let lines =
      note.isEmpty
      ? []
      : TextLayout.wrapped(
        note, columns: columns - 4, widths: context.glyphs.widths)
    return lines.map { QuizContent.Line(text: "  \($0)", style: .text, option: nil) }
  }
}
