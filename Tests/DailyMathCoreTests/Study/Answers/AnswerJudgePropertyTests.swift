import DailyMathCore
import Testing

@Suite("Judging, for random answers")
struct AnswerJudgePropertyTests {
  @Test("the right answer is right in every spelling that is forgiven", arguments: 0..<300)
  func variants(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let answer = Self.answer(&generator)
    let language = Language.allCases[generator.next(below: 2)]
    let typed = Self.respelled(answer, &generator)
    let face = CardFace(prompt: "", answer: answer, alternatives: ["otra"])
    #expect(
      AnswerJudge.verdict(on: typed, for: face, in: language) == .right,
      "\(typed) for \(answer), \(language)")
    let alternative = CardFace(prompt: "", answer: "otra", alternatives: [answer])
    #expect(AnswerJudge.verdict(on: typed, for: alternative, in: language) == .right)
  }

  @Test("random characters are judged without a fault of the program", arguments: 0..<300)
  func anything(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (typed, answer) = (Self.anything(&generator), Self.anything(&generator))
    let face = CardFace(
      prompt: answer, answer: answer, alternatives: [Self.anything(&generator)],
      distractors: [Self.anything(&generator)])
    let verdict = AnswerJudge.verdict(on: typed, for: face, in: .spanish)
    if typed.allSatisfy(\.isWhitespace) { #expect(verdict == nil) }
    if case .near(let difference) = verdict {
      // A near miss differs, and not in everything.
      #expect(difference.pieces.count > 1)
    }
    var options = SplitMix64(seed: seed)
    let made = MadeDistractors.options(
      for: face, of: CardID("none"), in: AccountState(), using: &options)
    #expect(made.count <= MadeDistractors.wanted)
    for text in made {
      #expect(!AnswerMeaning(text).isSame(as: AnswerMeaning(answer)))
    }
  }

  @Test("what another number is, is never right", arguments: 0..<300)
  func otherNumbers(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (above, below) = (generator.next(below: 40) - 20, 1 + generator.next(below: 20))
    let (left, right) = (generator.next(below: 40) - 20, 1 + generator.next(below: 20))
    let verdict = AnswerJudge.verdict(
      on: "\(left)/\(right)", for: CardFace(prompt: "", answer: "\(above)/\(below)"), in: .english)
    #expect(verdict == (above * right == left * below ? .right : .wrong))
  }

  /// Words, a decimal, a fraction or a whole number.
  private static func answer(_ generator: inout SplitMix64) -> String {
    let words = [
      "función", "ángulo", "año", "de", "no", "continua", "L’Hôpital", "Möbius", "y", "x",
    ]
    switch generator.next(below: 4) {
    case 0:
      return (0...generator.next(below: 4)).map { _ in words[generator.next(below: words.count)] }
        .joined(separator: " ") + " recta"
    case 1: return "\(generator.next(below: 2) == 0 ? "-" : "")\(generator.next(below: 900)),5"
    case 2: return "\(generator.next(below: 90))/\(1 + generator.next(below: 9))"
    default: return "\(generator.next(below: 100_000))"
    }
  }

  /// The same answer in another spelling.
  private static func respelled(_ answer: String, _ generator: inout SplitMix64) -> String {
    let others: [Character: [String]] = [
      "-": ["−", "–", "- "], ",": [".", ","], "/": ["/", " / ", "⁄", "÷"], "’": ["'", "’"],
      "ó": ["o", "ó", "o\u{301}", "Ó"], "á": ["a", "A"], "ñ": ["n", "N", "n\u{303}"],
      "ô": ["o", "O"], "ö": ["o"], " ": [" ", "  ", "\u{A0}", "\u{202F}\u{2009}", "\t"],
    ]
    var result = ""
    for character in answer {
      let spellings = others[character] ?? [String(character)]
      result += spellings[generator.next(below: spellings.count)]
    }
    // One letter keeps its case.
    if !answer.split(separator: " ").contains(where: { $0.count == 1 }),
      generator.next(below: 2) == 0
    {
      result = result.uppercased()
    }
    let ends = ["", " ", ".", "\n"]
    return ends[generator.next(below: 2)] + result + ends[generator.next(below: ends.count)]
  }

  private static func anything(_ generator: inout SplitMix64) -> String {
    let parts = [
      "1", "23", "0", ",", ".", "/", "-", "−", "+", "%", " ", "(", ")", "...", "e", "x", "10^", "^",
      "½", "²", "⁻", "ₙ", "ñ", "é", "seno", "coseno", "creciente", "de", "∞", "π", "👩‍🔬", "\u{301}",
      "\u{200B}", "\u{FEFF}", "ａ", "א", "{", "}}", ":", "±", "\n", "٣", "Ⅷ", "ß", "İ",
    ]
    let count = generator.next(below: 12)
    return (0..<count).map { _ in parts[generator.next(below: parts.count)] }.joined()
  }
}
