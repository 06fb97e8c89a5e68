package import DailyMathCore
import DailyMathSystem

/// Why the arguments cannot be followed.
package struct CommandLineError: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Cause: Error, Equatable, Sendable {
    /// An option of this name does not exist.
    case unknownOption(String)
    /// A word that is no option stands there, or a value was given to an option that takes none.
    case unexpectedArgument(String)
    /// The option needs a value, and none follows or an empty one.
    case missingValue(option: String)
    /// The interface does not speak the language of this code.
    case unknownLanguage(String)
    /// There is no theme of this name.
    case unknownTheme(String)
    /// The option does not take this value, but those named.
    case wrongValue(String, option: String, allowed: String)
    /// The option does not belong to the command, or to any where there is none.
    case misplacedOption(String, command: String?)
    /// The words are only the beginning of a command.
    case missingWord(after: String)
    /// The command needs a file, and none is named.
    case missingFile
    /// What should be the number of a descriptor is none; it is not shown, since it may be a password.
    case wrongDescriptor
    /// A password was to be given where other users of the computer can see it.
    case passwordArgument
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
    case .unknownTheme(let name): texts.unknownTheme(shown(name))
    case .wrongValue(let value, let option, let allowed):
      texts.wrongValue(shown(value), option, allowed)
    case .misplacedOption(let name, let command): texts.misplacedOption(name, command)
    case .missingWord(let words): texts.missingWord(words)
    case .missingFile: texts.missingFile
    case .wrongDescriptor: texts.wrongDescriptor
    case .passwordArgument: texts.passwordArgument
    }
  }

  private func shown(_ text: String) -> String {
    DisplayText.filtered(text, newlines: .replace)
  }
}
