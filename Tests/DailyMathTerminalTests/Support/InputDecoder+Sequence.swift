import DailyMathTerminal
import Testing

extension InputDecoder {
  /// What the bytes behind `ESC [` mean to a new decoder, which must not wait for more of them.
  static func decoded(sequence text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    let events = decoder.feed("\u{1B}[\(text)".utf8, now: 0)
    #expect(decoder.deadline == nil)
    return events
  }
}
