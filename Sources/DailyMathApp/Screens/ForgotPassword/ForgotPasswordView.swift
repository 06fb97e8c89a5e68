import DailyMathCore
import DailyMathTerminal

extension ForgotPasswordScreen {
  private static let widest = 56

  /// Draws the step at hand: what it is about, its fields, and the ways on and back.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = PageLayout(size: context.size)
    frame.title = "DailyMath · \(context.texts.forgotPassword.title)"
    let columns = min(widest, layout.content.columns)
    let items = items(of: state, Drawing(context: context, columns: columns))
    var cursor = RowCursor(
      layout.content.inset(columns: (layout.content.columns - columns) / 2, rows: 0))
    if !layout.isLow {
      let rows = items.reduce(2) { $0 + $1.rows(false) }
      cursor.skip(max(0, (layout.content.rows - rows) / 2))
    }
    drawTitle(of: state, into: &frame.canvas, cursor.take(1), context)
    cursor.skip(layout.isLow ? 0 : 1)
    Form(items: items).draw(into: &frame, rect: cursor.rest)
    if state.isAskingToLeave {
      MessageLine(.warning, context.texts.forgotPassword.leaving).draw(
        into: &frame.canvas, rect: layout.notice, glyphs: context.glyphs)
    }
    drawFoot(of: state, into: &frame, layout, context)
    return frame
  }

  private static func items(of state: State, _ drawing: Drawing) -> [Form<Action>.Item] {
    switch state.step {
    case .address: addressItems(of: state, drawing)
    case .code(.mail): mailedCodeItems(of: state, drawing)
    case .code(.savedCode): savedCodeItems(of: state, drawing)
    case .password: passwordItems(of: state, drawing)
    case .done(_, let remainingCodes): doneItems(of: state, drawing, remainingCodes)
    }
  }

  private static func drawTitle(
    of state: State, into canvas: inout Canvas, _ row: Rect, _ context: ViewContext
  ) {
    let texts = context.texts.forgotPassword
    let (title, sign): (String, Character?) =
      switch state.step {
      case .address: (texts.title, nil)
      case .code(.mail):
        state.hasMailedCode ? (texts.sentTitle, context.glyphs.check) : (texts.codeTitle, nil)
      case .code(.savedCode): (texts.savedTitle, nil)
      case .password: (texts.passwordTitle, nil)
      case .done: (texts.doneTitle, context.glyphs.check)
      }
    canvas.writeLine(
      sign.map { "\($0) \(title)" } ?? title, in: row,
      style: sign == nil ? .title : .success.bold, glyphs: context.glyphs)
  }

  private static func drawFoot(
    of state: State, into frame: inout Frame<Action>, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts
    var hints: [KeyHint<Action>] = []
    if order(in: state).count > 2 {
      hints.append(KeyHint("Tab", texts.common.nextField, action: .focusMoved(by: 1)))
    }
    hints.append(
      KeyHint("Enter", texts.common.accept, action: acceptance(of: state.focus)))
    hints.append(KeyHint("Esc", texts.common.back, action: .backChosen))
    switch state.step {
    case .address where !state.sendsMail: break
    case .address, .code(.mail):
      hints.append(
        KeyHint("F3", texts.forgotPassword.savedCodeKey, dropRank: 1, action: .savedCodeChosen))
    case .code(.savedCode) where state.sendsMail:
      hints.append(
        KeyHint("F3", texts.forgotPassword.mailedCodeKey, dropRank: 1, action: .mailedCodeChosen))
    case .done:
      hints.append(KeyHint("c", texts.forgotPassword.renewKey, action: .renewChosen))
    case .password where state.newPassword.advice == nil:
      hints.append(
        KeyHint("Ctrl-G", texts.password.proposeKey, dropRank: 1, action: .phraseChosen))
    case .code, .password: break
    }
    if state.step == .address, state.sendsMail {
      hints.append(
        KeyHint("F4", texts.forgotPassword.mailedCodeKey, dropRank: 2, action: .mailedCodeChosen))
    }
    if state.step == .code(.mail) {
      hints.append(
        KeyHint("F4", texts.forgotPassword.sendAgainKey, dropRank: 2, action: .sendAgainChosen))
    }
    hints.append(
      KeyHint("F2", texts.common.otherLanguage, dropRank: 3, action: .languageChosen))
    hints.append(KeyHint("Ctrl-C", texts.common.quit, action: .quitChosen))
    KeyHints(hints).draw(into: &frame, rect: layout.foot)
  }
}
