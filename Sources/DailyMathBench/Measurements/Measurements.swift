/// Everything that is measured.
package enum Measurements {
  /// The groups in the order of the table.
  package static let all: [any Measurement] = [
    StartMeasurement(), AnsweredStartMeasurement(), FieldMeasurement(), ScreenChangeMeasurement(),
    DeckKeyMeasurement(), DrillMeasurement(),
    AnswerMeasurement(), IdleMeasurement(), MemoryMeasurement(),
    StudiedDeckMeasurement("10k", .usual), StudiedDeckMeasurement("100k", .large),
    StudiedDeckMeasurement("1m", .million, isOnWish: true),
  ]
}
