import DailyMathCore
import DailyMathTerminal

/// What the browser says of a card, on the screen and in plain mode.
enum BrowserWords {
  /// Whether a card waits to be asked on `day`.
  static func isWaiting(_ card: Flashcard, on day: StudyDay) -> Bool {
    !card.isSuspended && card.buriedDay != day && (card.isDue(on: day) || card.comesBack(on: day))
  }

  /// When a card comes, or why it does not.
  static func due(of card: Flashcard, on day: StudyDay, _ texts: Texts) -> String {
    if card.isSuspended { return texts.browser.suspended }
    if card.buriedDay == day { return texts.browser.buried }
    guard let schedule = card.review.schedule else { return texts.today.newCard }
    if schedule.isDue(on: day) { return texts.today.due(day, day) }
    return card.comesBack(on: day) ? texts.today.returnsToday : texts.today.due(schedule.due, day)
  }

  /// The deck that a card is kept in.
  static func deck(of content: CardContent, _ texts: Texts) -> String {
    CardText.line(texts.common.title(of: content.home))
  }

  /// The same for a screen.
  static func deck(of content: CardContent, _ context: ViewContext) -> String {
    CardText.line(deck(of: content, context.texts), context)
  }
}
