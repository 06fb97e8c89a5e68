/// What a learner sees of a card and may edit: everything but its schedule.
public struct CardContent: Hashable, Sendable {
  /// The question.
  public var prompt: String
  /// The right answer.
  public var answer: String
  /// Wrong answers that are offered beside the right one.
  public var distractors: [String]
  /// The field of mathematics.
  public var category: CardCategory
  /// Words the learner files the card under.
  public var tags: [String]
  /// Why the answer is what it is; empty where nothing was written.
  public var note: String
  /// The place among the new cards: 0 comes first (the learner's own cards), a higher number later.
  ///
  /// The starter deck counts from 1, the easiest.
  public var difficulty: Int
  /// In which way the card asks what is written.
  public var form: CardForm
  /// The name of the learner's own deck that the card is in; empty where it is in none.
  public var deck: String
  /// Other answers that are as right as `answer`.
  public var alternatives: [String]
  /// How the card is to be answered; `nil` leaves it to what the card offers.
  public var answerKind: AnswerKind?

  /// Makes the content of a card.
  public init(
    prompt: String, answer: String, distractors: [String], category: CardCategory,
    tags: [String] = [], note: String = "", difficulty: Int = 0,
    form: CardForm = .basic, deck: String = "", alternatives: [String] = [],
    answerKind: AnswerKind? = nil
  ) {
    self.prompt = prompt
    self.answer = answer
    self.distractors = distractors
    self.category = category
    self.tags = tags
    self.note = note
    self.difficulty = difficulty
    self.form = form
    self.deck = deck
    self.alternatives = alternatives
    self.answerKind = answerKind
  }

  /// The right answer and the wrong ones, in the order in which they were written; the first is right.
  public var options: [String] { [answer] + distractors }
}
