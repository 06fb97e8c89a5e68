/// Judges typed answers: the one place that decides whether what was typed says what the card says.
public enum AnswerJudge {
  /// The verdict on `typed` as an answer to `face`, whose numbers are read as `language` writes them.
  ///
  /// `nil` where nothing was typed that could be judged.
  public static func verdict(
    on typed: String, for face: CardFace, in language: Language
  ) -> AnswerVerdict? {
    guard !typed.allSatisfy(\.isWhitespace) else { return nil }
    let meaning = AnswerMeaning(typed)
    let accepted = [face.answer] + face.alternatives
    return accepted.contains { AnswerMeaning($0).isSame(as: meaning) } ? .right : .wrong
  }
}
