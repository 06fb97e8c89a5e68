import DailyMathCore
import DailyMathSystem
import DailyMathTerminal

/// How cards are written in lists and questions.
enum CardText {
  /// A text of a card as one line that is safe to draw, whatever the file held.
  static func line(_ text: String) -> String {
    DisplayText.filtered(text, newlines: .replace)
  }

  /// A text of a card in the lines in which it was written, safe to draw.
  static func paragraph(_ text: String) -> String {
    DisplayText.filtered(text, newlines: .keep)
  }

  /// The colour of a category; every category of the learner's own has the last one.
  static func style(of category: CardCategory) -> CellStyle {
    let wellKnown = CardCategory.wellKnown
    return .category(wellKnown.firstIndex(of: category) ?? wellKnown.count - 1)
  }
}
