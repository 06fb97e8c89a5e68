import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  private static let dialogColumns = 60

  /// Draws a form in a box in the place of the page; in a small window it does without the box.
  ///
  /// Where the box has the rows for it, it begins where it would with nothing said in it, so that it does not jump.
  static func draw(
    _ dialog: ProfileDialog, waiting countdown: Countdown?, into frame: inout Frame<Action>,
    _ layout: PageLayout, _ context: ViewContext
  ) {
    if dialog.isAskingToDiscard { return drawQuestion(dialog, into: &frame, context) }
    let hasBox = !layout.isLow && !layout.isNarrow
    let columns = hasBox ? dialogColumns : layout.content.columns
    let items = dialogItems(dialog, countdown, context, columns: columns)
    var box = layout.content
    if hasBox {
      var silent = dialog
      silent.faults = [:]
      silent.newPassword.forgetAdvice()
      func outer(_ items: [Form<Action>.Item]) -> Size {
        Size(columns: columns + 6, rows: items.reduce(3) { $0 + $1.rows(false) })
      }
      let usual = box.placed(outer(dialogItems(silent, nil, context, columns: columns)))
      let rows = min(outer(items).rows, box.rows)
      let top = min(usual.row, box.row + box.rows - rows)
      box = Rect(column: usual.column, row: top, columns: usual.columns, rows: rows)
    }
    // Scraps of the page beside the box would only be in the way.
    frame.makeRoom(for: box, in: frame.bounds)
    frame.canvas.fill(frame.bounds)
    frame.isCursorVisible = false
    if hasBox {
      frame.canvas.box(
        box, style: dialog.kind == .deletion ? .error.bold : .accent.bold,
        border: context.glyphs.focusBorder)
    }
    let inside = hasBox ? box.inset(columns: 3, rows: 1) : box
    let (title, rest) = inside.splitTop(1)
    frame.canvas.writeLine(
      context.texts.profile.title(of: dialog.kind), in: title, style: .title,
      glyphs: context.glyphs)
    Form(items: items).draw(into: &frame, rect: rest)
  }

  private static func drawQuestion(
    _ dialog: ProfileDialog, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts.cardEditor
    frame.canvas.fill(frame.bounds)
    Modal<Action>(
      title: texts.discardTitle, message: [context.texts.profile.discardDetail],
      buttons: [
        ModalButton(texts.keepWriting, action: .dialog(.discardAnswered(confirm: false))),
        ModalButton(
          texts.discard, isDestructive: true, action: .dialog(.discardAnswered(confirm: true))),
      ], focused: dialog.isDiscardSelected ? 1 : 0
    ).draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }

  private static func dialogItems(
    _ dialog: ProfileDialog, _ countdown: Countdown?, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.profile
    let explanation: [Form<Action>.Item] = [
      .text(
        texts.explanation(of: dialog.kind),
        style: dialog.kind == .deletion ? .warning : .secondary, columns: columns,
        isNote: !dialog.kind.warns, glyphs: context.glyphs)
    ]
    let fields = dialog.items.filter(\.isField).map {
      fieldItem($0, dialog, countdown, context, columns: columns)
    }
    let fault = [dialog.faults[.submit]].compactMap(\.self).map {
      Form<Action>.Item.fault(
        texts.sentence(for: $0, context.texts), columns: columns, glyphs: context.glyphs)
    }
    let advice = Form.Item.advice(
      dialog.newPassword.advice, isFocused: dialog.focus == .phrase, columns: columns, context,
      proposing: Action.dialog(.phraseChosen))
    // The row over the buttons gives way to the first row of what is wrong.
    let said = (fields + fault).reduce(0) { $0 + $1.rows(false) }
    let silent = fields.count * LabelledField.rows
    return explanation + [.space(1)] + fields + advice + fault + [.space(said > silent ? 1 : 2)]
      + buttonItems(dialog, countdown, context, columns: columns)
  }

  private static func fieldItem(
    _ item: ProfileDialog.Item, _ dialog: ProfileDialog, _ countdown: Countdown?,
    _ context: ViewContext, columns: Int
  ) -> Form<Action>.Item {
    let texts = context.texts
    let label = texts.profile.label(of: item, in: dialog.kind, texts)
    let wait = item == .current ? countdown : nil
    let error = texts.profile.sentence(
      for: dialog.faults[item], wait, at: context.stamp, context.appearance.motion, texts)
    let isFocused = dialog.focus == item
    guard item.isPassword else {
      return .field(
        LabelledField(label, error: error, isFocused: isFocused), content: dialog.text,
        columns: columns, glyphs: context.glyphs, action: .dialog(.focused(item)),
        place: { .dialog(.placed($0)) })
    }
    let isFirst = item == dialog.items.first(where: \.isPassword)
    let hint = "Ctrl-R \(dialog.isRevealed ? texts.login.hide : texts.login.reveal)"
    return .field(
      LabelledField(label, hint: isFirst ? hint : "", error: error, isFocused: isFocused),
      content: dialog.field(item), columns: columns,
      glyphs: context.glyphs, action: .dialog(.focused(item)),
      hintAction: isFirst ? .dialog(.revealToggled) : nil)
  }

  /// The buttons side by side where there is room for all of them, else one below another.
  private static func buttonItems(
    _ dialog: ProfileDialog, _ countdown: Countdown?, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let items = dialog.items.filter(\.isButton)
    let widths = context.glyphs.widths
    let buttons = items.map { ($0, button($0, dialog, countdown, context)) }
    let needed = buttons.reduce(-2) { $0 + $1.1.columns(widths: widths) + 2 }
    guard needed <= columns else {
      return buttons.map { item, button in
        .row(isFocused: dialog.focus == item) { frame, rect in
          button.draw(
            into: &frame, rect: rect, glyphs: context.glyphs, action: action(of: item))
        }
      }
    }
    return [
      .row(isFocused: items.contains(dialog.focus)) { frame, rect in
        var room = rect
        for (item, button) in buttons {
          button.draw(
            into: &frame, rect: room, glyphs: context.glyphs, action: action(of: item))
          room = room.splitLeft(button.columns(widths: widths) + 2).rest
        }
      }
    ]
  }

  private static func action(of item: ProfileDialog.Item) -> Action {
    switch item {
    case .phrase: .dialog(.phraseChosen)
    case .export: .dialog(.exportChosen)
    case .cancel: .dialog(.cancelled)
    case .submit: .dialog(.submitted)
    case .text, .current, .new, .confirmation: .dialog(.focused(item))
    }
  }

  private static func button(
    _ item: ProfileDialog.Item, _ dialog: ProfileDialog, _ countdown: Countdown?,
    _ context: ViewContext
  ) -> Button {
    let texts = context.texts.profile
    let isFocused = dialog.focus == item
    let label =
      switch item {
      case .export: texts.exportFirst
      case .cancel: context.texts.common.cancel
      case _ where dialog.newPassword.isAskingToConfirm: context.texts.password.useAnyway
      default: texts.submit(of: dialog.kind)
      }
    let isDestructive = item == .submit && dialog.kind == .deletion
    if dialog.isWorking {
      return item == .submit
        ? Button(texts.working, context.busyState(step: dialog.spinnerStep))
        : Button(label, .inactive)
    }
    if item == .submit, let countdown {
      let waiting = context.texts.waiting.button(
        for: countdown, at: context.stamp, context.appearance.motion)
      return Button(waiting ?? label, isFocused ? .inactiveFocused : .inactive)
    }
    return Button(label, isFocused ? .focused : .normal, isDestructive: isDestructive)
  }
}

extension ProfileDialog {
  /// The keys in the foot of the screen while the form is there.
  func hints(_ context: ViewContext) -> [KeyHint<ProfileScreen.Action>] {
    guard !isWorking else { return [] }
    let texts = context.texts
    if isAskingToDiscard {
      return QuestionKeys.hints(isConfirmSelected: isDiscardSelected, context) {
        .dialog(Self.action(of: $0))
      }
    }
    let export: [KeyHint<ProfileScreen.Action>] =
      kind == .deletion
      ? [KeyHint("F3", texts.profile.exportKey, dropRank: 1, action: .dialog(.exportChosen))] : []
    // Where something is said about the password, the link says this.
    let propose: [KeyHint<ProfileScreen.Action>] =
      kind == .password && newPassword.advice == nil
      ? [KeyHint("Ctrl-G", texts.password.proposeKey, dropRank: 1, action: .dialog(.phraseChosen))]
      : []
    return [
      KeyHint("Tab", texts.common.nextField, dropRank: 2, action: .dialog(.focusMoved(by: 1))),
      KeyHint("Enter", texts.common.accept, action: .dialog(acceptance)),
    ] + export + propose + [KeyHint("Esc", texts.common.cancelKey, action: .dialog(.cancelled))]
  }
}
