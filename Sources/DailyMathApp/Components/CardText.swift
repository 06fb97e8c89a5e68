import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// How cards are written in lists and questions.
enum CardText {
  /// A text of a card as one line that is safe to draw, whatever the file held.
  static func line(_ text: String) -> String {
    DisplayText.filtered(text, newlines: .replace)
  }

  /// A text of a card as one line for a screen, spelled in ASCII where the terminal shows nothing else.
  ///
  /// It is spelled before it is laid out, because `½` is one column wide and `1/2` is three.
  static func line(_ text: String, _ context: ViewContext) -> String {
    spelled(line(text), context)
  }

  /// A text of a card for a screen, in the lines in which it was written, spelled as `line` is.
  static func paragraph(_ text: String, _ context: ViewContext) -> String {
    spelled(DisplayText.filtered(text, newlines: .keep), context)
  }

  private static func spelled(_ text: String, _ context: ViewContext) -> String {
    context.showsOnlyASCII ? ASCIIText.folded(text) : text
  }

  /// The colour of a category; every category of the learner's own has the last one.
  static func style(of category: CardCategory) -> CellStyle {
    let wellKnown = CardCategory.wellKnown
    return .category(wellKnown.firstIndex(of: category) ?? wellKnown.count - 1)
  }
}
