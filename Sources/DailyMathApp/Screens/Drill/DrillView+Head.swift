import DailyMathCore
import DailyMathTerminal

extension DrillScreen {
  /// The columns of the time, of the score and of the misses, which are the same all the time, so that nothing else moves with them.
  private static let timeColumns = 7
  private static let scoreColumns = 6
  private static let missColumns = 5

  /// Draws what the drill is, how much of it is left, and the score.
  static func drawHead(
    _ state: State, into canvas: inout Canvas, _ layout: PageLayout, _ context: ViewContext
  ) {
    let texts = context.texts.drill
    let words = DrillWords(language: context.language)
    let row = layout.content.splitTop(1).top
    // A narrow window leaves the length to the bar and the time.
    let settings = state.session.settings
    let title =
      layout.isNarrow
      ? words.briefName(settings, texts) : "\(texts.title) · \(words.name(settings, texts))"
    let used = canvas.writeLine(
      context.glyphs.spelled(title),
      in: row.splitRight(timeColumns + scoreColumns + missColumns + 1).rest,
      style: .title, glyphs: context.glyphs)
    let (score, besideScore) = row.splitRight(scoreColumns)
    canvas.writeLine(
      "\(context.glyphs.check) \(context.language.number(state.session.score))", in: score,
      style: .success.bold, alignment: .trailing, glyphs: context.glyphs)
    let (miss, beside) = besideScore.splitRight(missColumns)
    if state.session.shownCount > 0 {
      canvas.writeLine(
        "\(context.glyphs.cross) \(context.language.number(state.session.shownCount))", in: miss,
        style: .error, alignment: .trailing, glyphs: context.glyphs)
    }
    let (time, rest) = beside.splitRight(timeColumns)
    let shown = state.shownTime(at: context.stamp.monotonic, motion: context.appearance.motion)
    let number =
      shown.hasTenths
      ? words.language.decimal(tenths: shown.tenths) : context.language.number(shown.tenths / 10)
    canvas.writeLine(
      texts.seconds(number), in: time, style: .text, alignment: .trailing, glyphs: context.glyphs)
    drawBar(state, into: &canvas, rest.splitLeft(used + 2).rest, context)
    layout.drawHeadRule(into: &canvas, glyphs: context.glyphs)
  }

  /// Draws how much time is left, or how many of the answers are given; nothing where there is no end.
  private static func drawBar(
    _ state: State, into canvas: inout Canvas, _ rect: Rect, _ context: ViewContext
  ) {
    switch state.session.settings.length {
    case .seconds(let seconds):
      let tenths = state.shownTime(
        at: context.stamp.monotonic, motion: context.appearance.motion
      ).tenths
      ProgressBar(
        done: (tenths + 9) / 10, total: seconds, shape: .line,
        style: tenths <= 100 ? .warning : .accent
      ).draw(into: &canvas, rect: rect, glyphs: context.glyphs)
    case .problems(let count):
      ProgressBar(done: state.session.score, total: count).draw(
        into: &canvas, rect: rect, glyphs: context.glyphs)
    case .endless: break
    }
  }
}
