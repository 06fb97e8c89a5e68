import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// Carries out an action on the page of what was earned, or one that leads there.
  static func reduceProgress(_ state: inout State, _ action: Action, _ context: ReduceContext) {
    switch action {
    case .pageChosen(let page):
      state.page = page
      state.scroll = ScrollState()
      state.way = .statistics
    case .wayChanged: state.way = state.way == .statistics ? .account : .statistics
    case .progressMoved(let key):
      let layout = ProgressLayout(size: context.size)
      let count = ProgressPage.rows(
        of: context.awards, ProgressYear(of: context.library, on: context.stamp.day), layout,
        .of(context.language)
      ).count
      _ = state.scroll.handle(key, count: count, rows: layout.content.rows)
    default: break
    }
  }
}
