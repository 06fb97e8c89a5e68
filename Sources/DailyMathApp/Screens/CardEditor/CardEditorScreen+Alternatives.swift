import DailyMathCore

extension CardEditorScreen {
  /// The answers in a text that parts them by semicolons; one between brackets belongs to its answer, as in `(1; 2)`.
  static func answers(in text: String) -> [String] {
    var answers = [""]
    var depth = 0
    for character in text {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth = max(0, depth - 1) }
      if character == ";", depth == 0 {
        answers.append("")
      } else {
        answers[answers.count - 1].append(character)
      }
    }
    return answers.map(\.trimmed).filter { !$0.isEmpty }
  }
}
