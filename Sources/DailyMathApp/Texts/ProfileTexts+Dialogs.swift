import DailyMathCore

extension ProfileTexts {
  /// The title of a form.
  func title(of kind: ProfileDialog.Kind) -> String { items[kind.item] ?? "" }

  /// What a form is about.
  func explanation(of kind: ProfileDialog.Kind) -> String { dialogs.explanations[kind.item] ?? "" }

  /// The button that sends a form.
  func submit(of kind: ProfileDialog.Kind) -> String { dialogs.buttons[kind.item] ?? "" }

  /// The label of a field of a form.
  func label(of field: ProfileDialog.Item, in kind: ProfileDialog.Kind, _ texts: Texts) -> String {
    switch (field, kind) {
    case (.text, .name): texts.register.name
    case (.text, .university): texts.register.university
    case (.text, .email): dialogs.newEmail
    case (.text, .export): dialogs.path
    case (.text, _): dialogs.typedEmail
    case (.current, _): dialogs.current
    case (.new, _): dialogs.new
    case (.confirmation, _): texts.register.confirmation
    case (.export, _), (.cancel, _), (.submit, _): ""
    }
  }

  /// What is wrong, in words.
  func sentence(for fault: ProfileDialog.Fault, _ texts: Texts) -> String {
    switch fault {
    case .nameMissing: texts.register.nameMissing
    case .textTooLong: texts.register.nameTooLong
    case .emailMalformed: texts.register.malformedEmail
    case .emailTaken: texts.register.emailTaken
    case .emailDiffers: dialogs.emailDiffers
    case .currentMissing: dialogs.currentMissing
    case .wrongPassword(let wait):
      wait > 0 ? "\(dialogs.wrongPassword) \(words(for: wait))" : dialogs.wrongPassword
    case .mustWait(let wait): "\(dialogs.tooMany) \(words(for: wait))"
    case .passwordTooShort: texts.register.passwordTooShort
    case .passwordTooLong: texts.register.passwordTooLong
    case .passwordsDiffer: texts.register.mismatch
    case .weak(let weakness): dialogs.weak(weakness)
    case .file(let error): dialogs.file(error)
    case .store(let error): texts.faults.sentence(error)
    }
  }

  /// A wait in whole seconds, rounded up, so that nobody tries too early.
  private func words(for milliseconds: Int64) -> String {
    dialogs.wait(Int(clamping: max(1, (milliseconds + 999) / 1_000)))
  }
}

extension ProfileDialog.Kind {
  /// The item of the profile that opens the form, under whose name it goes.
  var item: ProfileItem {
    switch self {
    case .name: .name
    case .university: .university
    case .email: .email
    case .password: .password
    case .recoveryCodes: .recoveryCodes
    case .export: .export
    case .deletion: .deletion
    }
  }
}
