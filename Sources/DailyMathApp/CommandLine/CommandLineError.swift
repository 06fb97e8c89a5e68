package import DailyMathCore
import DailyMathSystem

/// Why the arguments cannot be followed.
package struct CommandLineError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Cause: Error, Equatable, Sendable {
    case unknownOption(String)
    case unexpectedArgument(String)
    case missingValue(option: String)
    case unknownLanguage(String)
  }

  /// What is wrong.
  package let cause: Cause
  /// The language that was asked for before the fault.
  package let language: Language?

  /// The fault in one sentence.
  package func sentence(in texts: CommandLineTexts) -> String {
    switch cause {
    case .unknownOption(let name): texts.unknownOption(shown(name))
    case .unexpectedArgument(let text): texts.unexpectedArgument(shown(text))
    case .missingValue(let name): texts.missingValue(shown(name))
    case .unknownLanguage(let name): texts.unknownLanguage(shown(name))
    }
  }

  private func shown(_ text: String) -> String {
    DisplayText.filtered(text, newlines: .replace)
  }
}
