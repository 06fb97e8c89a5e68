/// Everything that is measured.
package enum Measurements {
  /// The groups in the order of the table.
  package static let all: [any Measurement] = [
    StartMeasurement(), AnsweredStartMeasurement(), FieldMeasurement(), ScreenChangeMeasurement(),
    DeckKeyMeasurement(),
    AnswerMeasurement(), IdleMeasurement(), MemoryMeasurement(), LargeDeckMeasurement(),
  ]
}
