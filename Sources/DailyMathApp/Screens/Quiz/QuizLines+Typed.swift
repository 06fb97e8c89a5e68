import DailyMathCore
import DailyMathTerminal

extension QuizLines {
  /// What was typed with its verdict, and under it what would have been right.
  func typed(_ answer: QuizAnswer) -> [QuizContent.Line] {
    let texts = context.texts.quiz
    switch answer.verdict {
    case .right, .recalled:
      let isWrittenSo = CardText.line(answer.text) == CardText.line(showing.face.answer)
      return judged(answer.text, context.glyphs.check, .success.bold, texts.right)
        + (isWrittenSo ? [] : solution(style: .text))
    case .wrong:
      return judged(answer.text, context.glyphs.cross, .error.bold, texts.wrong)
        + solution(style: .success.bold)
    case .near(let difference): return near(difference)
    }
  }

  /// The right answer under its name, and the others that are right as well.
  func solution(style: CellStyle) -> [QuizContent.Line] {
    let texts = context.texts.quiz.kinds
    let others = showing.face.alternatives.map { CardText.line($0, context) }
    let also = others.joined(separator: " \(context.glyphs.separator) ")
    return [QuizContent.Line(text: "  \(texts.solution)", style: .secondary, option: nil)]
      + paragraph(showing.face.answer, style: style)
      + (others.isEmpty ? [] : paragraph(texts.alsoRight(also), style: .secondary))
  }

  private func judged(
    _ text: String, _ sign: Character, _ style: CellStyle, _ verdict: String
  ) -> [QuizContent.Line] {
    TextLayout.wrapped(
      "\(CardText.line(text, context))   \(verdict)", columns: columns - 6,
      widths: context.glyphs.widths
    ).enumerated().map { line, text in
      QuizContent.Line(
        text: "  \(line == 0 ? sign : " ") \(text)", style: style, option: nil)
    }
  }

  /// What was typed and what is right, each with `^` under the letters in which they differ, so that no colour is needed.
  private func near(_ difference: TextDifference) -> [QuizContent.Line] {
    let texts = context.texts.quiz.kinds
    let typed = difference.pieces.compactMap { piece -> MarkedText.Piece? in
      switch piece {
      case .same(let text), .forgiven(let text, _): MarkedText.Piece(text: text, isMarked: false)
      case .extra(let text): MarkedText.Piece(text: text, isMarked: true)
      case .missing: nil
      }
    }
    let right = difference.pieces.compactMap { piece -> MarkedText.Piece? in
      switch piece {
      case .same(let text), .forgiven(_, let text): MarkedText.Piece(text: text, isMarked: false)
      case .missing(let text): MarkedText.Piece(text: text, isMarked: true)
      case .extra: nil
      }
    }
    let verdict = QuizContent.Line(
      text: "  \(context.glyphs.cross) \(texts.near)", style: .error.bold, option: nil)
    return [verdict] + lines(of: typed, texts.typed, .text)
      + lines(of: right, texts.solution, .success.bold)
  }

  private func lines(
    of pieces: [MarkedText.Piece], _ label: String, _ style: CellStyle
  ) -> [QuizContent.Line] {
    let spelled = pieces.map {
      MarkedText.Piece(text: CardText.line($0.text, context), isMarked: $0.isMarked)
    }
    let marked = MarkedText(
      spelled, columns: max(1, columns - 4), widths: context.glyphs.widths)
    return [QuizContent.Line(text: "  \(label)", style: .secondary, option: nil)]
      + marked.lines.flatMap { line in
        [QuizContent.Line(text: "  \(line.text)", style: style, option: nil)]
          + (line.marks.isEmpty
            ? [] : [QuizContent.Line(text: "  \(line.marks)", style: .error.bold, option: nil)])
      }
  }
}
