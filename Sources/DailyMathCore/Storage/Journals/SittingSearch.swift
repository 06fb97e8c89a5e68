internal import DailyMathSystem

/// Looks for the sitting in which a device answered last, from the end of its journals backwards.
///
/// A journal of years is not read for that: the search ends with a stretch that has answers of other sittings only, and
/// after a megabyte, which is some three thousand answers, in any case.
struct SittingSearch {
  /// How much is read at once, in bytes.
  static let stretch = 64 << 10
  /// How much is read at most, in bytes.
  static let mostBytes = 1 << 20

  private let device: DeviceID
  /// The events that count; one that was never handed out is not the learner's to take back.
  private let seen: SeenNumbers
  private var remaining = mostBytes
  private var undone: Set<EventIdentity> = []
  private var passed = SeenNumbers()
  private var sitting: String?
  private var answers: [SittingRecord.Answer] = []
  private var isDone = false

  /// Makes a search for answers of `device`, of whose events `seen` were handed out.
  init(of device: DeviceID, seen: SeenNumbers) {
    self.device = device
    self.seen = seen
  }

  /// The sitting that was found; `nil` where no answer stands in what was read.
  var record: SittingRecord? {
    sitting.flatMap { SittingRecord(id: $0, answers: answers.reversed()) }
  }

  /// Looks through the journals in `folder`, the newest of the device's files first.
  mutating func look(in folder: String) throws(SystemError) {
    let names = try FileSystem.entries(of: folder).compactMap { JournalName($0) }
      .filter { $0.device == device && !$0.isConflictCopy }
      .sorted { $0.sequence > $1.sequence }
    for name in names where !isDone && remaining > 0 {
      try look(through: folder + "/" + name.text)
    }
  }

  private mutating func look(through path: String) throws(SystemError) {
    var end = try FileSystem.status(of: path)?.size ?? 0
    // The end of a line whose beginning stands before what was read.
    var cut: [UInt8] = []
    while end > 0, remaining > 0, !isDone {
      let start = max(0, end - min(Self.stretch, remaining))
      let bytes = try FileSystem.read(path, in: start..<end) + cut
      remaining -= end - start
      end = start
      var firstLine = 0
      if start > 0 {
        guard let newline = bytes.firstIndex(of: 0x0A) else {
          cut = bytes
          continue
        }
        firstLine = newline + 1
      }
      cut = Array(bytes[..<firstLine])
      var stream = JournalStream(bytes, from: firstLine, device: device)
      var events: [Event] = []
      while let item = try stream.next() {
        if case .event(let event) = item { events.append(event) }
      }
      if case .whole(let event) = stream.tail { events.append(event) }
      look(through: events)
    }
  }

  private mutating func look(through events: [Event]) {
    var ownCount = 0
    var otherCount = 0
    for event in events.reversed() {
      let identity = event.position.identity
      guard seen.contains(identity.number), passed.insert(identity.number) else { continue }
      switch event.payload {
      case .undo(let taken, _): undone.insert(taken)
      case .review(let review):
        let stands = !undone.contains(identity)
        if sitting == nil, stands { sitting = review.session }
        guard review.session == sitting else {
          otherCount += 1
          continue
        }
        ownCount += 1
        if stands { answers.append(.init(event: identity, day: event.moment.day, review: review)) }
      default: continue
      }
    }
    isDone = sitting != nil && ownCount == 0 && otherCount > 0
  }
}
