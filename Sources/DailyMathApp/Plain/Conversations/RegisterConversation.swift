import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// Making an account, as a conversation: every field is judged as soon as it is answered.
enum RegisterConversation {
  /// What is said and asked.
  static func question(_ state: RegisterScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    var question = fieldQuestion(state, texts)
    question.heading = [
      texts.register.title, texts.register.protection, texts.plain.deckLanguage,
      texts.plain.dotLeaves,
    ]
    if let fault = state.faults[state.focus] {
      question.statements.insert(RegisterScreen.sentence(for: fault, texts), at: 0)
    }
    return question
  }

  private static func fieldQuestion(
    _ state: RegisterScreen.State, _ texts: Texts
  ) -> PlainQuestion {
    let register = texts.register
    switch state.focus {
    case .name:
      return FieldConversation.question(register.name, current: state.name.text, texts.plain)
    case .email:
      return FieldConversation.question(register.email, current: state.email.text, texts.plain)
    case .university:
      return FieldConversation.question(
        "\(register.university) (\(register.optional))", current: state.university.text,
        texts.plain)
    case .password: return PlainQuestion(prompt: register.password, isSecret: true)
    case .confirmation: return PlainQuestion(prompt: register.confirmation, isSecret: true)
    case .remember: return rememberQuestion(state, texts)
    case .phrase, .create, .haveAccount: return closingQuestion(state, texts)
    }
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: RegisterScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack { return .go(.register(.loginChosen)) }
    switch (state.focus, answer) {
    case (.remember, _): return rememberReply(to: answer, state, context.texts)
    case (.phrase, _), (.create, _), (.haveAccount, _):
      return closingReply(to: answer, state, context.texts)
    case (.password, .secret(let secret)):
      return accept([.passwordEntered(secret)], in: state, context) {
        $0.newPassword.password.replace(with: secret)
      }
    case (.confirmation, .secret(let secret)):
      return accept([.passwordEntered(secret)], in: state, context) {
        $0.newPassword.confirmation.replace(with: secret)
      }
    case (_, .text) where answer.text.isEmpty:
      return accept([], in: state, context) { _ in }
    case (_, .text):
      let actions: [RegisterScreen.Action] = [
        .keyTyped(FieldConversation.clearing), .pasted(answer.text),
      ]
      return accept(actions, in: state, context) { form in
        switch form.focus {
        case .name: form.name = TextField(answer.text)
        case .email: form.email = TextField(answer.text)
        default: form.university = TextField(answer.text)
        }
      }
    case (_, .secret): return .again(context.texts.plain.noSuchChoice)
    }
  }

  /// Judges the form with the answer in it: the field is asked again where it is wrong, the next one where something is
  /// missing still, and the last question comes where nothing is.
  private static func accept(
    _ actions: [RegisterScreen.Action], in state: RegisterScreen.State, _ context: PlainContext,
    _ change: (inout RegisterScreen.State) -> Void
  ) -> PlainReply {
    var form = state
    change(&form)
    let next: [RegisterScreen.Action]
    if let fault = RegisterScreen.fault(of: state.focus, in: form) {
      let sentence = RegisterScreen.sentence(for: fault, context.texts)
      guard state.focus == .confirmation else { return .again(sentence) }
      // Nobody can see which of the two was mistyped, so both are asked again.
      return .go([.screen(.register(.focused(.password)))], saying: [sentence])
    } else if state.focus == .password,
      form.newPassword.confirmation.secret != form.newPassword.password.secret
    {
      next = [.focusMoved(by: 1)]
    } else {
      next = form.isValid ? closing(form, since: state) : [.focusMoved(by: 1)]
    }
    return .go((actions + next).map { .screen(.register($0)) })
  }

  /// What comes once every field is right: what is to be said about a weak password, else the last question.
  private static func closing(
    _ form: RegisterScreen.State, since state: RegisterScreen.State
  ) -> [RegisterScreen.Action] {
    let isOther = form.newPassword.password.secret != state.newPassword.password.secret
    let confirmed = isOther ? nil : form.newPassword.confirmedWeakness
    guard let weakness = RegisterScreen.weakness(in: form), weakness != confirmed else {
      return [.focused(.remember)]
    }
    // Sent once, the form says why the password is weak and waits to be sent again.
    return [.focused(.create), .submitted]
  }
}
