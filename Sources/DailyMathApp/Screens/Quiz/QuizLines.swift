import DailyMathCore
import DailyMathTerminal

/// Makes the lines of the question, of the options and of what is said after an answer.
struct QuizLines {
  /// The question on show.
  let showing: QuizShowing
  /// Where it stands.
  let state: QuizScreen.State
  /// What the lines are drawn with.
  let context: ViewContext
  /// The columns there are.
  let columns: Int

  /// The lines of the question.
  func question() -> [QuizContent.Line] {
    paragraph(showing.face.prompt, style: .title)
  }

  /// The options; or, once it was answered in another way, the answer and what would have been right.
  ///
  /// - Parameters:
  ///   - isAiry: whether there is a blank line between options.
  ///   - isBrief: whether options that were neither chosen nor right are left out.
  func answers(isAiry: Bool, isBrief: Bool = false) -> [QuizContent.Line] {
    let answer = state.phase.choice
    switch answer?.kind ?? showing.kind {
    case .choice:
      let kept = showing.options.indices.filter { index in
        let option = showing.options[index]
        return !isBrief || option.isRight || isChosen(option)
      }
      return options(kept, isAiry: isAiry)
    case .typed: return answer.map { typed($0) } ?? []
    case .flip: return answer == nil ? [] : solution(style: .accent.bold)
    }
  }

  /// A text of the card in as many lines as it takes, two columns in.
  func paragraph(_ text: String, style: CellStyle) -> [QuizContent.Line] {
    TextLayout.wrapped(
      CardText.paragraph(text, context), columns: columns - 4, widths: context.glyphs.widths
    ).map { QuizContent.Line(text: "  \($0)", style: style, option: nil) }
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
  private func options(_ indices: [Int], isAiry: Bool) -> [QuizContent.Line] {
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
    guard state.phase.choice != nil else {
      let isSelected = index == state.selectedOption
      return isSelected ? (glyphs.focusMark, .accent.bold, "") : (" ", .text, "")
    }
    if option.isRight { return (glyphs.check, .success.bold, texts.right) }
    guard isChosen(option) else { return (" ", .secondary, "") }
    return (glyphs.cross, .error.bold, texts.wrong)
  }

  /// Whether an option is the one that was chosen; after an edit it may be there no more.
  private func isChosen(_ option: AnswerOption) -> Bool {
    let chosen = state.phase.choice?.option
    return option.identity == chosen?.identity && option.text == chosen?.text
  }

  /// The note of the card.
  func explanation() -> [QuizContent.Line] {
    let note = showing.content.note
    return note.allSatisfy(\.isWhitespace) ? [] : paragraph(note, style: .text)
  }
}
