import DailyMathCore

/// What is said about the drills of the past.
package struct DrillHistoryTexts: Sendable {
  /// The heading.
  package let title: String
  /// The name of the choice of all drills.
  let all: String
  /// The names of the modes.
  let modes: [DrillMode: String]
  /// A level, from its number.
  let level: @Sendable (Int) -> String
  /// A number of problems, as the length of a drill.
  let problems: @Sendable (Int) -> String
  /// The length of a drill that does not end by itself.
  let endless: String
  /// What stands over the chart.
  let perMinute: String
  /// The names of the columns: solved, in a minute, right at once.
  let columns: [String]
  /// Per cent, in a column.
  let percent: @Sendable (Int) -> String
  /// What Tab does, in the row of keys.
  let mode: String
  /// Said where there are no drills at all.
  let empty: String
  /// Said where there are none of a mode.
  let emptyMode: String
  /// How many problems were solved, how many in a minute, and what share was right at once.
  let figures: @Sendable (_ score: Int, _ perMinute: String, _ accuracy: Int?) -> String
  /// Said of a drill that holds a record.
  let record: String
  /// Said of a drill with the problems of an earlier one.
  let isRepeat: String
  /// Said of a drill that was broken off.
  let brokenOff: String
  /// What plain mode asks for.
  let prompt: String
  /// What can be answered there.
  let instructions: String

  /// The name of a choice.
  func name(of mode: DrillMode?) -> String { mode.flatMap { modes[$0] } ?? all }

  /// The mode with its level or its length: `Clásico 120 s`, `Nivel 3`.
  func name(of settings: DrillSettings, _ language: Language) -> String {
    if settings.mode == .levels { return level(settings.level) }
    let length =
      switch settings.length {
      case .seconds(let seconds): "\(language.number(seconds)) s"
      case .problems(let count): problems(count)
      case .endless: endless
      }
    return "\(name(of: settings.mode)) \(length)"
  }

  /// Everything about a drill in one sentence or two.
  func sentence(
    _ run: DrillRun, isRecord: Bool, _ language: Language, _ today: StudyDay
  ) -> String {
    let numbers = figures(
      run.outcome.score, language.decimal(tenths: run.outcome.tenthsPerMinute),
      run.outcome.accuracy)
    var sentences = ["\(name(of: run.settings, language)): \(numbers)."]
    if isRecord { sentences.append(record) }
    if run.isRepeat { sentences.append(isRepeat) }
    if !run.outcome.isFinished { sentences.append(brokenOff) }
    return sentences.joined(separator: " ")
  }
}

extension DrillHistoryTexts {
  /// These texts in Spanish.
  static let spanish = DrillHistoryTexts(
    title: "Historial", all: "Todo",
    modes: AgilityTexts.spanish.modes,
    level: { "Nivel \($0)" },
    problems: { Language.spanish.counted($0, "problema", "problemas") }, endless: "sin fin",
    perMinute: "Resueltos por minuto",
    columns: ["bien", "por min.", "aciertos"], percent: { "\($0) %" }, mode: "otro modo",
    empty:
      "Aquí verás tus ejercicios de agilidad. Con dos minutos al día basta para que aparezca el primero.",
    emptyMode: "Todavía no has jugado este modo.",
    figures: { score, perMinute, accuracy in
      let share = accuracy.map { ", \($0) % a la primera" } ?? ""
      return "\(Language.spanish.number(score)) bien, \(perMinute) por minuto\(share)"
    },
    record: "Tu récord.", isRepeat: "Con los mismos problemas de otro ejercicio.",
    brokenOff: "Interrumpido.",
    prompt: "Modo",
    instructions:
      "Elige un modo por su nombre o su número: 1 Todo, 2 Clásico, 3 Niveles, 4 Propio, 5 Práctica; una línea vacía vuelve."
  )

  /// These texts in English.
  static let english = DrillHistoryTexts(
    title: "History", all: "All",
    modes: AgilityTexts.english.modes,
    level: { "Level \($0)" },
    problems: { Language.english.counted($0, "problem", "problems") }, endless: "endless",
    perMinute: "Solved in a minute",
    columns: ["right", "per min.", "at once"], percent: { "\($0)%" }, mode: "another mode",
    empty:
      "Your agility drills will stand here. Two minutes a day are enough for the first one.",
    emptyMode: "You have not played this mode yet.",
    figures: { score, perMinute, accuracy in
      let share = accuracy.map { ", \($0)% at once" } ?? ""
      return "\(Language.english.number(score)) right, \(perMinute) in a minute\(share)"
    },
    record: "Your record.", isRepeat: "With the same problems as another drill.",
    brokenOff: "Broken off.",
    prompt: "Mode",
    instructions:
      "Choose a mode by its name or its number: 1 All, 2 Classic, 3 Levels, 4 Custom, 5 Practice; an empty line goes back."
  )
}
