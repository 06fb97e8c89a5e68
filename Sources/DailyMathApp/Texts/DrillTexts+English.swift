import DailyMathCore

extension DrillTexts {
  /// These texts in English.
  static let english = DrillTexts(
    title: "Agility",
    modes: AgilityTexts.english.modes,
    level: { "Level \($0)" }, seconds: { "\($0) s" },
    problems: { Language.english.counted($0, "right answer", "right answers") },
    endless: "endless", repeated: "repeat",
    correction: { "You typed \($0). It is \($1): type it to go on." },
    correctionBriefly: { "It is \($0): type it." },
    paused: "Paused", anyKey: "Paused — Enter goes on",
    keys: Keys(
      answer: "answer", restart: "restart", end: "end", goOn: "go on", menu: "menu",
      again: "again", same: "the same ones", misses: "misses"),
    results: Results(
      solved: { _ in "solved" }, perMinute: { "\($0) a minute" },
      accuracy: { "\($0)% at the first go" }, took: { "in \($0)" },
      brokenOff: "You left before the end: it does not count for your record.",
      isRepeat: "You knew them: a repeat does not count for your record.",
      noRecord: { "No record: there is one only with \($0) and no Enter." },
      noRecordOfCustom: {
        "No record: there is one only with \($0), no Enter and the first operations."
      },
      earned: { $0 == 1 ? "+1 point" : "+\($0) points" },
      streak: { "\(Language.english.counted($0, "day", "days")) in a row" },
      levelPassed: { "Level \($0) passed." },
      levelOpen: { "Level \($0) not passed: \($1) more to go." },
      record: { "A new record. The last one was \($0)." },
      firstRecord: "Your first mark in this mode.",
      best: { "Your record: \($0), on \($1)." },
      lastRuns: { $0 == 1 ? "The last one" : "Last \($0)" },
      mean: { "mean \($0)" }, aboveMean: { "\($0) above your mean" },
      belowMean: { "\($0) below your mean" }, atMean: "like your mean",
      last: { "The one before: \($0)" }, aboveLast: { "now \($0) above it" },
      belowLast: { "now \($0) below it" }, atLast: "now like it",
      pace: "Pace", slowest: "Slowest", misses: { "Misses (\($0))" }, noMisses: "No misses",
      typed: { "you typed \($0)" },
      notSaved: { "Your answers were not saved. \($0)" },
      notSavedYet: { "Not saved yet; it will be tried again. \($0)" }),
    plain: Plain(
      help: [
        "Type each answer and Enter. An empty line or q ends the drill.",
        "After a wrong answer the right one is said, and you are asked again.",
      ],
      answer: "Answer", correct: "Type it", numberWanted: "Type a number.",
      after: "Enter to go on, n again, r the same ones, m the misses"))
}
