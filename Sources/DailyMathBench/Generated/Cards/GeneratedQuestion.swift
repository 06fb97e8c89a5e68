import DailyMathCore

/// A question that was made up, with what is right, what is wrong, and why.
struct GeneratedQuestion {
  /// The question.
  var prompt: String
  /// The right answer.
  var answer: String
  /// Wrong answers, each another than the right one and than each other.
  var distractors: [String]
  /// Why it is right.
  var note: String

  /// Makes a question; of the wrong answers offered, the first three that differ from everything before are taken.
  init(_ prompt: String, _ answer: String, wrong: [String], note: String) {
    self.prompt = prompt
    self.answer = answer
    self.note = note
    distractors = []
    for text in wrong where text != answer && !distractors.contains(text) {
      distractors.append(text)
      if distractors.count == 3 { break }
    }
  }

  /// Makes a question whose answer is a whole number; numbers near it follow where too few of the wrong ones differ.
  init(_ prompt: String, _ answer: Int, wrong: [Int], note: String) {
    let all = wrong + [answer + 1, answer - 1, answer + 2, answer + 10]
    self.init(prompt, answer.signed, wrong: all.map(\.signed), note: note)
  }
}

extension Int {
  /// The number with the minus sign of mathematics.
  var signed: String { self < 0 ? "−\(magnitude)" : String(self) }

  /// The number as a term that follows another: ` + 3` or ` − 3`.
  var term: String { self < 0 ? " − \(magnitude)" : " + \(self)" }

  /// The number as a factor before a letter or a root: nothing for 1.
  var factor: String {
    switch self {
    case 1: ""
    case -1: "−"
    default: signed
    }
  }

  /// The number in raised digits.
  var raised: String {
    let digits: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    let text = String(magnitude).utf8.map { digits[Int($0) - 0x30] }
    return (self < 0 ? "⁻" : "") + String(text)
  }

  /// The fraction of this number and another that is not 0, in lowest terms: `3/4`, or `2` where it is whole.
  func over(_ other: Int) -> String {
    let divisor = Self.commonDivisor(magnitude, other.magnitude)
    let sign = (self < 0) == (other < 0) ? 1 : -1
    let (top, bottom) = (sign * Int(magnitude / divisor), Int(other.magnitude / divisor))
    return bottom == 1 ? top.signed : "\(top.signed)/\(bottom)"
  }

  private static func commonDivisor(_ left: UInt, _ right: UInt) -> UInt {
    right == 0 ? left : commonDivisor(right, left % right)
  }
}
