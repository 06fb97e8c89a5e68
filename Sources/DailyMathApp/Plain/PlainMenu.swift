/// Numbered choices.
struct PlainMenu<Meaning: Equatable & Sendable>: Sendable {
  /// One of the choices.
  struct Choice: Sendable {
    /// What is typed to take it: its number.
    let number: Int
    /// Its name.
    let name: String
    /// What it means.
    let meaning: Meaning
    /// Other answers that take it, in small letters.
    let aliases: [String]

    /// A choice of that number.
    init(_ number: Int, _ name: String, _ meaning: Meaning, _ aliases: String...) {
      self.number = number
      self.name = name
      self.meaning = meaning
      self.aliases = aliases
    }
  }

  /// The choices, in the order in which they are said.
  let choices: [Choice]
  /// What Enter alone takes; `nil` where it takes nothing.
  var usual: Meaning?

  /// The choices as lines, each with its number.
  var lines: [String] { choices.map { "\($0.number). \($0.name)" } }

  /// The prompt under the choices.
  func prompt(_ texts: PlainTexts) -> String {
    choices.first { $0.meaning == usual }.map { texts.chooseOr($0.name) } ?? texts.choose
  }

  /// What an answer means; `nil` where it is none of the choices.
  func meaning(of answer: PlainAnswer) -> Meaning? {
    let command = answer.command
    if command.isEmpty { return usual }
    return choices.first { String($0.number) == command || $0.aliases.contains(command) }?.meaning
  }
}
