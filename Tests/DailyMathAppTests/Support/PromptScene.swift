import DailyMathApp
import DailyMathCore
import DailyMathSystem

/// Somebody at the prompt, or a script in their place: what they answer is written down before, and what they get is kept.
///
/// A class, because the closures of the interface share it.
final class PromptScene {
  /// One thing that the person does when they are asked.
  enum Step {
    /// They type this and Enter.
    case type(String)
    /// Something else happens.
    case event(LineEvent)
  }

  /// The accounts.
  var accounts: AccountsScene
  /// The lines that wait in each descriptor that is open.
  var descriptors: [Int32: [String]] = [:]
  /// What else the commands take from outside.
  var environment = PromptEnvironment(
    moment: { Stamp.at().moment }, language: .spanish, isLanguageChosen: false, seed: 5,
    isASCII: false)
  /// What comes of writing to the standard output.
  var writing = StandardStream.Outcome.written
  /// Whether a terminal shows the standard output.
  var isShown = false
  /// What is wrong with every descriptor.
  var descriptorFault: DescriptorFault?
  /// Everything on the standard output.
  private(set) var output = ""
  /// Everything on the standard error.
  private(set) var errors = ""
  /// Everything that was written to the terminal.
  private(set) var terminal = ""
  /// Every prompt at which a secret was asked, in order.
  private(set) var secretPrompts: [String] = []
  /// What the person does next; `nil` where there is no terminal.
  private var steps: [Step]?

  init(_ accounts: AccountsScene = AccountsScene()) { self.accounts = accounts }

  /// Does what is asked, with a person who answers so; their input ends after that.
  func run(_ command: AccountCommand, _ steps: Step...) -> PromptEnding {
    begin(command, steps)
  }

  /// Does what is asked where nobody can be asked, with a descriptor 3 that holds these lines.
  func script(_ command: AccountCommand, _ lines: String...) -> PromptEnding {
    descriptors[3] = lines
    return begin(command, nil)
  }

  /// Ana's account with the password `secreto`, in which this machine is signed in.
  func signInAsAna() {
    _ = accounts.register()
    _ = script(.signIn(email: "ana@uniquindio.edu.co", passwordDescriptor: 3), "secreto")
  }

  private func begin(_ command: AccountCommand, _ steps: [Step]?) -> PromptEnding {
    self.steps = steps
    (output, errors, terminal, secretPrompts) = ("", "", "", [])
    var prompt = AccountPrompt(
      desk: accounts.desk, environment: environment, interface: interface)
    return prompt.run(command)
  }

  private var interface: PromptInterface {
    PromptInterface(
      ask: { prompt, isSecret in self.answer(prompt, isSecret: isSecret) },
      readSecret: { descriptor in
        guard let line = self.descriptors[descriptor]?.first else { return nil }
        self.descriptors[descriptor]?.removeFirst()
        return .secret(AccountsScene.password(line), isCut: false)
      },
      say: { bytes in
        if self.writing == .written { self.output += String(decoding: bytes, as: UTF8.self) }
        return self.writing
      },
      complain: { self.errors += String(decoding: $0, as: UTF8.self) }, isShown: isShown,
      fault: { _ in self.descriptorFault })
  }

  private func answer(_ prompt: [UInt8], isSecret: Bool) -> LineEvent? {
    guard let step = steps?.first else { return steps == nil ? nil : .ended }
    steps?.removeFirst()
    let text = String(decoding: prompt, as: UTF8.self)
    terminal += text
    if isSecret { secretPrompts.append(String(text.split(separator: "\n").last ?? "")) }
    switch step {
    case .event(let event): return event
    case .type(let line) where isSecret:
      terminal += "\n"
      return .secret(AccountsScene.password(line), isCut: false)
    case .type(let line):
      terminal += line + "\n"
      return .line(Array(line.utf8), isCut: false)
    }
  }
}
