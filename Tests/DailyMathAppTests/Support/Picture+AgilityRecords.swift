import DailyMathTerminal

@testable import DailyMathApp
@testable import DailyMathCore

extension Picture {
  /// The tables of facts and the drills of the past.
  static let agilityRecords = [
    Picture("FactTable-usual") { AppScene.factTable(.sample, $0, $1) },
    Picture("FactTable-addition") { size, language in
      var scene = AppScene.factTable(.sample, size, language)
      scene.press(.character("+"), KeyPress(.home), KeyPress(.pageDown))
      return scene
    },
    Picture("FactTable-empty") { AppScene.factTable(AgilityRecord(), $0, $1) },
    Picture("DrillHistory-all") { AppScene.drillHistory(.sample, $0, $1) },
    Picture("DrillHistory-classic") { size, language in
      var scene = AppScene.drillHistory(.sample, size, language)
      scene.press(.tab, KeyPress(.down), KeyPress(.down))
      return scene
    },
    Picture("DrillHistory-end") { size, language in
      var scene = AppScene.drillHistory(.sample, size, language)
      scene.press(KeyPress(.end))
      return scene
    },
    Picture("DrillHistory-nomode") { size, language in
      var scene = AppScene.drillHistory(.sample, size, language)
      scene.press(.backTab)
      return scene
    },
    Picture("DrillHistory-empty") { AppScene.drillHistory(AgilityRecord(), $0, $1) },
  ]
}

extension AppScene {
  /// The tables of somebody with that record.
  static func factTable(
    _ record: AgilityRecord, _ size: Size = Size(columns: 80, rows: 24),
    _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(.midTerm(), size: size, language: language)
    scene.state.signedIn?.library.agility = record
    AppReducer.navigate(&scene.state, to: .factTable)
    return scene
  }

  /// The drills of the past of somebody with that record.
  static func drillHistory(
    _ record: AgilityRecord, _ size: Size = Size(columns: 80, rows: 24),
    _ language: Language = .spanish
  ) -> AppScene {
    var scene = AppScene(.midTerm(), size: size, language: language)
    scene.state.signedIn?.library.agility = record
    AppReducer.navigate(&scene.state, to: .drillHistory)
    return scene
  }

  /// The tables; `nil` on another screen.
  var factTable: FactTableScreen.State? {
    if case .factTable(let factTable) = state.screen { factTable } else { nil }
  }

  /// The drills of the past; `nil` on another screen.
  var drillHistory: DrillHistoryScreen.State? {
    if case .drillHistory(let history) = state.screen { history } else { nil }
  }
}

extension AgilityRecord {
  /// The record of somebody who has drilled for six weeks, but for the practice mode.
  static let sample: AgilityRecord = {
    var record = AgilityRecord()
    // A second for an answer of one digit, 1.5 for two and 2.5 for three.
    for (digits, milliseconds) in [(1, 1_000), (2, 1_500), (3, 2_500)] {
      record.times[digits] = AnswerTimes()
      record.times[digits]?.insert(milliseconds)
    }
    for first in 0...12 {
      for second in first...12 where (first * 5 + second) % 11 != 0 {
        record.facts[.pair(.multiplication, first, second)] = .sample(
          answers: 3 + (first + second) % 9, missed: first > 6 ? (first * second) % 4 : 0,
          milliseconds: 700 + first * second * 40, dueIn: (first + second) % 5)
        guard second < 10 else { continue }
        record.facts[.pair(.addition, first, second)] = .sample(
          answers: 5, missed: 0, milliseconds: 800 + first * 60, dueIn: 3)
      }
    }
    record.runs = (0..<40).map { .sample(number: $0) }
    return record
  }()
}

extension FactMemory {
  /// What is known of a fact that was answered so often, with times that are all the same.
  static func sample(
    answers: Int, missed: Int, milliseconds: Int, dueIn days: Int
  ) -> FactMemory {
    var memory = FactMemory()
    memory.answers = answers
    memory.right = max(0, answers - missed)
    memory.latestMilliseconds = Array(repeating: milliseconds, count: min(memory.right, 8))
    var schedule = Schedule.sample
    schedule.due = Learner.today.adding(days: days)
    memory.schedule = schedule
    return memory
  }
}

extension Schedule {
  fileprivate static var sample: Schedule {
    SM2Scheduler.schedule(after: .good, in: .new, on: Learner.today)
  }
}

extension DrillRun {
  /// The drill with that number of a sample of forty, one a day, the last of them today.
  static func sample(number: Int) -> DrillRun {
    let mode: DrillMode = [.classic, .classic, .levels, .classic, .custom][number % 5]
    let settings =
      mode == .custom
      ? DrillSettings(mode: .custom, length: .problems(40))
      : DrillSettings(mode: mode, level: mode == .levels ? 1 + number / 10 : 1)
    let score = mode == .levels ? 10 : mode == .custom ? 40 : 14 + number / 2 + (number * 7) % 5
    let milliseconds = mode == .classic ? 120_000 : 60_000 - number * 500
    return DrillRun(
      id: "run\(number)", moment: Stamp.at(day: number - 39).moment, settings: settings,
      isRepeat: number % 13 == 6,
      outcome: DrillOutcome(
        isFinished: number % 9 != 8, score: score, answers: score + number % 3,
        right: score - number % 4, milliseconds: milliseconds))
  }
}
