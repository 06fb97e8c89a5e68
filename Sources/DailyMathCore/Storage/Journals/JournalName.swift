/// The name of a journal file, which says whose it is: `<device>.jsonl`, and `<device>-2.jsonl` and so on after a failed fsync.
///
/// What a synchronising program makes of a conflict (`<device>.sync-conflict-….jsonl`) is read like a journal of the same
/// device, since every event in it has its identity, but never written.
struct JournalName: Hashable {
  /// The device that writes the file.
  let device: DeviceID
  /// Which of the device's files it is, counting from 1.
  let sequence: Int
  /// Whether it is a copy that a synchronising program made.
  let isConflictCopy: Bool

  private static let ending = ".jsonl"
  /// More files than one device can ever need; a name with a higher number is nobody's, and one more can be added to any.
  private static let highestSequence = 1_000_000

  /// Names a journal that this program writes.
  init(device: DeviceID, sequence: Int) {
    self.device = device
    self.sequence = sequence
    isConflictCopy = false
  }

  /// Reads the name of a file; `nil` where it is no journal's.
  init?(_ text: String) {
    guard text.hasSuffix(Self.ending) else { return nil }
    let stem = text.dropLast(Self.ending.count)
    let device = stem.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !device.isEmpty, device.utf8.count <= 64 else { return nil }
    var rest = stem[device.endIndex...]
    var sequence = 1
    if rest.first == "-" {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let number = Int(digits), number > 1, number <= Self.highestSequence,
        digits.first != "0"
      else { return nil }
      sequence = number
      rest = rest[digits.endIndex...]
    }
    guard rest.isEmpty || rest.hasPrefix(".sync-conflict-") else { return nil }
    self.device = DeviceID(String(device))
    self.sequence = sequence
    isConflictCopy = !rest.isEmpty
  }

  /// The name of the file; of a conflict copy, that of its original.
  var text: String {
    device.text + (sequence == 1 ? "" : "-\(sequence)") + Self.ending
  }
}
