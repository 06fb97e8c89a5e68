/// Wrong options for a card that has too few of its own.
public enum MadeDistractors {
  /// The options that a choice needs beside the right one.
  public static let wanted = 3

  /// Wrong options for the card `id` in `state`, its own ones first, at most `wanted`; fewer where no more can be made.
  ///
  /// None means the same as a right answer or as another of them, nor is blank. A number gets what a typical slip makes of
  /// it; any other answer what other cards say, and only then slips in a number that it holds. Nothing is made for a gap that
  /// can be read in the rest of its text. The same generator gives the same options. The time does not grow with the number
  /// of cards.
  public static func options(
    for face: CardFace, of id: CardID, in state: AccountState, using generator: inout SplitMix64
  ) -> [String] {
    var choice = DistractorChoice(for: face, wanted: wanted)
    // A face without an answer asks nothing, so that nothing is wrong.
    guard !CardContent.isBlank(face.answer) else { return [] }
    for text in face.distractors { choice.take(text) }
    guard !choice.isFull else { return choice.texts }
    if case .cloze? = state.content(of: id)?.form { choice.passOver(textsIn: face.prompt) }
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
  /// The text whose words are no options; empty where all are.
  private var readText = ""

  init(for face: CardFace, wanted: Int) {
    self.wanted = wanted
    meanings = face.accepted.map { AnswerMeaning($0) }
  }

  var isFull: Bool { texts.count >= wanted }

  /// From now on takes nothing that can be read in `text`.
  mutating func passOver(textsIn text: String) {
    readText = AnswerSpelling(text, isLenient: true).words
  }

  /// Takes `text` where there is room, nothing means the same, and it is not read elsewhere.
  mutating func take(_ text: String) {
    guard !isFull, !CardContent.isBlank(text), !isRead(text) else { return }
    let meaning = AnswerMeaning(text)
    guard !meanings.contains(where: { $0.isSame(as: meaning) }) else { return }
    meanings.append(meaning)
    texts.append(text)
  }
  /// Tells whether `text` stands in what is read, not merely within a longer word or number.
  private func isRead(_ text: String) -> Bool {
    guard !readText.isEmpty else { return false }
    let words = Array(AnswerSpelling(text, isLenient: true).words)
    let read = Array(readText)
    guard !words.isEmpty, words.count <= read.count else { return false }
    func isPartOfWord(_ index: Int) -> Bool {
      read.indices.contains(index) && (read[index].isLetter || read[index].isNumber)
    }
    return (0...(read.count - words.count)).contains { start in
      let end = start + words.count
      return read[start..<end].elementsEqual(words)
        && !(isPartOfWord(start) && isPartOfWord(start - 1))
        && !(isPartOfWord(end - 1) && isPartOfWord(end))
    }
  }
}
