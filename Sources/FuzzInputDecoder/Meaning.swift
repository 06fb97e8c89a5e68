import DailyMathTerminal

/// What events come to where typed characters are one text: a cluster that comes in two pieces may be two key presses.
enum Meaning: Equatable {
  /// Characters that were typed one after another.
  case text(String)
  /// Anything else.
  case event(InputEvent)

  /// The meaning of events, in order.
  static func of(_ events: [InputEvent]) -> [Meaning] {
    var meanings: [Meaning] = []
    var text = ""
    func endText() {
      if !text.isEmpty { meanings.append(.text(text)) }
      text = ""
    }
    for event in events {
      if case .key(let press) = event, let character = press.typedCharacter {
        text.append(character)
      } else {
        endText()
        meanings.append(.event(event))
      }
    }
    endText()
    return meanings
  }
}
