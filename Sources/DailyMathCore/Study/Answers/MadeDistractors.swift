/// Wrong options for a card that has too few of its own.
public enum MadeDistractors {
  /// The options that a choice needs beside the right one.
  public static let wanted = 3

  /// Wrong options for the card `id` in `state`, its own ones first, at most `wanted`; fewer where no more can be made.
  ///
  /// None means the same as a right answer or as another of them, nor is blank. A number gets what a typical slip makes of
  /// it; any other answer what the other gaps of its text and other cards say, and only then slips in a number that it
  /// holds. The same generator gives the same options. The time does not grow with the number of cards.
  public static func options(
    for face: CardFace, of id: CardID, in state: AccountState, using generator: inout SplitMix64
  ) -> [String] {
    var choice = DistractorChoice(for: face, wanted: wanted)
    // A face without an answer asks nothing, so that nothing is wrong.
    guard !CardContent.isBlank(face.answer) else { return [] }
    for text in face.distractors { choice.take(text) }
    guard !choice.isFull else { return choice.texts }
    if let number = WrittenNumber(face.answer) {
      for text in NumberSlips.texts(of: number, using: &generator) { choice.take(text) }
    }
    guard !choice.isFull else { return choice.texts }
    AnswersAround.offer(for: face, of: id, in: state, using: &generator) { text in
      choice.take(text)
      return !choice.isFull
    }
    guard !choice.isFull else { return choice.texts }
    for text in NumberSlips.texts(within: face.answer, using: &generator) { choice.take(text) }
    return choice.texts
  }
}

/// Wrong options that are gathered one by one, each of which means something of its own.
private struct DistractorChoice {
  private(set) var texts: [String] = []
  private let wanted: Int
  private var meanings: [AnswerMeaning]

  init(for face: CardFace, wanted: Int) {
    self.wanted = wanted
    meanings = face.accepted.map { AnswerMeaning($0) }
  }

  var isFull: Bool { texts.count >= wanted }

  /// Takes `text` where there is room and nothing means the same.
  mutating func take(_ text: String) {
    guard !isFull, !CardContent.isBlank(text) else { return }
    let meaning = AnswerMeaning(text)
    guard !meanings.contains(where: { $0.isSame(as: meaning) }) else { return }
    meanings.append(meaning)
    texts.append(text)
  }
}
