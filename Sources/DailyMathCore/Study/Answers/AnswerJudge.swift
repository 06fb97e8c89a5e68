/// Judges typed answers: the one place that decides whether what was typed says what the card says.
///
/// Case, accents (the tilde of ñ among them: a slip of spelling is none of mathematics), spaces, and the look of quotes,
/// dashes and signs are forgiven, and so is a full stop at the end. A single letter keeps its case, since `X` and `x` may
/// be two variables.
public enum AnswerJudge {
  /// The verdict on `typed` as an answer to `face`, whose numbers are read as `language` writes them.
  ///
  /// `nil` where nothing was typed that could be judged: nothing at all, or where a number is asked for, digits that are
  /// none, as in `1.20.5`; the learner is to be asked again. Also where the face has no answer.
  public static func verdict(
    on typed: String, for face: CardFace, in language: Language
  ) -> AnswerVerdict? {
    let accepted = face.accepted
    let spelling = AnswerSpelling(typed)
    guard !spelling.isEmpty, !accepted.isEmpty else { return nil }
    let meaning = AnswerMeaning(spelling, in: language)
    let right = accepted.map { AnswerMeaning(AnswerSpelling($0), in: language) }
    if right.contains(where: { $0.isSame(as: meaning) }) { return .right }
    // What a wrong option says to the letter is wrong, even where only an accent tells it from the answer.
    if face.distractors.contains(where: {
      AnswerMeaning(AnswerSpelling($0), in: language).isSame(as: meaning)
    }) {
      return .wrong
    }
    if saysLeniently(typed, one: accepted, in: language) { return .right }
    if right.allSatisfy(\.isNumber), isUnreadable(spelling, meaning) { return nil }
    return nearness(of: typed, to: accepted, distractors: face.distractors).map { .near($0) }
      ?? .wrong
  }

  private static func saysLeniently(
    _ typed: String, one accepted: [String], in language: Language
  ) -> Bool {
    let meaning = AnswerMeaning(AnswerSpelling(typed, isLenient: true), in: language)
    return accepted.contains { text in
      AnswerMeaning(AnswerSpelling(text, isLenient: true), in: language).isSame(as: meaning)
    }
  }

  /// Tells whether what was typed for a number is none, nor words: `5,` and `1//2`, but not `five`.
  ///
  /// Two values at once, as in `±2`, are an answer.
  private static func isUnreadable(_ spelling: AnswerSpelling, _ meaning: AnswerMeaning) -> Bool {
    guard !meaning.isNumber, !spelling.words.contains("±") else { return false }
    return spelling.words.contains { $0.isNumber } || !spelling.words.contains { $0.isLetter }
  }

  /// `text` with one space for each run of them, since the others are forgiven.
  private static func spaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// How `typed` differs from the accepted answer that it nearly is; `nil` where it is near none, or a wrong option is
  /// as near.
  private static func nearness(
    of typed: String, to accepted: [String], distractors: [String]
  ) -> TextDifference? {
    let misspelling = Misspelling(of: typed)
    var best: (distance: Int, text: String)?
    for text in accepted {
      guard let distance = misspelling?.distance(to: text), distance < best?.distance ?? .max
      else { continue }
      best = (distance, text)
    }
    guard let best, let misspelling else { return nil }
    let isAmbiguous = distractors.contains { text in
      misspelling.plainDistance(to: text, atMost: best.distance) != nil
    }
    guard !isAmbiguous else { return nil }
    return TextDifference(from: spaced(typed), to: spaced(best.text))
  }
}

extension CardFace {
  /// Every text that is right, without blank ones; the answer first.
  var accepted: [String] {
    ([answer] + alternatives).filter { !CardContent.isBlank($0) }
  }
}
