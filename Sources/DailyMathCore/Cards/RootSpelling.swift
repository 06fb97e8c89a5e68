internal import DailyMathSystem

/// Roots in one spelling: `sqrt(3)`, `raíz 3` and `√(3)` are `√3`, and `sqrt(x+1)` is `√(x+1)`.
///
/// No keyboard has the sign. Only what stands before an argument is a root, so that words such as *raíz cuadrada* stay
/// words.
enum RootSpelling {
  /// What a root is called, in small letters.
  private static let names: Set<String> = ["sqrt", "raiz", "raíz", "√"]
  /// What may follow an argument that loses its parentheses without becoming part of it.
  private static let ends: Set<Character> = ["+", "-", "*", "/", "=", "<", ">", ")", "|", "±", ";"]

  /// `text`, whose spaces are single ones, with every root written with its sign.
  static func folded(_ text: String) -> String {
    // Most answers have none of what a root begins with, however its accent is written.
    guard ["√", "sqrt", "ra"].contains(where: { text.holds($0) }) else { return text }
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let word = word(in: characters, from: index)
      index += word.count
      guard names.contains(String(word)),
        let argument = argument(in: characters, from: index)
      else {
        result += word
        continue
      }
      result += "√" + argument.text
      index = argument.end
    }
    return result
  }

  /// The letters from `start` on, or the one character there that is none.
  private static func word(in text: [Character], from start: Int) -> ArraySlice<Character> {
    let letters = text[start...].prefix { $0.isLetter }
    return letters.isEmpty ? text[start...start] : letters
  }

  /// What the root before `start` is taken of, as far as it has to be written anew, and where the rest goes on; `nil`
  /// where nothing follows that a root is taken of.
  private static func argument(
    in text: [Character], from start: Int
  ) -> (text: String, end: Int)? {
    let begin = start < text.count && text[start] == " " ? start + 1 : start
    guard begin < text.count else { return nil }
    guard text[begin] == "(", let inner = short(in: text, after: begin) else {
      return isOperand(text, at: begin) ? ("", begin) : nil
    }
    return (String(inner), begin + inner.count + 2)
  }

  /// The number or letter that alone stands in the parentheses that open at `open`, where it can do without them.
  private static func short(in text: [Character], after open: Int) -> ArraySlice<Character>? {
    let inner = text[(open + 1)...].prefix { $0 != ")" }
    guard inner.endIndex < text.count, let first = inner.first else { return nil }
    let isNumber = first.isNumber && inner.allSatisfy { $0.isNumber || ".,".contains($0) }
    guard isNumber || inner.count == 1 && first.isLetter else { return nil }
    let rest = text[(inner.endIndex + 1)...].drop { $0 == " " }
    return rest.first.map { ends.contains($0) } ?? true ? inner : nil
  }

  /// Whether a parenthesis, a number, another root, or a letter that is no word stands at `index`.
  private static func isOperand(_ text: [Character], at index: Int) -> Bool {
    guard text[index].isLetter else {
      return text[index].isNumber || text[index] == "(" || text[index] == "√"
    }
    let rest = text[index...]
    let word = rest.prefix { $0.isLetter }
    if names.contains(String(word)) { return true }
    let next = rest.dropFirst(word.count).drop { $0 == " " }.first
    return word.count == 1 && !(next?.isLetter ?? false)
  }
}
