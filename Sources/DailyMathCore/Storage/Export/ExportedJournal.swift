/// A journal as it goes into an export: its bytes, and whose they are.
struct ExportedJournal: Sendable {
  /// The device that wrote it.
  let device: DeviceID
  /// All of its lines.
  let bytes: [UInt8]
}
