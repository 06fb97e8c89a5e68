/// The names of the members of a card, in the order in which they are written.
enum CardContentName: String, JSONWord {
  /// Which card it is; no part of its content.
  case card
  /// The question.
  case prompt
  /// The right answer.
  case answer
  /// The wrong options.
  case distractors
  /// The category.
  case category
  /// The tags.
  case tags
  /// The remark.
  case note
  /// How hard it is.
  case difficulty
  /// The form, where it is a pair's.
  case form
  /// The gap that is asked for.
  case gap
  /// The deck of the learner's own.
  case deck
  /// Other right answers.
  case alternatives
  /// How it is asked.
  case answerKind

  /// The words, made once.
  static let words = JSONWords<Self>()
}
