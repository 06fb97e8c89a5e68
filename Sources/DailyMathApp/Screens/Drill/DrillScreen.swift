package import DailyMathCore
package import DailyMathTerminal

/// A drill: one problem after the other, and in the end how it went.
package enum DrillScreen {
  /// Where the learner goes once everything is saved.
  package enum Departure: Equatable, Sendable {
    /// To where the drill was begun.
    case back
    /// To the tab with that number.
    case tab(Int)
  }

  /// A key that was pressed just now and is lit on the keypad.
  package struct LitKey: Equatable, Sendable {
    /// The key.
    package let key: DrillEntry.Key
    /// When it goes out by itself, in milliseconds of a clock that is never set.
    package let end: Int64
  }

  /// How a drill ended.
  package struct Ending: Equatable, Sendable {
    /// What its results tell.
    package let summary: DrillSummary
    /// Until when keys were still meant for the drill, in milliseconds of a clock that is never set.
    package var guardEnd: Int64
    /// What the learner had earned before.
    let awardsBefore: Awards
    /// What it brought; `nil` where that is nothing, and as long as it is not on the disk.
    var gain: DrillGain?
    /// How far the results were scrolled.
    package var scroll = ScrollState()
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The drill.
    package var session: DrillSession
    /// What a new drill after this one is like.
    let settings: DrillSettings
    /// Whether an answer may be a fraction, so that the keypad has its stroke.
    let hasFractions: Bool
    /// The key that is lit; `nil` where none is.
    package var litKey: LitKey?
    /// When something happened last, in milliseconds of a clock that is never set.
    package var seenAt: Int64
    /// How it ended; `nil` as long as it goes on.
    package var ending: Ending?
    /// What is not on the disk yet, oldest first; each piece is written by itself, so that trying again writes the same.
    package var unsaved: [DrillPart] = []
    /// Whether the first of them is on its way to the disk.
    package var isSaving = false
    /// Why the last attempt failed; `nil` where none did since.
    package var failure: StoreError?
    /// Where the learner goes once all is saved; `nil` where they stay.
    package var departure: Departure?
    /// Whether the learner goes there whatever comes of the attempt that is under way.
    package var leavesAnyway = false

    /// Begins a drill.
    package init(_ start: DrillStart, context: ReduceContext) {
      var generator = SplitMix64(seed: context.seed)
      let drawn = generator.next()
      let run = RandomIdentifier.text(using: &generator)
      let record = context.library.agility
      let day = context.stamp.day
      let now = context.stamp.monotonic
      seenAt = now
      switch start {
      case .new(let settings, let seed):
        self.settings = settings
        hasFractions = settings.asksForFractions
        session = DrillSession(
          settings, seed: seed ?? drawn, run: run, record: record, day: day, at: now)
      case .again(let settings, let seed, let problems):
        self.settings = settings
        hasFractions = problems.contains { $0.answer.notation == .fraction }
        session = DrillSession(
          settings, seed: seed, run: run, problems: problems, isRepeat: true, record: record,
          day: day, at: now)
      case .misses(let settings, let problems):
        self.settings = settings
        hasFractions = problems.contains { $0.answer.notation == .fraction }
        // Misses are practice, whatever they come from: they pass no level and set no record.
        let practice = DrillSettings(
          mode: .practice, length: .problems(max(1, problems.count)),
          acceptance: settings.acceptance)
        session = DrillSession(
          practice, seed: drawn, run: run, problems: problems, isRepeat: false, record: record,
          day: day, at: now)
      }
    }

    /// Whether the drill goes on and its clock runs.
    package var isRunning: Bool { session.phase == .asking || session.phase == .correcting }

    /// Whether answers are not on the disk yet.
    var holdsAnswers: Bool { !unsaved.isEmpty || (ending == nil && !session.answers.isEmpty) }

    /// Whether what is pressed or clicked at `now` was still meant for the drill that has just ended.
    func isTooSoon(at now: Int64) -> Bool { ending.map { now < $0.guardEnd } ?? false }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// A key of the answer was pressed, on the keyboard or on the keypad of the screen.
    case typed(DrillEntry.Key)
    /// A whole line was given as an answer.
    case answerWritten(String)
    /// The learner wants to begin anew with other problems.
    case restartChosen
    /// The learner ends the drill and sees how it went.
    case endChosen
    /// The learner goes on after a pause.
    case resumed
    /// After the end, the learner wants the same problems once more.
    case repeatChosen
    /// After the end, the learner wants to practise what was missed.
    case missesChosen
    /// After a level was passed, the learner goes on to the next one.
    case nextLevelChosen
    /// A digit was pressed after the end by who was still typing an answer.
    case typedOn
    /// A key was pressed that moves through the results.
    case keyMoved(KeyPress)
    /// The results were moved by that many lines, downwards where positive.
    case scrolled(by: Int)
    /// The learner wants what could not be saved tried again.
    case retryChosen
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The program is about to end.
    case programEnding
    /// The account changed, here or elsewhere.
    case libraryChanged
    /// Time passed that is shown.
    case timePassed
    /// Answers are on the disk.
    case recorded
    /// Answers could not be saved.
    case notRecorded(StoreError)
    /// The program is about to stand still, or something covers the drill.
    case suspended
    /// The program goes on.
    case continued
  }
}

extension DrillSettings {
  /// Whether an answer may be a fraction.
  fileprivate var asksForFractions: Bool { mode == .custom && custom.hasFractions }
}
