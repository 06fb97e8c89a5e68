import DailyMathCore

extension QuizConversation {
  /// The verdict on an answer, what would have been right, and why.
  static func verdict(
    on answer: QuizAnswer, _ state: QuizScreen.State, _ texts: Texts
  ) -> [String] {
    guard let showing = state.session.showing else { return [] }
    let plain = texts.plain
    let given = CardText.line(answer.text)
    let right = CardText.line(showing.face.answer)
    let others = showing.face.alternatives.map { CardText.line($0) }.joined(separator: ", ")
    let also = others.isEmpty ? [] : [texts.quiz.kinds.alsoRight(others)]
    let verdict: [String] =
      switch answer.verdict {
      case .right: [plain.right(given)] + (given == right ? [] : [plain.solution(right)])
      case .wrong: [plain.wrong(given), plain.solution(right)] + also
      case .near(let difference):
        [
          texts.quiz.plain.near(marked(difference)), texts.quiz.plain.marks,
          plain.solution(right),
        ] + also
      case .recalled: [texts.quiz.plain.solution(right)] + also
      }
    let note = CardText.line(showing.content.note)
    return note.isEmpty ? verdict : verdict + [plain.explanation(note)]
  }

  /// What was typed, with what does not belong there and what is missing in brackets, so that it can be read aloud.
  private static func marked(_ difference: TextDifference) -> String {
    difference.pieces.map { piece in
      switch piece {
      case .same(let text), .forgiven(let text, _): CardText.line(text)
      case .extra(let text): "[−\(CardText.line(text))]"
      case .missing(let text): "[+\(CardText.line(text))]"
      }
    }.joined()
  }

  /// How the sitting went, and what comes next.
  static func endLines(_ state: QuizScreen.State, _ context: PlainContext) -> [String] {
    let session = state.session
    let texts = context.texts.quiz
    var lines = [texts.finishedTitle]
    if session.gradedCount > 0 {
      lines.append(texts.result(session.rightCount, session.gradedCount) + ".")
    }
    lines += state.resultsByKind(texts, context.language).map { $0 + "." }
    lines += state.awardLines(context.texts).map { $0.hasSuffix(".") ? $0 : "\($0)." }
    if state.leechCount > 0 { lines.append(texts.tools.leeches(state.leechCount)) }
    if let outlook = state.outlook {
      if outlook.leftToday > 0 { lines.append(texts.leftToday(outlook.leftToday)) }
      lines.append(texts.tomorrow(outlook.tomorrow))
    }
    return lines
  }
}

/// A card's history in sentences.
enum QuizChronicleLines {
  /// The facts about the card and its answers, the latest first.
  static func lines(of chronicle: CardChronicle, _ context: PlainContext) -> [String] {
    let texts = context.texts.quiz
    let schedule = chronicle.card.review.schedule
    let facts = [
      "\(texts.history.facts.ease) \(texts.history.ease(schedule?.ease ?? .initial, in: context.language))",
      "\(texts.history.facts.lapses) \(context.number(schedule?.lapses ?? 0))",
    ]
    let entries = chronicle.entries.map { entry in
      texts.plain.entry([
        DueText.date(entry.review.day, today: context.day, in: context.language),
        texts.gradeNames[entry.review.grade] ?? "",
        entry.days.map { texts.history.interval($0) } ?? "",
        texts.history.time(entry.review.milliseconds, in: context.language),
        texts.kinds.names[entry.review.kind] ?? "",
        texts.history.rounds[entry.review.round] ?? "",
      ])
    }
    return ["\(texts.history.title). \(facts.joined(separator: ", "))."]
      + (entries.isEmpty ? [texts.history.empty] : entries)
  }
}
