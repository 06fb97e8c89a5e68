import DailyMathCore
import DailyMathTerminal

/// What the results of a drill say line by line, and where they stand in a window.
struct DrillResults {
  /// One line.
  struct Line: Equatable {
    /// What stands in the line, or in its left half.
    var text: String
    /// How that looks.
    var style = CellStyle.text
    /// What stands in the right half; `nil` where the line is not halved.
    var right: String?
    /// How that looks.
    var rightStyle = CellStyle.text
    /// The numbers of the small chart behind the text; none without one.
    var chart: [Double] = []
  }

  /// The lines that can be scrolled.
  let lines: [Line]
  /// Room for the score and what stands beside it.
  let head: Rect
  /// Room for the lines.
  let body: Rect
  /// How many lines are shown at once.
  var rows: Int { body.rows }

  /// The rows of the score: large digits, or one line in a low or narrow window.
  private static let headRows = 3

  /// Lays the results out in the window of `context`; `nil` where the drill goes on.
  init?(_ state: DrillScreen.State, _ context: ReduceContext) {
    self.init(
      state, texts: .of(context.language), context.language, context.library.settings,
      context.stamp.day,
      size: context.size)
  }

  /// The same for a view.
  init?(_ state: DrillScreen.State, _ context: ViewContext) {
    self.init(
      state, texts: context.texts, context.language, context.library.settings, context.day,
      size: context.size)
  }

  private init?(
    _ state: DrillScreen.State, texts: Texts, _ language: Language, _ settings: Settings,
    _ day: StudyDay, size: Size
  ) {
    guard let summary = state.ending?.summary else { return nil }
    let layout = PageLayout(size: size)
    let isCompact = layout.isLow || layout.isNarrow
    var cursor = RowCursor(layout.content)
    cursor.skip(layout.isLow ? 1 : 3)
    head = cursor.take(isCompact ? 2 : Self.headRows + 1)
    body = cursor.rest
    let builder = DrillResultLines(
      state: state, summary: summary, texts: texts.drill, words: DrillWords(language: language),
      today: day)
    lines = builder.lines(isHalved: !layout.isNarrow, columns: body.columns)
  }
}
