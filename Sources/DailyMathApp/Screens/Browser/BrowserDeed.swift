package import DailyMathCore

/// Something that was done to cards in the browser, and can be taken back by name.
package struct BrowserDeed: Equatable, Sendable {
  /// What was done.
  package let change: CardChange
  /// To how many cards, siblings that changed along with them included; at least 1.
  package let count: Int
}

/// What the browser tells of.
package enum BrowserNotice: Equatable, Sendable {
  /// Something was done.
  case done(BrowserDeed)
  /// Something that was done was taken back.
  case undone(BrowserDeed)
  /// There is nothing that could be taken back.
  case nothingToUndo
  /// What was done last cannot be taken back, since its cards were written again after it.
  case changedSince
  /// Every chosen card is already as it was to become.
  case nothingChanged
  /// Only cards that were asked before can be put on another day.
  case onlyNew

  /// Whether it tells of something that was done or taken back.
  var isDeed: Bool {
    switch self {
    case .done, .undone: true
    case .nothingToUndo, .changedSince, .nothingChanged, .onlyNew: false
    }
  }
}
