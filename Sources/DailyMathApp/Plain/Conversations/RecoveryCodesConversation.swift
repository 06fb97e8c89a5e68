import DailyMathCore
import DailyMathTerminal

/// The recovery codes, as a conversation: they are said digit by digit, once and as often as wanted.
enum RecoveryCodesConversation {
  private enum Choice: Equatable, Sendable {
    case saved, file, again
  }

  private enum LeaveChoice: Equatable, Sendable {
    case stay, leave, file
  }

  /// What is said and asked.
  static func question(
    _ state: RecoveryCodesScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts
    var question = innerQuestion(state, texts)
    question.heading =
      [texts.recoveryCodes.title, texts.recoveryCodes.explanation] + lines(of: state, texts) + [
        texts.recoveryCodes.warning
      ]
    return question
  }

  private static func innerQuestion(
    _ state: RecoveryCodesScreen.State, _ texts: Texts
  ) -> PlainQuestion {
    if state.question != nil {
      let menu = leaveMenu(texts)
      return PlainQuestion(
        statements: [texts.recoveryCodes.leaveTitle, texts.recoveryCodes.leaveDetail] + menu.lines,
        prompt: menu.prompt(texts.plain))
    }
    if let form = state.fileForm {
      var question = FieldConversation.question(
        texts.recoveryCodes.path, current: form.path.text, texts.plain)
      let fault = form.fault.map(texts.faults.file)
      question.statements = [fault].compactMap(\.self) + question.statements
      return question
    }
    let written = state.writtenPath.map(texts.recoveryCodes.written)
    let menu = menu(state, texts)
    return PlainQuestion(
      statements: [written].compactMap(\.self) + menu.lines, prompt: menu.prompt(texts.plain))
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: RecoveryCodesScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let texts = context.texts
    if state.question != nil {
      switch answer.leadsBack ? .stay : leaveMenu(texts).meaning(of: answer) {
      case .stay: return .go(.recoveryCodes(.questionAnswered(confirm: false)))
      case .leave: return .go(.recoveryCodes(.questionAnswered(confirm: true)))
      case .file: return .go(.recoveryCodes(.fileChosen))
      case nil: return .again(texts.plain.noSuchChoice)
      }
    }
    if state.fileForm != nil {
      if answer.leadsBack { return .go(.recoveryCodes(.fileCancelled)) }
      let typed: [RecoveryCodesScreen.Action] =
        answer.text.isEmpty
        ? [] : [.keyTyped(FieldConversation.clearing), .pasted(answer.text)]
      return .go((typed + [.writeChosen]).map { .screen(.recoveryCodes($0)) })
    }
    if answer.leadsBack || answer.command == "q" { return .go(.recoveryCodes(.leaveChosen)) }
    switch menu(state, texts).meaning(of: answer) {
    case .saved: return .go(.recoveryCodes(.savedChosen))
    case .file: return .go(.recoveryCodes(.fileChosen))
    case .again: return .go([], saying: lines(of: state, texts))
    case nil: return .again(texts.plain.noSuchChoice)
    }
  }

  /// The codes, one a line, each digit by itself; written down as they are said, they are taken.
  private static func lines(of state: RecoveryCodesScreen.State, _ texts: Texts) -> [String] {
    state.codes.enumerated().map { index, code in
      let digits = code.grouped.map { String($0) }.joined(separator: " ")
      return texts.recoveryCodes.spoken(index + 1, digits)
    }
  }

  /// What can be done; Enter alone goes on only where the codes stand in a file.
  private static func menu(
    _ state: RecoveryCodesScreen.State, _ texts: Texts
  ) -> PlainMenu<Choice> {
    PlainMenu(
      choices: [
        .init(1, texts.recoveryCodes.saved, .saved),
        .init(2, texts.recoveryCodes.toFile, .file, "g"),
        .init(3, texts.recoveryCodes.repeatCodes, .again),
      ], usual: state.isWritten ? .saved : nil)
  }

  /// The answers to the question; no letter gives the one that cannot be taken back.
  private static func leaveMenu(_ texts: Texts) -> PlainMenu<LeaveChoice> {
    PlainMenu(
      choices: [
        .init(1, texts.recoveryCodes.stay, .stay, "n"),
        .init(2, texts.recoveryCodes.leave, .leave),
        .init(3, texts.recoveryCodes.toFile, .file, "g"),
      ], usual: .stay)
  }
}
