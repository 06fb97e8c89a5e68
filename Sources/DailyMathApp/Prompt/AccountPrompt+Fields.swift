import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

extension AccountPrompt {
  /// The text of a field of the registration, which judges it by the same rules and with the same words.
  ///
  /// One that was given and is wrong is wrong usage; one that was not is asked for until it is right.
  func field(
    _ focus: RegisterScreen.Focus, _ label: String, given: String?,
    option: AccountArguments.Option
  ) throws(PromptEnding) -> String {
    if let given {
      let judged = judge(focus, given)
      guard let fault = judged.fault else { return judged.text }
      throw refusal("\(option.rawValue): \(fault)", .usage)
    }
    var notes: [String] = []
    while true {
      let judged = judge(focus, try ask(label, notes: notes, option: option.rawValue))
      guard let fault = judged.fault else { return judged.text }
      notes = [fault]
    }
  }

  /// An address that can be one.
  func email(given: String?) throws(PromptEnding) -> String {
    try field(.email, texts.register.email, given: given, option: .email)
  }

  /// A password that is to hold from now on.
  ///
  /// A person types it twice, and hears once why it is easy to guess where it is. From a descriptor it comes once, and the
  /// advice is only said.
  func newPassword(
    _ label: String, displayName: String, email: String, from descriptor: Int32?
  ) throws(PromptEnding) -> SecretBytes {
    func advice(on secret: SecretBytes) -> [String] {
      let worst = PasswordWeakness.worst(of: secret, displayName: displayName, email: email)
      return worst.map { [texts.password.sentence(for: $0)] } ?? []
    }
    if let descriptor {
      let secret = try secret(from: descriptor)
      if let fault = fault(of: secret) { throw refusal(fault) }
      advice(on: secret).forEach(note)
      return secret
    }
    var notes: [String] = []
    var isAdvised = false
    while true {
      var secret = try secret(label, notes: notes, from: nil)
      if fault(of: secret) == nil, !isAdvised, case let words = advice(on: secret), !words.isEmpty {
        isAdvised = true
        let other = try self.secret(
          texts.prompt.anotherPassword, notes: words + example, from: nil)
        if !other.isEmpty { secret = other }
      }
      if let fault = fault(of: secret) {
        notes = [fault]
      } else if try self.secret(texts.register.confirmation, from: nil) == secret {
        return secret
      } else {
        // Nobody can see which of the two was mistyped, so both are asked again.
        notes = [texts.password.different]
      }
    }
  }

  /// A phrase that would do; nothing where none can be made.
  private var example: [String] {
    let phrase = Passphrase.random(in: language)
    return phrase.isEmpty ? [] : [texts.prompt.example(phrase)]
  }

  private func judge(
    _ focus: RegisterScreen.Focus, _ typed: String
  ) -> (text: String, fault: String?) {
    // The field makes the text harmless as it does for what is typed into the screen.
    let text = TextField(typed).text
    var form = RegisterScreen.State()
    switch focus {
    case .name: form.name = TextField(text)
    case .university: form.university = TextField(text)
    default: form.email = TextField(text)
    }
    return (text.trimmed, sentence(for: RegisterScreen.fault(of: focus, in: form)))
  }

  private func fault(of secret: SecretBytes) -> String? {
    NewPassword.fault(of: secret).map { texts.password.sentence(for: $0) }
  }

  private func sentence(for fault: RegisterScreen.Fault?) -> String? {
    fault.map { RegisterScreen.sentence(for: $0, texts) }
  }
}
