import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// Draws the account: whose it is, the settings, what can be done, and the form or the question over them.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    let layout = ProfileLayout(size: context.size)
    let texts = context.texts
    frame.title = "DailyMath · \(texts.common.profileTab)"
    if state.page == .progress {
      drawProgress(state, into: &frame, context)
    } else {
      drawAccount(state, into: &frame, layout, context)
    }
    HeadBar.draw(
      into: &frame, layout.page, context, selected: 6, action: { .tabChosen($0) })
    if let dialog = state.dialog {
      draw(
        dialog, waiting: state.countdown(of: context.account, at: context.stamp.monotonic),
        into: &frame, layout.page, context)
    } else if state.isAskingToSignOut {
      drawQuestion(state, into: &frame, context)
    }
    NoticeText.draw(state.notice, into: &frame.canvas, layout.page, context)
    KeyHints(hints(state, context)).draw(
      into: &frame, rect: layout.page.foot, glyphs: context.glyphs)
    return frame
  }

  /// Draws the settings and what can be done with the account, with whose it is.
  private static func drawAccount(
    _ state: State, into frame: inout Frame<Action>, _ layout: ProfileLayout,
    _ context: ViewContext
  ) {
    let texts = context.texts
    let settings = lines(
      of: ProfileItem.settings, titled: texts.profile.settings, state, context,
      columns: layout.settings.columns)
    let actions = lines(
      of: ProfileItem.actions, titled: texts.profile.account, state, context,
      columns: layout.actions.columns)
    if layout.arrangement == .list {
      let facts = factLines(context, isLow: layout.page.isLow)
      draw(
        facts.above + [.blank] + settings + [.blank] + actions.prefix(1) + facts.below
          + actions.dropFirst(), state, into: &frame, layout.settings, context)
    } else {
      drawIdentity(into: &frame.canvas, layout, context)
      draw(settings, state, into: &frame, layout.settings, context)
      draw(actions, state, into: &frame, layout.actions, context)
    }
  }

  private static func drawQuestion(
    _ state: State, into frame: inout Frame<Action>, _ context: ViewContext
  ) {
    let texts = context.texts
    let modal = Modal<Action>(
      title: texts.today.confirmSignOut, message: [texts.today.confirmSignOutDetail],
      buttons: [
        ModalButton(texts.common.cancel, action: .questionAnswered(confirm: false)),
        ModalButton(texts.today.signOut, action: .questionAnswered(confirm: true)),
      ], focused: state.isConfirmSelected ? 1 : 0)
    modal.draw(into: &frame, rect: frame.bounds, glyphs: context.glyphs)
  }

  /// The keys in the foot of the screen, in the order they are read.
  private static func hints(_ state: State, _ context: ViewContext) -> [KeyHint<Action>] {
    let texts = context.texts
    if let dialog = state.dialog { return dialog.hints(context) }
    if state.isAskingToSignOut {
      return QuestionKeys.hints(
        isConfirmSelected: state.isConfirmSelected, context, action: action(of:))
    }
    if state.entry != nil {
      return [
        KeyHint("Enter", texts.profile.keep, action: .entryClosed(keepsText: true)),
        KeyHint("Esc", texts.common.cancelKey, action: .entryClosed(keepsText: false)),
      ]
    }
    if state.page == .progress { return progressHints(state, context) }
    let own: [KeyHint<Action>]
    if state.item.isSetting {
      let write: [KeyHint<Action>] =
        state.item.isTyped
        ? [KeyHint("Enter", texts.profile.write, dropRank: 1, action: .chosen(state.item))] : []
      own =
        [KeyHint(context.leftRight, texts.appearance.change, action: .valueMoved(by: 1))] + write
    } else {
      own = [KeyHint("Enter", texts.today.open, action: .chosen(state.item))]
    }
    let isLast = state.item == ProfileItem.allCases.last
    return own + [
      KeyHint(
        context.upDown, texts.common.move, dropRank: 2,
        action: .itemMoved(by: isLast ? -ProfileItem.allCases.count : 1)),
      KeyHint("Tab", texts.profile.group, dropRank: 3, action: .groupChanged),
      KeyHint("o", texts.progress.progressKey, dropRank: 1, action: .pageChosen(.progress)),
      KeyHint("Esc", texts.common.todayTab.lowercased(), action: .todayChosen),
      KeyHint("?", texts.common.help, dropRank: 2, action: .helpChosen),
      KeyHint("q", texts.common.quit, dropRank: 1, action: .quitChosen),
    ]
  }

  /// The keys that scroll, where not all has room; at the end they go back to the beginning.
  private static func scrollHints(
    _ state: State, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let (visible, count) = visibleProgress(state, context)
    guard visible.count < count else { return [] }
    let key = KeyPress(visible.upperBound == count ? .home : .down)
    return [
      KeyHint(context.upDown, context.texts.common.move, dropRank: 2, action: .progressMoved(key))
    ]
  }

  private static func progressHints(
    _ state: State, _ context: ViewContext
  ) -> [KeyHint<Action>] {
    let texts = context.texts
    return [
      KeyHint("Enter", texts.today.open, dropRank: 4, action: action(of: state.way)),
      KeyHint("g", texts.progress.statisticsKey, action: .statisticsChosen),
      KeyHint("o", texts.progress.accountKey, action: .pageChosen(.account)),
    ] + scrollHints(state, context) + [
      KeyHint("Esc", texts.common.todayTab.lowercased(), action: .todayChosen),
      KeyHint("?", texts.common.help, dropRank: 3, action: .helpChosen),
      KeyHint("q", texts.common.quit, dropRank: 1, action: .quitChosen),
    ]
  }
}
