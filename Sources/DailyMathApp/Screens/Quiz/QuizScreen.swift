package import DailyMathCore
package import DailyMathTerminal

/// The quiz over what is due: question, answer, grade, next.
package enum QuizScreen {
  /// Where one question stands.
  package enum Phase: Equatable, Sendable {
    /// The question waits for an answer.
    case asking
    /// The answer was right, or is the learner's to judge; it is recorded with the grade that the learner takes.
    case grading(QuizAnswer)
    /// The answer is on its way to the disk.
    case saving(QuizAnswer, Grade)
    /// The answer could not be saved; nothing of it counts yet.
    case notSaved(QuizAnswer, Grade, StoreError)
    /// The answer is recorded and there is something to read: why it was wrong, or that the card was suspended with it.
    case reading(QuizAnswer)
    /// Nothing is left to ask.
    case finished

    /// Whether the card on show still waits for an answer or for its grade.
    var isOpen: Bool {
      switch self {
      case .asking, .grading: true
      case .saving, .notSaved, .reading, .finished: false
      }
    }
  }

  /// What comes after the quiz.
  package struct Outlook: Equatable, Sendable {
    /// Cards that still wait on this day.
    package let leftToday: Int
    /// Cards that wait the day after.
    package let tomorrow: Int
    /// What can be gone on with; nothing as long as cards wait on this day.
    package let ahead: LearnAhead
    /// What was earned in the sitting.
    package var news = AwardsNews()
    /// The days of the streak, where it was this sitting that made today count; else `nil`.
    package var streakMet: Int?
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The sitting: which cards were asked, and which one is on show.
    package var session: QuizSession
    /// Where the question on show stands.
    package var phase = Phase.asking
    /// The option that Enter answers with.
    package var selectedOption = 0
    /// The grade that Enter takes.
    package var selectedGrade = Grade.good
    /// Where the grades that can be given lead for the card on show.
    package var outcomes: [Grade: GradeOutcome] = [:]
    /// The key that answered and may still be held down; `nil` where there is none, as after a click.
    package var answeringKey: AnsweringKey?
    /// When what a click may hit changed last, in milliseconds of a clock that is never set.
    package var changedAt: Int64 = 0
    /// The first line shown where the learner scrolled; `nil` lets the screen choose.
    package var scroll: Int?
    /// Whether the selected option has to be in sight.
    package var followsSelection = false
    /// What is left after the sitting; `nil` until it is over.
    package var outlook: Outlook?
    /// What the foot of the screen tells about what just happened; `nil` where it is silent.
    package var notice: Notice?
    /// What had been earned before the sitting.
    let earlier: Awards
    /// The day on which it began.
    let firstDay: StudyDay
    /// Whether the screen is left once the answer at hand is saved.
    package var isLeaving = false
    /// What is typed as an answer; it is kept as long as the question is on show.
    package var field = State.emptyField
    /// How far the card's history was scrolled; `nil` where it is not shown.
    package var history: ScrollState?
    /// When the card on show was left for the editor or covered by its history, in milliseconds of a clock that is never set.
    package var leftAt: Int64?
    /// What is on its way to the disk.
    package var pendingDeed: Deed?
    /// What was done in this sitting beside answering and stands, in order.
    package var deeds: [Deed] = []
    /// The answers of this sitting that stand, in order.
    var given: [GivenAnswer] = []

    /// A field without an answer; the limit in characters is kept by the screen.
    static let emptyField = TextField(byteLimit: 4_096)

    /// Whether letters belong to the answer that is being typed.
    var isTyping: Bool {
      phase == .asking && history == nil && session.showing?.kind == .typed
    }

    /// How often the card on show was forgotten, where the answer just recorded suspended it for that; else `nil`.
    var leechLapses: Int? {
      guard case .reading = phase, let last = given.last, last.card == session.showing?.card
      else { return nil }
      return last.leechLapses
    }

    /// What was done last, where that was no answer; else `nil`.
    var lastDeed: Deed? {
      guard let deed = deeds.last, deed.event == session.lastStep?.events.last else { return nil }
      return deed
    }

    /// Begins a quiz over what `scope` asks for.
    package init(_ scope: StudyScope, context: ReduceContext) {
      earlier = context.awards
      firstDay = context.stamp.day
      session = QuizSession(
        scope, in: context.library, on: context.stamp.day, seed: context.seed)
      QuizScreen.advance(&self, context)
    }

    /// Whether a click at the instant `now` was rather the second half of the one before than meant for what is here now.
    ///
    /// That concerns what answers and grades; the ways out, to the help and back stay open.
    func isTooSoon(for action: Action, at now: Int64) -> Bool {
      switch action {
      case .leaveChosen, .helpChosen, .takeBackChosen: false
      default: phase != .finished && now - changedAt < AnsweringKey.repeatDelay
      }
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// An option was chosen by its number or a click; the index counts from 0, and a click has no key.
    case optionChosen(Int, by: KeyPress?)
    /// The selection moved by that many options, going round at both ends.
    case optionMoved(by: Int)
    /// This key chose the option that is selected.
    case selectedOptionChosen(by: KeyPress)
    /// A grade was chosen by its number or a click.
    case gradeChosen(Grade)
    /// The selection moved by that many grades and stopped at the last one on either side.
    case gradeMoved(by: Int)
    /// The grade that is selected was taken.
    case selectedGradeTaken
    /// A key was pressed that belongs to the field of the answer.
    case typed(KeyPress)
    /// A click took the cursor before the character of the field with that index.
    case placed(Int)
    /// What stands in the field is the answer; a click has no key.
    case typedAnswerGiven(by: KeyPress?)
    /// This was written as an answer, all at once.
    case answerWritten(String)
    /// The card is turned over; a click has no key.
    case turned(by: KeyPress?)
    /// The question is to be answered in the next way.
    case kindChanged
    /// Something is to be done to the card on show; a click has no key.
    case toolChosen(Tool, by: KeyPress?)
    /// The learner wants to change what the card on show says.
    case editChosen
    /// The card's history is to be shown, or not any more.
    case historyToggled
    /// A key was pressed that moves through the card's history.
    case historyMoved(KeyPress)
    /// At the end, the learner goes on with other cards.
    case offerTaken(LearnAhead.Offer)
    /// The learner has read why the answer was wrong and goes on.
    case continued
    /// The learner wants the last answer taken back.
    case takeBackChosen
    /// The learner wants the answer that could not be saved tried again.
    case retryChosen
    /// The learner leaves the quiz; an answer that is still without a grade is saved first.
    case leaveChosen
    /// The learner asked for the help.
    case helpChosen
    /// The key that answered came again because it is still held down, and means nothing.
    case answeringKeyRepeated
    /// The question was moved by that many lines, downwards where positive.
    case scrolled(by: Int)
    /// The answer is on the disk under this identity.
    case answerRecorded(EventIdentity)
    /// The answer could not be saved and does not count yet.
    case answerFailed(StoreError)
    /// The undoing of the last answer is on the disk.
    case takenBack
    /// The undoing of the last answer could not be saved.
    case takeBackFailed(StoreError)
    /// Another terminal or device changed the cards, perhaps the one on show.
    case libraryChanged
    /// This is what the journal knows of the sitting before; `nil` where nothing was answered yet.
    case sittingFound(SittingRecord?)
    /// What was done to the card on show, other than answering it, is on the disk under these identities.
    case toolRecorded([EventIdentity])
    /// It could not be saved, and nothing of it counts.
    case toolFailed(StoreError)
    /// Text was pasted; it counts only where the answer is typed.
    case pasted(String)
    /// The learner comes back from the editor to the question that was left there.
    case resumed
  }
}
