import DailyMathCore

extension ProfileTexts {
  /// The notice that another window deleted the account, and with it what was in hand.
  func gone(losing work: Notice.LostWork?) -> String {
    switch work {
    case .answer: goneWithAnswer
    case .text: goneWithText
    case nil: gone
    }
  }

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
    case (.phrase, _), (.export, _), (.cancel, _), (.submit, _): ""
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
    case .wrongPassword: dialogs.wrongPassword
    case .mustWait: dialogs.tooMany
    case .password(let fault): texts.password.sentence(for: fault)
    case .file(let error): texts.faults.file(error)
    case .store(let error): texts.faults.sentence(error)
    }
  }

  /// What is wrong and how long the next attempt has to wait, in words; `nil` where neither is to be said.
  func sentence(
    for fault: ProfileDialog.Fault?, _ countdown: Countdown?, at stamp: Stamp,
    _ motion: MotionChoice, _ texts: Texts
  ) -> String? {
    let wait = countdown.map { texts.waiting.sentence(for: $0, at: stamp, motion) }
    let sentences = [fault.map { sentence(for: $0, texts) }, wait].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
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
