import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// A form of the profile as a conversation: one field after another, then the choice to send it.
enum ProfileFormConversation {
  /// The actions that take a form of the profile to the question that the conversation begins with.
  ///
  /// Before an account is deleted, everything can be taken along; and a new password is chosen before the one that holds is
  /// asked for, so that a mistyped one is the only thing that is asked again.
  static func beginning(of item: ProfileItem) -> [ProfileDialog.Action] {
    switch item {
    case .deletion: [.focused(.export)]
    case .password: [.focused(.new)]
    default: []
    }
  }

  /// What is said and asked.
  static func question(
    _ dialog: ProfileDialog, waiting countdown: Countdown?, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts
    let label = texts.profile.label(of: dialog.focus, in: dialog.kind, texts)
    var question: PlainQuestion
    if dialog.focus.isPassword {
      question = PlainQuestion(prompt: label, isSecret: true)
    } else if dialog.kind == .export, dialog.focus == .text {
      question = PlainQuestion(prompt: texts.plain.usual(label, dialog.text.text))
    } else if dialog.focus == .text {
      question = FieldConversation.question(
        label, current: dialog.text.text, isErasable: dialog.kind == .university, texts.plain)
    } else {
      let menu = menu(dialog, texts)
      question = PlainQuestion(statements: menu.lines, prompt: menu.prompt(texts.plain))
    }
    let faults = dialog.items.compactMap { dialog.faults[$0] }.map {
      texts.profile.sentence(for: $0, texts)
    }
    let waits = [countdown].compactMap(\.self).map {
      texts.waiting.sentence(for: $0, at: context.stamp, .full)
    }
    let advice =
      dialog.focus == .submit
      ? NewPasswordConversation.statements(about: dialog.newPassword, texts.password) : []
    let isFirst = dialog.focus == first(of: dialog)
    let beginning =
      isFirst && faults.isEmpty
      ? [
        texts.profile.title(of: dialog.kind), texts.profile.explanation(of: dialog.kind),
        texts.plain.dotLeaves,
      ] : []
    question.statements = beginning + faults + waits + advice + question.statements
    return question
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ dialog: ProfileDialog, _ context: PlainContext
  ) -> PlainReply {
    // Whoever types this means to leave; nothing is asked.
    if answer.leadsBack { return go(.discardAnswered(confirm: true)) }
    switch (dialog.focus, answer) {
    case (.current, .secret(let secret)), (.new, .secret(let secret)),
      (.confirmation, .secret(let secret)):
      return accept([.passwordEntered(secret)], in: dialog, context)
    case (.text, .text):
      if answer.text.isEmpty { return accept([], in: dialog, context) }
      let isErased = dialog.kind == .university && answer.text == "-"
      // At the end of the field, where the cursor may not be any more, the key that empties it takes everything.
      let actions: [ProfileDialog.Action] = [
        .placed(.max), .keyTyped(FieldConversation.clearing), .pasted(isErased ? "" : answer.text),
      ]
      return accept(actions, in: dialog, context)
    case (.phrase, _), (.export, _), (.cancel, _), (.submit, _):
      switch menu(dialog, context.texts).meaning(of: answer) {
      case let action?: return go(action)
      case nil: return .again(context.texts.plain.noSuchChoice)
      }
    case (.text, .secret), (.current, .text), (.new, .text), (.confirmation, .text):
      return .again(context.texts.plain.noSuchChoice)
    }
  }

  private static func go(_ actions: ProfileDialog.Action...) -> PlainReply {
    .go(actions.map { .screen(.profile(.dialog($0))) })
  }

  /// Judges the field with the answer in it: it is asked again where it is wrong, else the next one comes, and after the last
  /// the form is sent, or, where everything would be gone, the learner chooses.
  private static func accept(
    _ actions: [ProfileDialog.Action], in dialog: ProfileDialog, _ context: PlainContext
  ) -> PlainReply {
    let reading = ReduceContext(
      stamp: context.stamp, library: context.library, account: context.account,
      language: context.language, size: Size(columns: 80, rows: 24), seed: 0)
    var form = ProfileScreen.State()
    form.dialog = dialog
    for action in actions { _ = ProfileScreen.reduceDialog(&form, action, reading) }
    if let fault = form.dialog?.fault(of: dialog.focus, reading) {
      let sentence = context.texts.profile.sentence(for: fault, context.texts)
      guard dialog.focus == .confirmation else { return .again(sentence) }
      // Nobody can see which of the two was mistyped, so both are asked again.
      return .go([.screen(.profile(.dialog(.focused(.new))))], saying: [sentence])
    }
    let all = actions + [form.dialog.map(next(after:)) ?? .submitted]
    return .go(all.map { .screen(.profile(.dialog($0))) })
  }

  /// What the conversation begins with.
  private static func first(of dialog: ProfileDialog) -> ProfileDialog.Item? {
    switch dialog.kind {
    case .deletion: .export
    case .password: .new
    default: dialog.items.first
    }
  }

  /// What follows a field that is right.
  private static func next(after dialog: ProfileDialog) -> ProfileDialog.Action {
    switch (dialog.kind, dialog.focus) {
    case (.password, .new): .focused(.confirmation)
    case (.password, .confirmation): .focused(.current)
    case (.password, _): .submitted
    default: dialog.acceptance
    }
  }

  private static func menu(
    _ dialog: ProfileDialog, _ texts: Texts
  ) -> PlainMenu<ProfileDialog.Action> {
    let cancel = PlainMenu<ProfileDialog.Action>.Choice(
      0, texts.common.cancel, .cancelled, "q", "n")
    if let advice = dialog.newPassword.advice, dialog.faults.isEmpty {
      return NewPasswordConversation.menu(
        after: advice, texts.password, submit: .submitted, propose: .phraseChosen,
        rewrite: .focused(.new), leave: cancel)
    }
    if dialog.kind == .deletion, dialog.focus == .export {
      return PlainMenu(choices: [
        .init(1, texts.profile.goOn, .focused(.text)),
        .init(2, texts.profile.exportFirst, .exportChosen), cancel,
      ])
    }
    let export: [PlainMenu<ProfileDialog.Action>.Choice] =
      dialog.kind == .deletion ? [.init(2, texts.profile.exportFirst, .exportChosen)] : []
    let again: [PlainMenu<ProfileDialog.Action>.Choice] =
      first(of: dialog).map {
        [.init(export.isEmpty ? 2 : 3, texts.plain.tryAgain, .focused($0))]
      } ?? []
    return PlainMenu(
      choices: [.init(1, texts.profile.submit(of: dialog.kind), .submitted)] + export
        + (dialog.faults.isEmpty ? [] : again)
        + [cancel],
      usual: dialog.kind == .deletion ? .cancelled : .submitted)
  }
}
