/// Where an answer of a drill stands among all answers of an account.
struct AnswerPlace: Hashable, Sendable, Comparable {
  /// The event that has the answer.
  let position: EventPosition
  /// Its number among the answers of the event, counted from 0.
  let index: Int

  /// Tells whether `left` was given before `right`: by event, then by number.
  static func < (left: AnswerPlace, right: AnswerPlace) -> Bool {
    left.position == right.position ? left.index < right.index : left.position < right.position
  }
}
