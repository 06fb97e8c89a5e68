import DailyMathCore

extension QuizScreen.State {
  /// Goes on from the answers of the sitting before, which can be taken back; those of `day` count in the day's results.
  mutating func goOn(from record: SittingRecord, on day: StudyDay) {
    session.adopt(record, on: day)
    let known = Set(given.map(\.event))
    let counted = record.answers.filter {
      session.scope == .day && $0.day == day && $0.review.round != .cram
        && !known.contains($0.event)
    }
    let earlier = counted.map { answer in
      QuizScreen.GivenAnswer(
        event: answer.event, card: answer.review.card, kind: answer.review.kind,
        isRight: answer.review.grade.isPassing, leechLapses: nil)
    }
    given.insert(contentsOf: earlier, at: 0)
  }

  /// The days of the streak as it is on `day`, where it was this sitting that made that day count; else `nil`.
  func streakMet(_ awards: Awards, on day: StudyDay) -> Int? {
    let wasMet = firstDay == day && earlier.streak.isMetToday
    return awards.streak.isMetToday && !wasMet ? awards.streak.days : nil
  }

  /// The streak that today was made to count for, and what was earned in the sitting; in a sentence each.
  func awardLines(_ texts: Texts) -> [String] {
    guard let outlook else { return [] }
    let news = outlook.news.isEmpty ? nil : texts.news(outlook.news)
    return [outlook.streakMet.map(texts.progress.streakMet), news].compactMap(\.self)
  }

  /// How many cards were suspended as leeches in this sitting.
  var leechCount: Int { given.count { $0.leechLapses != nil } }

  /// How the answers of each way went, where there was more than one way; in a sentence each.
  func resultsByKind(_ texts: QuizTexts, _ language: Language) -> [String] {
    let kinds = AnswerKind.allCases.filter { kind in given.contains { $0.kind == kind } }
    guard kinds.count > 1 else { return [] }
    return kinds.map { kind in
      let answers = given.filter { $0.kind == kind }
      return texts.kinds.result(
        texts.kinds.names[kind] ?? "", language.number(answers.count { $0.isRight }),
        language.number(answers.count))
    }
  }
}
