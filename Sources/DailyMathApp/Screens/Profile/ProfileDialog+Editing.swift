package import DailyMathSystem
package import DailyMathTerminal

extension ProfileDialog {
  /// What can happen in a form.
  package enum Action: Equatable, Sendable {
    /// Tab or an arrow moved the focus by that many items, going round at both ends.
    case focusMoved(by: Int)
    /// The focus went to an item.
    case focused(Item)
    /// A click took the focus to the field of text, and the cursor before the character with that index.
    case placed(Int)
    /// A key was pressed that belongs to the field with the focus.
    case keyTyped(KeyPress)
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// A whole password was entered in the place of what the field with the focus held.
    case passwordEntered(SecretBytes)
    /// The learner wants to see the passwords, or to hide them again.
    case revealToggled
    /// The learner wants a phrase to be proposed as the new password.
    case phraseChosen
    /// A phrase was drawn.
    case phraseProposed(SecretBytes)
    /// The learner wants what the form is for.
    case submitted
    /// The learner wants to take everything along before the account is deleted.
    case exportChosen
    /// The learner leaves the form, and everything as it is; where something was typed, that is asked first.
    case cancelled
    /// The other button of that question was selected; true for discarding.
    case discardSelected(confirm: Bool)
    /// That question was answered; true for discarding.
    case discardAnswered(confirm: Bool)
  }

  /// The action of a key.
  static func action(for key: KeyPress, in dialog: ProfileDialog) -> Action? {
    if dialog.isAskingToDiscard {
      return QuestionKeys.command(for: key, isConfirmSelected: dialog.isDiscardSelected)
        .map(action(of:))
    }
    if key == KeyPress(.function(3)), dialog.kind == .deletion { return .exportChosen }
    if key == FormKeys.proposing, dialog.kind == .password { return .phraseChosen }
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .reveal: return dialog.items.contains(where: \.isPassword) ? .revealToggled : nil
      case .accept: return dialog.acceptance
      case .leave: return .cancelled
      }
    }
    if dialog.focus.isField { return .keyTyped(key) }
    switch (key.key, key.modifiers) {
    case (.character(" "), []): return dialog.acceptance
    case (.left, []): return .focusMoved(by: -1)
    case (.right, []): return .focusMoved(by: 1)
    default: return nil
    }
  }

  /// The action of a command before the question.
  static func action(of command: QuestionKeys.Command) -> Action {
    switch command {
    case .answer(let confirm): .discardAnswered(confirm: confirm)
    case .select(let confirm): .discardSelected(confirm: confirm)
    }
  }

  /// What Enter does: it goes on to the next field, sends the form from the last one, or presses the button.
  ///
  /// The account is never deleted by Enter in a field: the learner goes to the button.
  var acceptance: Action {
    switch focus {
    case .phrase: return .phraseChosen
    case .export: return .exportChosen
    case .cancel: return .cancelled
    case .submit: return .submitted
    case .text, .current, .new, .confirmation:
      let isLast = focus == items.last(where: \.isField)
      if !isLast { return .focusMoved(by: 1) }
      return kind == .deletion ? .focused(.submit) : .submitted
    }
  }

  /// Takes the focus so many items on, going round at both ends.
  mutating func moveFocus(by step: Int) {
    let place = items.firstIndex(of: focus) ?? 0
    let index = (place + step) % items.count
    focus = items[index < 0 ? index + items.count : index]
  }

  /// Changes the field with the focus; what was wrong with it is old then.
  mutating func edit(
    _ changeText: (inout TextField) -> Bool, _ changePassword: (inout PasswordField) -> Bool
  ) {
    let isChanged =
      switch focus {
      case .text: changeText(&text)
      case .current: changePassword(&current)
      case .new: changePassword(&newPassword.password)
      case .confirmation: changePassword(&newPassword.confirmation)
      case .phrase, .export, .cancel, .submit: false
      }
    guard isChanged else { return }
    faults[focus] = nil
    faults[.submit] = nil
    // What was said of the two new passwords together is judged again.
    if focus == .new {
      faults[.confirmation] = nil
      newPassword.forgetAdvice()
    }
  }

  /// Shows the passwords in clear, or hides them again.
  mutating func toggleReveal() {
    isRevealed.toggle()
    current.isRevealed = isRevealed
    newPassword.password.isRevealed = isRevealed
    newPassword.confirmation.isRevealed = isRevealed
  }

  /// Takes a phrase as the new password; what was typed of the one that holds stays hidden.
  mutating func take(_ phrase: SecretBytes) {
    newPassword.take(phrase)
    isRevealed = true
    for item in [Item.new, .confirmation, .submit] { faults[item] = nil }
    focus = current.isEmpty ? .current : .submit
  }

  /// The field of a password.
  func field(_ item: Item) -> PasswordField {
    switch item {
    case .new: newPassword.password
    case .confirmation: newPassword.confirmation
    default: current
    }
  }
}
