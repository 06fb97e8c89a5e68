/// A sitting in which cards are asked one after another, those graded below 4 again after a few others.
///
/// It holds what was planned and where the learner stands; whether a card still has to be asked is read from the
/// account's state each time, so that a card answered, suspended or deleted in another terminal is passed over, and after
/// the rollover hour each card is asked as the new day has it.
public struct QuizSession: Hashable, Sendable {
  /// A step with what is needed to take it back.
  struct Step: Hashable, Sendable {
    /// What was done.
    let done: QuizStep
    /// The question that was on show; `nil` for an answer from before the program was started again.
    let showing: QuizShowing?
    /// How many of the planned cards were passed before.
    let position: Int
    /// The cards that were to come back before.
    let returning: [Returning]
    /// How many cards were planned before; a card put aside may make room for another.
    var plannedCount = 0
    /// How many of those passed were left out before.
    var leftOutCount = 0
    /// Whether it is an answer that was given before this sitting began and counts in its results all the same.
    var isGoneOnFrom = false

    /// The grade of an answer that counts in the results; `nil` where it is none.
    var grade: Grade? {
      guard showing != nil || isGoneOnFrom, case .answered(let grade) = done.deed else {
        return nil
      }
      return grade
    }
  }

  /// A card that comes back.
  struct Returning: Hashable, Sendable {
    /// Which card it is.
    let card: CardID
    /// How many answers had been given by the time it was answered last.
    let since: Int
    /// How often it was graded below 4 one time after another, at least 1.
    let failures: Int

    /// So many other answers are to come before it is asked again: 3, then 5, then 7 and so on.
    var othersWanted: Int {
      QuizSession.othersBetween + (failures - 1) * QuizSession.furtherOthers
    }
  }

  /// So many other answers come before a card is asked again, where there are so many cards.
  public static let othersBetween = 3
  /// So many more come for each further time that it fails, as long as there are so many.
  static let furtherOthers = 2

  /// The text that all answers of the sitting share in the journal.
  public internal(set) var id: String
  /// Which cards it asks.
  public let scope: StudyScope
  /// The question before the learner; `nil` once nothing is left.
  public internal(set) var showing: QuizShowing?
  /// The kind of answer that the learner wishes for in this sitting; `nil` leaves it to the cards.
  ///
  /// A card with a kind of its own keeps that one, and a choice is given only where there is something to choose from.
  public var keptKind: AnswerKind?
  /// The cards to ask, in their order.
  var planned: [CardID]
  /// How many of them were passed.
  var position = 0
  /// The cards that come back, those answered longest ago first.
  var returning: [Returning] = []
  /// How many of the cards passed need no answer of this day, because they were suspended, put off or deleted.
  var leftOutCount = 0
  /// How many cards were done with for the day before the sitting began; 0 where it does not go on with the day's cards.
  var doneBeforeCount = 0
  /// What was done, oldest first.
  var steps: [Step] = []
  /// How many answers were given in this sitting, those that were taken back not counted.
  public internal(set) var answerCount = 0
  /// The options that were drawn for the question on show, which it keeps even while another kind of answer is tried.
  var drawnOptions: [AnswerOption]?
  /// Draws options and their order.
  var generator: SplitMix64

  /// Begins a sitting over what `scope` asks of `state` on `day`; `seed` decides its name and the order of the options.
  public init(_ scope: StudyScope, in state: AccountState, on day: StudyDay, seed: UInt64) {
    self.scope = scope
    planned = scope.cards(in: state, on: day)
    if scope == .day {
      let returning = planned.count { card in
        state.cardTable.row(of: card)?.standing?.need(on: day) == .returning
      }
      doneBeforeCount = max(0, state.tally(on: day).scheduled - returning)
    }
    generator = SplitMix64(seed: seed)
    id = RandomIdentifier.text(using: &generator)
  }

  /// How many cards were planned.
  public var plannedCount: Int { planned.count }
  /// How many of the planned cards were passed, by an answer or because they need none any more.
  public var passedCount: Int { min(position, planned.count) }
  /// How many cards there are in all: those done with before, and those planned without the ones left out.
  ///
  /// The day's cards are counted from the beginning of the day, however often the quiz was left and begun again: what was
  /// done before counts as done, and a card that was suspended, put off or deleted does not count at all.
  public var totalCount: Int { max(0, doneBeforeCount + planned.count - leftOutCount) }
  /// How many of them are done with for the day; a card that comes back is not.
  public var doneCount: Int {
    min(totalCount, max(0, doneBeforeCount + passedCount - leftOutCount - returning.count))
  }
  /// Which of them is on show, counted from 1 after those that are done with.
  public var number: Int { min(doneCount + 1, totalCount) }
  /// How many answers count in the results: those of this sitting, and those of the one with which it goes on.
  public var gradedCount: Int { steps.count { $0.grade != nil } }
  /// How many cards are still to come back.
  public var returningCount: Int { returning.count }
  /// How many of the answers that count in the results were right.
  public var rightCount: Int { steps.count { $0.grade?.isPassing ?? false } }
  /// What an undo would take back; `nil` where there is nothing.
  public var lastStep: QuizStep? { steps.last?.done }
}
