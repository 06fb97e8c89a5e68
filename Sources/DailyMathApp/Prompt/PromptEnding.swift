package import DailyMathSystem

/// How a command at the prompt ended.
package enum PromptEnding: Error, Equatable, Sendable {
  /// With this code; what there was to say is said.
  case exit(ExitCode)
  /// A signal asked the program to end; its default action is still to be taken.
  case signal(Signal)
}
