package import DailyMathCore

/// One row of the list of cards: which card it is, and when it comes.
package struct CardRow: Equatable, Sendable {
  /// When the card comes.
  package enum Due: Equatable, Sendable {
    /// It is due, or was due earlier.
    case today
    /// It was graded below 4 today and comes back.
    case returns
    /// It is new and among those offered today.
    case newToday
    /// It is new and waits for another day.
    case newLater
    /// It is due and waits for another day all the same.
    case putOff
    /// It is taken out of what is asked.
    case suspended
    /// It is due on a later day.
    case on(StudyDay)

    /// Whether the card is among those that wait today.
    package var isPending: Bool {
      switch self {
      case .today, .returns, .newToday: true
      case .newLater, .putOff, .suspended, .on: false
      }
    }
  }

  /// The card.
  package let card: CardID
  /// When it comes.
  package let due: Due
}

extension CardRow {
  /// When the card comes, with what only the card itself tells: whether it was put off until tomorrow.
  func due(in library: AccountState, on day: StudyDay) -> Due {
    switch due {
    case .putOff, .newLater:
      library.card(card)?.buriedDay == day ? .on(day.adding(days: 1)) : due
    case .today, .returns, .newToday, .suspended, .on: due
    }
  }
}
