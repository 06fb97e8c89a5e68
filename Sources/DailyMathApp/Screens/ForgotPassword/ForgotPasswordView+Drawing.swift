import DailyMathCore
import DailyMathTerminal

extension ForgotPasswordScreen {
  /// What all steps are drawn with: their texts, their width, and the items that several of them have.
  struct Drawing {
    /// What the view needs to know.
    let context: ViewContext
    /// How wide the form is.
    let columns: Int

    /// What these screens say.
    var texts: ForgotPasswordTexts { context.texts.forgotPassword }

    /// A paragraph.
    func text(
      _ text: String, style: CellStyle = .text, indent: Int = 0, isNote: Bool = false
    ) -> Form<Action>.Item {
      .text(
        text, style: style, columns: columns, indent: indent, isNote: isNote, glyphs: context.glyphs
      )
    }

    /// A paragraph that the learner must not miss.
    func warning(_ text: String) -> Form<Action>.Item {
      .signed(
        SignedText(sign: context.glyphs.warning, text: text, style: .warning), columns: columns,
        glyphs: context.glyphs)
    }

    /// A link on a row of its own.
    ///
    /// - Parameter short: its label where the usual one has no room; `nil` for none.
    func link(
      _ label: String, short: String? = nil, _ focus: Focus, in state: State
    ) -> Form<Action>.Item {
      let link = Link(label, isFocused: state.focus == focus)
      let fits = link.columns(widths: context.glyphs.widths) <= columns
      return .link(
        fits ? link : Link(short ?? label, isFocused: link.isFocused), glyphs: context.glyphs,
        action: ForgotPasswordScreen.acceptance(of: focus))
    }

    /// A field with what is wrong with it.
    func field(
      _ label: String, _ focus: Focus, in state: State, hint: String = "",
      hintAction: Action? = nil, _ content: some FieldContent
    ) -> Form<Action>.Item {
      .field(
        LabelledField(
          label, hint: hint, error: error(under: focus, in: state),
          isFocused: state.focus == focus),
        content: content, columns: columns, glyphs: context.glyphs, action: .focused(focus),
        hintAction: hintAction, place: { .placed(focus, $0) })
    }

    /// A button on a row of its own.
    ///
    /// - Parameter working: its label while what it starts is under way.
    func button(
      _ label: String, working: String, _ focus: Focus, in state: State, isReady: Bool = true
    ) -> Form<Action>.Item {
      let button = widget(label, working: working, focus, in: state, isReady: isReady)
      return .row(isFocused: state.focus == focus) { frame, rect in
        button.draw(
          into: &frame, rect: rect, glyphs: context.glyphs,
          action: ForgotPasswordScreen.acceptance(of: focus))
      }
    }

    private func widget(
      _ label: String, working: String, _ focus: Focus, in state: State, isReady: Bool
    ) -> Button {
      let isFocused = state.focus == focus
      if state.isWorking, focus == .renew || state.step.isBeforeDone {
        return Button(working, context.busyState(step: state.spinnerStep))
      }
      let now = context.stamp.monotonic
      let countdown = focus == .send ? state.requestCountdown(at: now) : state.countdown(at: now)
      if focus != .login, let countdown {
        let waiting = context.texts.waiting.button(
          for: countdown, at: context.stamp, context.appearance.motion)
        return Button(waiting ?? label, isFocused ? .inactiveFocused : .inactive)
      }
      guard isReady else { return Button(label, isFocused ? .inactiveFocused : .inactive) }
      return Button(label, isFocused ? .focused : .normal)
    }

    /// The faults of these places, which stand on their own under what they belong to.
    func faults(of places: Focus..., in state: State) -> [Form<Action>.Item] {
      places.compactMap { error(under: $0, in: state) }.map {
        .fault($0, columns: columns, glyphs: context.glyphs)
      }
    }

    /// What is wrong at a place, with the time to wait where an attempt was refused or failed.
    private func error(under focus: Focus, in state: State) -> String? {
      let fault = state.faults[focus].flatMap {
        ForgotPasswordScreen.sentence(for: $0, context.texts)
      }
      let sentences = [fault, ForgotPasswordScreen.wait(under: focus, in: state, context)]
        .compactMap(\.self)
      return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
  }

  /// How long the next attempt has to wait, where that is said at this place.
  private static func wait(
    under focus: Focus, in state: State, _ context: ViewContext
  ) -> String? {
    if focus == .send {
      return state.requestCountdown(at: context.stamp.monotonic).map {
        context.texts.forgotPassword.requestWaiting.sentence(
          for: $0, at: context.stamp, context.appearance.motion)
      }
    }
    let place: Focus =
      switch state.step {
      case .address: .email
      case .code: .code
      case .password: .save
      case .done: .renew
      }
    guard focus == place, let countdown = state.countdown(at: context.stamp.monotonic) else {
      return nil
    }
    return context.texts.waiting.sentence(
      for: countdown, at: context.stamp, context.appearance.motion)
  }

  /// What is wrong, in words; `nil` where the time to wait says it all.
  static func sentence(for fault: Fault, _ texts: Texts) -> String? {
    switch fault {
    case .emailMalformed: texts.login.malformedEmail
    case .codeIncomplete(let typed, let wanted):
      texts.forgotPassword.codeIncomplete(typed, wanted)
    case .codeUnreadable: texts.forgotPassword.codeUnreadable
    case .wrongCode(.mail): texts.forgotPassword.wrongMailedCode
    case .wrongCode(.savedCode): texts.forgotPassword.wrongCode
    case .notRenewed: texts.forgotPassword.notRenewed
    case .mustWait: nil
    case .mailFailed: texts.forgotPassword.mailFailed
    case .password(let fault): texts.password.sentence(for: fault)
    case .store(let error): texts.faults.sentence(error)
    }
  }
}

extension ForgotPasswordScreen.Step {
  /// Whether the new password does not hold yet.
  fileprivate var isBeforeDone: Bool {
    if case .done = self { false } else { true }
  }
}
