import DailyMathCore
import DailyMathTerminal

extension RecoveryCodesScreen {
  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .pressedTooEarly:
      state.acceptsEnterFrom = max(
        state.acceptsEnterFrom, context.stamp.monotonic + restBeforeEnter)
    case .savedChosen, .leaveChosen: return ask(.leave, in: &state)
    case .quitChosen: return ask(.quit, in: &state)
    case .answerSelected(let confirm): state.isConfirmSelected = confirm
    case .questionAnswered(let confirm):
      guard let question = state.question else { return [] }
      state.question = nil
      return confirm ? leave(question, in: state) : []
    case .languageChosen: return [.changeLanguage]
    case .helpChosen: return [.toggleHelp]
    case .written(let path):
      state.fileForm = nil
      state.writtenPath = path
      state.focus = .saved
    case .fileChosen:
      state.question = nil
      let name = fileName(for: state.email)
      state.fileForm = FileForm(
        path: TextField(Texts.of(context.language).recoveryCodes.proposedPath(name)))
    case .focusMoved(let step) where state.fileForm == nil:
      state.focus = state.focus.moved(by: step)
    default: return reduceForm(&state, action, context)
    }
    return []
  }

  /// Carries out what concerns the form of the file, where it is open.
  private static func reduceForm(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    guard var form = state.fileForm else { return [] }
    var effects: [Effect] = []
    switch action {
    case .focusMoved(let step): form.focus = form.focus.moved(by: step)
    case .pathFocused: form.focus = .path
    case .placed(let place):
      form.focus = .path
      form.path.moveCursor(to: place)
    case .keyTyped(let key):
      let before = form.path.text
      _ = form.path.handle(key)
      if form.path.text != before { form.fault = nil }
    case .pasted(let text):
      form.path.insert(pasted: text)
      form.focus = .path
      form.fault = nil
    case .writeChosen:
      form.fault = nil
      let lines = fileLines(
        of: state, Texts.of(context.language).recoveryCodes, day: context.stamp.day)
      effects = [.writeRecoveryCodes(lines: lines, path: form.path.text.trimmed)]
    case .notWritten(let error):
      form.fault = error
      form.focus = .path
    case .fileCancelled:
      state.fileForm = nil
      return []
    default: break
    }
    state.fileForm = form
    return effects
  }

  /// Asks whether the codes are saved, unless they stand in a file.
  private static func ask(_ question: Question, in state: inout State) -> [Effect] {
    guard !state.isWritten else { return leave(question, in: state) }
    state.question = question
    state.isConfirmSelected = false
    return []
  }

  private static func leave(_ question: Question, in state: State) -> [Effect] {
    switch question {
    case .leave: [.navigate(state.origin.next)]
    case .quit: [.quit]
    }
  }

  /// What the file says, line by line.
  static func fileLines(
    of state: State, _ texts: RecoveryCodesTexts, day: StudyDay
  ) -> [String] {
    texts.fileHead(state.email, day.description) + [""] + state.codes.map(\.grouped) + [""]
      + texts.fileFoot
  }

  /// The first part of the address, without what could mean something in a path.
  private static func fileName(for email: String) -> String {
    let name = email.prefix { $0 != "@" }.filter { character in
      character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
    }
    return name.isEmpty ? "cuenta" : name.lowercased()
  }
}
