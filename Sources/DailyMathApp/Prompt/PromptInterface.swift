package import DailyMathSystem

/// The way to the person at the prompt, and to the script in their place.
package struct PromptInterface {
  /// Writes a prompt to the terminal and waits for the next line, which is hidden while it is typed where it is a secret.
  ///
  /// `nil` where there is no terminal to ask in.
  package var ask: (_ prompt: [UInt8], _ isSecret: Bool) -> LineEvent?
  /// Reads the next line of an open descriptor as a secret; `nil` where there is none.
  package var readSecret: (_ descriptor: Int32) -> LineEvent?
  /// Writes to the standard output, and tells what came of it.
  package var say: ([UInt8]) -> StandardStream.Outcome
  /// Writes to the standard error, which nobody may be reading.
  package var complain: ([UInt8]) -> Void
  /// Whether a terminal shows the standard output, so that nothing may reach it that a terminal would obey.
  package var isShown: Bool
  /// Why no secret can come from a descriptor; `nil` where one can.
  package var fault: (_ descriptor: Int32) -> DescriptorFault?

  /// A way to a person by these functions.
  package init(
    ask: @escaping (_ prompt: [UInt8], _ isSecret: Bool) -> LineEvent?,
    readSecret: @escaping (_ descriptor: Int32) -> LineEvent?,
    say: @escaping ([UInt8]) -> StandardStream.Outcome,
    complain: @escaping ([UInt8]) -> Void, isShown: Bool,
    fault: @escaping (_ descriptor: Int32) -> DescriptorFault? = { _ in nil }
  ) {
    self.ask = ask
    self.readSecret = readSecret
    self.say = say
    self.complain = complain
    self.isShown = isShown
    self.fault = fault
  }
}
