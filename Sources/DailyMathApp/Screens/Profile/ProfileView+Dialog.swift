import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  private static let dialogColumns = 60

  /// Draws a form in a box over the page, which is dimmed; in a small window it takes the place of the page.
  static func draw(
    _ dialog: ProfileDialog, into frame: inout Frame<Action>, _ layout: PageLayout,
    _ context: ViewContext
  ) {
    let hasBox = !layout.isLow && !layout.isNarrow
    let columns = hasBox ? dialogColumns : layout.content.columns
    let items = dialogItems(dialog, context, columns: columns)
    let needed = items.reduce(1) { $0 + $1.rows(false) }
    let outer = hasBox ? Size(columns: columns + 6, rows: needed + 2) : layout.content.size
    let box = hasBox ? layout.content.placed(outer) : layout.content
    frame.makeRoom(for: box, in: frame.bounds)
    if !hasBox { frame.canvas.fill(frame.bounds) }
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

  private static func dialogItems(
    _ dialog: ProfileDialog, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let texts = context.texts.profile
    let explanation: [Form<Action>.Item] = [
      .text(
        texts.explanation(of: dialog.kind),
        style: dialog.kind == .deletion ? .warning : .secondary, columns: columns,
        isNote: dialog.kind != .deletion, glyphs: context.glyphs)
    ]
    let fields = dialog.items.filter(\.isField).map {
      fieldItem($0, dialog, context, columns: columns)
    }
    let fault: [Form<Action>.Item] =
      dialog.faults[.submit].map {
        let text = FaultText(texts.sentence(for: $0, context.texts))
        return [
          Form.Item(
            rows: { _ in text.rows(columns: columns, widths: context.glyphs.widths) },
            isFocused: false,
            draw: { frame, rect, _ in
              text.draw(into: &frame.canvas, rect: rect, glyphs: context.glyphs)
            })
        ]
      } ?? []
    return explanation + [.space(1)] + fields + fault + [.space(1)]
      + buttonItems(dialog, context, columns: columns)
  }

  private static func fieldItem(
    _ item: ProfileDialog.Item, _ dialog: ProfileDialog, _ context: ViewContext, columns: Int
  ) -> Form<Action>.Item {
    let texts = context.texts
    let label = texts.profile.label(of: item, in: dialog.kind, texts)
    let error = dialog.faults[item].map { texts.profile.sentence(for: $0, texts) }
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
      content: dialog.passwords[item] ?? PasswordField(), columns: columns,
      glyphs: context.glyphs, action: .dialog(.focused(item)),
      hintAction: isFirst ? .dialog(.revealToggled) : nil)
  }

  /// The buttons side by side where there is room for all of them, else one below another.
  private static func buttonItems(
    _ dialog: ProfileDialog, _ context: ViewContext, columns: Int
  ) -> [Form<Action>.Item] {
    let items = dialog.items.filter { !$0.isField }
    let widths = context.glyphs.widths
    let buttons = items.map { ($0, button($0, dialog, context)) }
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
    case .export: .dialog(.exportChosen)
    case .cancel: .dialog(.cancelled)
    case .submit: .dialog(.submitted)
    case .text, .current, .new, .confirmation: .dialog(.focused(item))
    }
  }

  private static func button(
    _ item: ProfileDialog.Item, _ dialog: ProfileDialog, _ context: ViewContext
  ) -> Button {
    let texts = context.texts.profile
    let isFocused = dialog.focus == item
    let label =
      switch item {
      case .export: texts.exportFirst
      case .cancel: context.texts.common.cancel
      default: texts.submit(of: dialog.kind)
      }
    let isDestructive = item == .submit && dialog.kind == .deletion
    if dialog.isWorking {
      return item == .submit
        ? Button(texts.working, context.busyState(step: dialog.spinnerStep))
        : Button(label, .inactive)
    }
    return Button(label, isFocused ? .focused : .normal, isDestructive: isDestructive)
  }
}

extension ProfileDialog {
  /// The keys in the foot of the screen while the form is there.
  func hints(_ texts: Texts) -> [KeyHint<ProfileScreen.Action>] {
    guard !isWorking else { return [] }
    let export: [KeyHint<ProfileScreen.Action>] =
      kind == .deletion
      ? [KeyHint("F3", texts.profile.exportKey, dropRank: 1, action: .dialog(.exportChosen))] : []
    return [
      KeyHint("Tab", texts.common.nextField, dropRank: 2, action: .dialog(.focusMoved(by: 1))),
      KeyHint("Enter", texts.common.accept, action: .dialog(acceptance)),
    ] + export + [KeyHint("Esc", texts.common.cancelKey, action: .dialog(.cancelled))]
  }
}
