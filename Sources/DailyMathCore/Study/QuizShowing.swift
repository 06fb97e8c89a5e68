/// One showing of a card in a quiz: the question as the learner has it before them.
public struct QuizShowing: Hashable, Sendable {
  /// The card that is shown.
  public let card: CardID
  /// Its content when the showing began; an edit elsewhere does not change what is being answered.
  public let content: CardContent
  /// Whether the answer moves the schedule.
  public let round: ReviewRound
  /// The options in the order they keep until the next showing.
  public let options: [AnswerOption]
  /// When it began, in milliseconds of a clock that is never set.
  public let since: Int64

  /// Makes a showing from its parts.
  public init(
    card: CardID, content: CardContent, round: ReviewRound, options: [AnswerOption], since: Int64
  ) {
    self.card = card
    self.content = content
    self.round = round
    self.options = options
    self.since = since
  }

  /// The same question, shown anew from `since` on.
  func shownAgain(since: Int64) -> QuizShowing {
    QuizShowing(card: card, content: content, round: round, options: options, since: since)
  }
}
