import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// Draws the drill, or how it went.
  static func view(_ state: State, _ context: ViewContext) -> Frame<Action> {
    var frame = Frame<Action>(size: context.size, widths: context.glyphs.widths)
    // The question and the keypad stand side by side, and the question is as large as there is room.
    let layout = PageLayout(size: context.size, isDivisible: state.ending == nil)
    let texts = context.texts.drill
    frame.title = "DailyMath · \(texts.title)"
    if let ending = state.ending {
      drawResults(ending, state, into: &frame, layout, context)
    } else {
      drawDrill(state, into: &frame, layout, context)
    }
    if let failure = state.failure {
      let cause = context.texts.faults.sentence(failure)
      let words =
        state.ending == nil ? texts.results.notSavedYet(cause) : texts.results.notSaved(cause)
      drawFault(words, into: &frame.canvas, layout, context)
    }
    keys(state, context).draw(into: &frame, rect: layout.foot, glyphs: context.glyphs)
    return frame
  }

  /// The keys that matter, of which the ways out stay where others do not fit.
  private static func keys(_ state: State, _ context: ViewContext) -> KeyHints<Action> {
    let keys = context.texts.drill.keys
    guard let ending = state.ending else {
      return KeyHints(
        [
          enterHint(state, keys),
          KeyHint("Tab", keys.restart, dropRank: 1, action: .restartChosen),
          KeyHint("Esc", keys.end, action: .endChosen),
          KeyHint("F1", context.texts.common.help, dropRank: 2, action: .helpChosen),
        ].compactMap(\.self))
    }
    let first =
      state.failure == nil
      ? KeyHint<Action>(
        "Enter", state.nextLevel == nil ? keys.goOn : keys.menu, action: .leaveChosen)
      : KeyHint<Action>("Enter", context.texts.common.retry, action: .retryChosen)
    let next = state.nextLevel.map {
      KeyHint<Action>(
        "n", context.texts.drill.level(context.language.number($0)).lowercased(),
        action: .nextLevelChosen)
    }
    let same =
      state.session.answers.isEmpty
      ? nil : KeyHint<Action>("r", keys.same, dropRank: 3, action: .repeatChosen)
    let misses =
      ending.summary.misses.isEmpty
      ? nil : KeyHint<Action>("m", keys.misses, dropRank: 2, action: .missesChosen)
    return KeyHints(
      [
        next, first, KeyHint("Tab", keys.again, action: .restartChosen), misses, same,
        KeyHint("?", context.texts.common.help, dropRank: 4, action: .helpChosen),
      ].compactMap(\.self))
  }

  /// What Enter does during a drill: it goes on after a pause, and answers where nothing else does; `nil` elsewhere.
  private static func enterHint(_ state: State, _ keys: DrillTexts.Keys) -> KeyHint<Action>? {
    switch state.session.phase {
    case .paused: KeyHint("Enter", keys.goOn, action: .resumed)
    case .asking where state.session.settings.acceptance == .enter:
      KeyHint("Enter", keys.answer, action: .typed(.enter))
    case .asking, .correcting, .over: nil
    }
  }

  private static func drawFault(
    _ words: String, into canvas: inout Canvas, _ layout: PageLayout, _ context: ViewContext
  ) {
    let line = MessageLine(
      .error, context.showsOnlyASCII ? ASCIIText.folded(words) : words)
    let place = NoticeText.place(of: line, layout, context)
    canvas.fill(place)
    line.draw(into: &canvas, rect: place, glyphs: context.glyphs)
  }
}
