import DailyMathCore
import DailyMathTerminal

/// Problems, answers and times as a language writes them.
struct DrillWords {
  /// The language.
  let language: Language

  /// What is asked.
  func question(_ problem: Problem) -> String {
    problem.question(decimalMark: language.decimalMark)
  }

  /// The right answer.
  func answer(_ problem: Problem) -> String {
    written(problem.answer.text(decimalMark: language.decimalMark))
  }

  /// What was typed, which is kept in ASCII.
  func typed(_ text: String) -> String {
    written(String(text.map { $0 == "." ? language.decimalMark : $0 }))
  }

  /// The problem with its answer: `7 × 8 = 56`.
  func solved(_ problem: Problem) -> String {
    problem.solved(decimalMark: language.decimalMark)
  }

  /// What is counted of a drill: how many were solved or, where that number ends it, how long it took.
  func result(_ outcome: DrillOutcome, of length: DrillLength) -> String {
    if case .problems = length { return language.seconds(milliseconds: outcome.milliseconds) }
    return language.number(outcome.score)
  }

  /// What stands beside the number of problems solved: the word for them, and the time unless the drill's length says it.
  func solved(_ outcome: DrillOutcome, of settings: DrillSettings, _ texts: DrillTexts) -> String {
    let word = texts.results.solved(outcome.score)
    if case .seconds = settings.length, outcome.isFinished { return word }
    return "\(word) \(texts.results.took(language.seconds(milliseconds: outcome.milliseconds)))"
  }

  /// The kind of a drill: `Clásico`, `Nivel 3`.
  func briefName(_ settings: DrillSettings, _ texts: DrillTexts) -> String {
    settings.mode == .levels
      ? texts.level(language.number(settings.level)) : texts.modes[settings.mode] ?? ""
  }

  /// How long a drill of the kind is unless the learner chooses otherwise: `120 s`, `10 aciertos`.
  func standardLength(of mode: DrillMode, _ texts: DrillTexts) -> String {
    switch DrillSettings.standardLength(of: mode) {
    case .seconds(let seconds): texts.seconds(language.number(seconds))
    case .problems(let count): texts.problems(count)
    case .endless: texts.endless
    }
  }

  /// The kind of a drill and its length: `Clásico 120 s`, `Nivel 3`.
  func name(_ settings: DrillSettings, _ texts: DrillTexts) -> String {
    let mode = briefName(settings, texts)
    switch settings.length {
    case .problems where settings.mode == .levels: return mode
    case .seconds(let seconds): return "\(mode) \(texts.seconds(language.number(seconds)))"
    case .problems(let count): return "\(mode) · \(texts.problems(count))"
    case .endless: return "\(mode) · \(texts.endless)"
    }
  }

  private func written(_ text: String) -> String {
    String(text.map { $0 == "-" ? "−" : $0 })
  }
}
