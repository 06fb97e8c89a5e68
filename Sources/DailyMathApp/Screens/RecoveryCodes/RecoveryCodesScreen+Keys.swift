package import DailyMathTerminal

extension RecoveryCodesScreen {
  /// The action of a key that was pressed at `now`, in milliseconds of the monotonic clock.
  package static func action(for key: KeyPress, in state: State, now: Int64) -> Action? {
    if state.question != nil { return answer(to: key, in: state) }
    if let form = state.fileForm { return action(for: key, in: form) }
    switch key.key {
    case .enter, .character(" "):
      return now < state.acceptsEnterFrom ? .pressedTooEarly : acceptance(of: state.focus)
    case .tab where key.modifiers == .shift: return .focusMoved(by: -1)
    case .left, .up: return .focusMoved(by: -1)
    case .tab, .right, .down: return .focusMoved(by: 1)
    case .escape: return .leaveChosen
    case .character("g"): return .fileChosen
    case .character("?"): return .helpChosen
    default: return nil
    }
  }

  /// What Enter does on a button.
  static func acceptance(of focus: Focus) -> Action {
    switch focus {
    case .saved: .savedChosen
    case .file: .fileChosen
    }
  }

  /// What Enter does in the form of the file.
  static func acceptance(of focus: FileForm.Focus) -> Action {
    switch focus {
    case .path, .write: .writeChosen
    case .cancel: .fileCancelled
    }
  }

  /// What a command before the question means here.
  static func action(of command: QuestionKeys.Command) -> Action {
    switch command {
    case .answer(let confirm): .questionAnswered(confirm: confirm)
    case .select(let confirm): .answerSelected(confirm: confirm)
    }
  }

  /// What a key means before the question.
  ///
  /// No letter gives the answer that cannot be taken back, whatever it would be elsewhere.
  private static func answer(to key: KeyPress, in state: State) -> Action? {
    if key.key == .character("g") { return .fileChosen }
    let command = QuestionKeys.command(for: key, isConfirmSelected: state.isConfirmSelected)
    if command == .answer(confirm: true), key.key != .enter { return nil }
    return command.map(action(of:))
  }

  private static func action(for key: KeyPress, in form: FileForm) -> Action? {
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .accept: return acceptance(of: form.focus)
      case .leave: return .fileCancelled
      case .reveal: return nil
      }
    }
    switch (form.focus, key.key) {
    case (.path, _): return .keyTyped(key)
    case (_, .character(" ")): return acceptance(of: form.focus)
    case (_, .left): return .focusMoved(by: -1)
    case (_, .right): return .focusMoved(by: 1)
    default: return nil
    }
  }
}
