extension AnswerKind {
  /// A longer answer is not to be typed, in characters.
  public static let longestTyped = 500

  /// The ways in which a face of the card `id` can be answered, in the order in which one goes through them; never none.
  ///
  /// To choose there has to be something wrong to choose, and nobody types more than `longestTyped` characters.
  public static func possible(
    for face: CardFace, of id: CardID, in state: AccountState
  ) -> [AnswerKind] {
    var generator = SplitMix64(seed: 0)
    var kinds: [AnswerKind] = [.flip]
    if face.answer.count <= longestTyped { kinds.insert(.typed, at: 0) }
    if !MadeDistractors.options(for: face, of: id, in: state, using: &generator).isEmpty {
      kinds.insert(.choice, at: 0)
    }
    return kinds
  }
}
