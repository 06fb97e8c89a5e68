/// Words that were typed, to be compared with words that are right but for a slip or two.
///
/// Only words are compared: a number, a formula or a text of more than 500 characters is never nearly right. There have
/// to be as many words as in the right answer, and where both have fewer than four letters they have to be the same, since
/// `no existe` is not nearly `se existe`.
struct Misspelling {
  /// The longest text that is looked at, in characters.
  static let longest = 500
  /// The fewest letters of a word in which a slip is told from another word.
  private static let shortestWord = 4
  /// The most letters of a word in which only one slip is allowed; two are in a longer one.
  private static let longestForOneSlip = 7
  /// The most slips in all words together.
  private static let mostSlips = 2

  private let words: [[Character]]

  /// Takes in what was typed; `nil` where it is not made of words.
  init?(of typed: String) {
    guard let words = Self.words(of: typed) else { return nil }
    self.words = words
  }

  /// How many slips make the typed words of those of `text`; `nil` where they are too many, or another word comes out.
  ///
  /// A slip is a letter too many or too few, a wrong one, or two that changed places.
  func distance(to text: String) -> Int? {
    guard let right = Self.words(of: text), right.count == words.count else { return nil }
    var sum = 0
    for (typed, right) in zip(words, right) where typed != right {
      // By the longer one, so that a letter too few weighs what one too many does.
      let length = max(typed.count, right.count)
      guard length >= Self.shortestWord,
        let distance = EditDistance.between(
          typed, right, atMost: length <= Self.longestForOneSlip ? 1 : 2),
        !OppositeWords.areOpposed(String(typed), String(right))
      else { return nil }
      sum += distance
    }
    return sum > 0 && sum <= Self.mostSlips ? sum : nil
  }

  /// How many slips lie between the typed words and `text`, whatever the words; `nil` where more than `limit`.
  func plainDistance(to text: String, atMost limit: Int) -> Int? {
    guard let other = Self.words(of: text) else { return nil }
    return EditDistance.between(
      Array(words.joined()), Array(other.joined()), atMost: limit)
  }

  /// The words of `text` without case and accents; `nil` where there is anything else in it but what stands between words.
  private static func words(of text: String) -> [[Character]]? {
    guard text.utf8.count <= longest * 4, text.count <= longest else { return nil }
    let words = AnswerSpelling(text, isLenient: true).words
    guard words.allSatisfy({ $0.isLetter || " -'\",.;:()¿?¡!".contains($0) }) else { return nil }
    return words.split { !$0.isLetter }.map(Array.init)
  }
}
