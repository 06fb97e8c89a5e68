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

    /// The grade of the answer that it was in this sitting; `nil` where it was none.
    var grade: Grade? {
      guard showing != nil, case .answered(let grade) = done.deed else { return nil }
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
    generator = SplitMix64(seed: seed)
    id = RandomIdentifier.text(using: &generator)
  }

  /// How many cards were planned.
  public var plannedCount: Int { planned.count }
  /// How many of the planned cards were passed, by an answer or because they need none any more.
  public var passedCount: Int { min(position, planned.count) }
  /// How many of the planned cards are done with for the day.
  public var doneCount: Int { max(0, passedCount - returning.count) }
  /// How many cards are still to come back.
  public var returningCount: Int { returning.count }
  /// Whether the card on show was answered in this sitting and has come back.
  public var isShowingReturned: Bool { returning.contains { $0.card == showing?.card } }
  /// How many answers of this sitting were right.
  public var rightCount: Int { steps.count { $0.grade?.isPassing ?? false } }
  /// What an undo would take back; `nil` where there is nothing.
  public var lastStep: QuizStep? { steps.last?.done }
}
