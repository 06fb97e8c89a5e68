@testable import DailyMathCore

extension DrillSession {
  /// A drill over those problems, in the spelling of the journals, that begins at 0; a repeat unless said otherwise.
  static func over(
    _ texts: String..., length: DrillLength = .endless, acceptance: DrillAcceptance = .match,
    isRepeat: Bool = true, record: AgilityRecord = AgilityRecord()
  ) -> DrillSession {
    over(texts, length: length, acceptance: acceptance, isRepeat: isRepeat, record: record)
  }

  /// The same with a list of problems.
  static func over(
    _ texts: [String], length: DrillLength = .endless, acceptance: DrillAcceptance = .match,
    isRepeat: Bool = true, record: AgilityRecord = AgilityRecord()
  ) -> DrillSession {
    DrillSession(
      DrillSettings(mode: .classic, length: length, acceptance: acceptance), seed: 7, run: "run",
      problems: texts.compactMap { Problem(journalText: $0) }, isRepeat: isRepeat, record: record,
      day: StudyDay(daysSince1970: 20_000), at: 0)
  }

  /// Takes the keys of that text, all at one time: digits, `-`, `,`, `/`, `<` for backspace and `=` for Enter.
  mutating func type(_ text: String, at now: Int64) {
    for character in text {
      switch character {
      case "-": take(.minus, at: now)
      case ",": take(.decimal, at: now)
      case "/": take(.slash, at: now)
      case "<": take(.backspace, at: now)
      case "=": take(.enter, at: now)
      default: character.wholeNumberValue.map { take(.digit($0), at: now) }
      }
    }
  }

  /// Types the right answer, whatever the problem is.
  mutating func typeAnswer(at now: Int64) {
    let answer = problem.answer.text(decimalMark: ",")
    type(settings.acceptance == .match ? answer : answer + "=", at: now)
  }
}

extension AgilityRecord {
  /// The record of who has answered so often with so many digits, always in that time.
  static func usual(_ milliseconds: Int, digits: Int, count: Int) -> AgilityRecord {
    var times = AnswerTimes()
    for _ in 0..<count { times.insert(milliseconds) }
    var record = AgilityRecord()
    record.times[digits] = times
    return record
  }
}
