import DailyMathCore

extension QuizScreen.State {
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
