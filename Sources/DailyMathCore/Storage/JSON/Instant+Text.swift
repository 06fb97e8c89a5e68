extension Instant {
  /// The instant in UTC as ISO 8601 writes it: `2026-11-30T20:00:00.000+00:00`.
  var utcTime: String {
    Moment(instant: self, offset: UTCOffset(seconds: 0), day: StudyDay(daysSince1970: 0)).localTime
  }

  /// Reads the text that `utcTime` writes, or one with another offset; `nil` for anything else.
  init?(utcTime text: String) {
    let day = StudyDay(daysSince1970: 0)
    guard let moment = Moment(localTime: text, day: day) else { return nil }
    self = moment.instant
  }
}

extension JSONReader {
  /// Reads an instant.
  mutating func instant() throws(JSONFault) -> Instant {
    guard let instant = Instant(utcTime: try text(limit: 64)) else { throw .outOfRange }
    return instant
  }
}
