import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// Carries out an action of the form over the page.
  static func reduceDialog(
    _ state: inout State, _ action: ProfileDialog.Action, _ context: ReduceContext
  ) -> [Effect] {
    guard var dialog = state.dialog else { return [] }
    // Before the question nothing else is open, whatever is pasted.
    if dialog.isAskingToDiscard, case .pasted = action { return [] }
    switch action {
    case .focusMoved(let step): dialog.moveFocus(by: step)
    case .focused(let item): if dialog.items.contains(item) { dialog.focus = item }
    case .placed(let place):
      dialog.focus = .text
      dialog.text.moveCursor(to: place)
    case .keyTyped(let key): dialog.edit({ $0.handle(key) }, { $0.handle(key) })
    case .pasted(let text):
      if dialog.focus.isField { state.notice = nil }
      var isCut = false
      dialog.edit(
        { field in
          isCut = field.insert(pasted: text)
          return true
        },
        { field in
          isCut = field.insert(pasted: text)
          return true
        })
      if isCut { state.notice = .pasteCut }
    case .passwordEntered(let secret):
      dialog.edit(
        { _ in false },
        { field in
          field.replace(with: secret)
          return true
        })
    case .revealToggled: dialog.toggleReveal()
    case .phraseChosen:
      return dialog.kind == .password ? [.proposePassphrase(context.language)] : []
    case .phraseProposed(let phrase):
      guard dialog.kind == .password else { return [] }
      dialog.take(phrase)
    case .exportChosen:
      guard dialog.kind == .deletion else { return [] }
      state.waitingDialog = dialog
      state.dialog = ProfileDialog(.export, context)
      return []
    case .cancelled where dialog.hasChanges:
      dialog.isAskingToDiscard = true
      dialog.isDiscardSelected = false
    case .discardSelected(let confirm): dialog.isDiscardSelected = confirm
    case .discardAnswered(confirm: false): dialog.isAskingToDiscard = false
    case .cancelled, .discardAnswered:
      closeDialog(&state)
      return []
    case .submitted:
      return submit(dialog, in: &state, context)
    }
    state.dialog = dialog
    return []
  }

  /// Sends the form where it is right; else shows every fault and takes the focus to the first.
  private static func submit(
    _ dialog: ProfileDialog, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    // Whoever has to wait keeps everything that was typed.
    guard state.countdown(of: context.account, at: context.stamp.monotonic) == nil else {
      return []
    }
    var dialog = dialog
    let faults = dialog.judged(context)
    if let first = dialog.items.first(where: { faults[$0] != nil }) {
      dialog.faults = faults
      dialog.focus = first
      state.dialog = dialog
      return []
    }
    if dialog.kind == .password,
      dialog.newPassword.advise(
        displayName: context.library.profile.displayName, email: context.account?.email.text ?? "")
    {
      // Whoever wants this password presses Enter once more.
      dialog.faults = [:]
      dialog.focus = .submit
      state.dialog = dialog
      return []
    }
    guard let effect = dialog.effect(context) else {
      closeDialog(&state)
      return []
    }
    dialog.faults = [:]
    dialog.isWorking = true
    dialog.spinnerStep = 0
    state.dialog = dialog
    return [effect]
  }

  /// Leaves the form, with its passwords, for the one that waits or the page.
  static func closeDialog(_ state: inout State) {
    state.dialog = state.waitingDialog
    state.waitingDialog = nil
  }

  /// A change of the account ended: the form is done, or says why it failed.
  static func show(
    _ outcome: AccountChangeOutcome, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard state.isWorking else { return [] }
    if let email = context.account?.email {
      state.waits.take(outcome, of: email, at: context.stamp.monotonic)
    }
    switch outcome {
    case .failed(let failure): state.dialog?.show(failure)
    case .exported(let path):
      closeDialog(&state)
      state.notice = .exported(path: path)
    case .passwordChanged:
      closeDialog(&state)
      state.notice = .passwordChanged
    case .emailChanged:
      closeDialog(&state)
      state.notice = .emailChanged
    case .codesRenewed, .deleted: closeDialog(&state)
    }
    return []
  }

  /// The profile or a setting is on the disk: the form of the profile is done.
  static func saved(_ state: inout State) -> [Effect] {
    guard state.isWorking else { return [] }
    closeDialog(&state)
    state.notice = .profileSaved
    return []
  }

  /// Something is not on the disk: the form says so, or the foot of the page.
  static func notSaved(_ error: StoreError, in state: inout State) -> [Effect] {
    if state.isWorking {
      state.dialog?.show(.store(error))
    } else {
      state.notice = .notSaved(error)
    }
    return []
  }
}
