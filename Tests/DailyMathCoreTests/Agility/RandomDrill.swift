import DailyMathCore

/// Pieces of drills with anything in them, for tests of how they are written, folded and kept.
enum RandomDrill {
  /// Any piece of a drill.
  static func part(_ random: inout SplitMix64) -> DrillPart {
    DrillPart(
      run: "run \(random.next(below: 50))", settings: settings(&random), seed: random.next(),
      isRepeat: random.next(below: 5) == 0,
      answers: (0..<random.next(below: 6)).compactMap { _ in answer(&random) },
      outcome: random.next(below: 3) == 0 ? nil : outcome(&random))
  }

  /// Any choices for drills.
  static func preferences(_ random: inout SplitMix64) -> AgilityPreferences {
    let settings = settings(&random)
    var preferences = AgilityPreferences()
    preferences.mode = settings.mode
    preferences.length = settings.length
    preferences.acceptance = settings.acceptance
    preferences.level = settings.level
    preferences.custom = settings.custom
    preferences.keypad = random.next(below: 2) == 0 ? .calculator : .telephone
    return preferences
  }

  private static func settings(_ random: inout SplitMix64) -> DrillSettings {
    let lengths: [DrillLength] = [.seconds(30), .seconds(600), .problems(1), .endless]
    var custom = CustomDrill()
    if random.next(below: 3) == 0 {
      custom.ranges = [
        .root: CustomDrill.Ranges(first: 0...9_999, second: 1...random.next(below: 9) + 1)
      ]
      custom.hasFractions = random.next(below: 2) == 0
      custom.skipsTrivial = true
    }
    return DrillSettings(
      mode: DrillMode.allCases[random.next(below: 4)], length: lengths[random.next(below: 4)],
      acceptance: random.next(below: 4) == 0 ? .enter : .match,
      level: 1 + random.next(below: 3), custom: custom)
  }

  /// Any answer to one of a few problems.
  static func answer(_ random: inout SplitMix64) -> DrillAnswer? {
    let problems = ["7*8", "8*7", "56/7", "12+9", "9-4", "64+83", "7*?=56", "12^", "r144"]
    return Problem(journalText: problems[random.next(below: problems.count)]).map { problem in
      DrillAnswer(
        problem: problem, mistakes: random.next(below: 3) == 0 ? ["-1/2", "0.5"] : [],
        wasShown: random.next(below: 5) == 0, firstKeyMilliseconds: random.next(below: 900),
        milliseconds: 900 + random.next(below: 3_000),
        grade: Grade.allCases[random.next(below: 6)])
    }
  }

  private static func outcome(_ random: inout SplitMix64) -> DrillOutcome {
    let answers = random.next(below: 30)
    let score = answers - random.next(below: answers + 1) / 3
    return DrillOutcome(
      isFinished: random.next(below: 3) > 0, score: score, answers: answers,
      right: score - random.next(below: score + 1) / 3, milliseconds: random.next(below: 600_000))
  }
}
