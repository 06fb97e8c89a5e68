/// One showing of a card in a quiz: the question as the learner has it before them.
public struct QuizShowing: Hashable, Sendable {
  /// The card that is shown.
  public let card: CardID
  /// Its content when the showing began; an edit elsewhere does not change what is being answered.
  public let content: CardContent
  /// What of the content is asked and what is right.
  public let face: CardFace
  /// Whether the answer moves the schedule.
  public let round: ReviewRound
  /// How it is to be answered.
  public let kind: AnswerKind
  /// The options in the order they keep until the next showing; empty where none is to be chosen.
  public let options: [AnswerOption]
  /// When it began, in milliseconds of a clock that is never set.
  public let since: Int64

  /// Makes a showing from its parts.
  public init(
    card: CardID, content: CardContent, round: ReviewRound, kind: AnswerKind = .choice,
    options: [AnswerOption], since: Int64
  ) {
    self.card = card
    self.content = content
    face = content.face
    self.round = round
    self.kind = kind
    self.options = options
    self.since = since
  }

  /// The same question, shown anew from `since` on and asked in `round`.
  func shownAgain(since: Int64, in round: ReviewRound) -> QuizShowing {
    QuizShowing(
      card: card, content: content, round: round, kind: kind, options: options, since: since)
  }
}
