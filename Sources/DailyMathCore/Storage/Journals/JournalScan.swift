/// What a stretch of a journal holds: whole lines, and perhaps the beginning of one more.
struct JournalScan {
  /// What follows the last newline.
  enum Tail: Equatable {
    /// Nothing.
    case none
    /// A whole line that lacks only its newline.
    case whole(Event)
    /// The beginning of a line, or garbage.
    case torn
  }

  /// Lines that are no events and follow one another, with nothing but empty lines between them.
  struct Damage: Equatable {
    /// Where they are, without the last one's newline.
    var range: Range<Int>
    /// How many lines they are.
    var lineCount: Int
  }

  /// The events, in the order of the file.
  private(set) var events: [Event] = []
  /// The lines that are no events.
  private(set) var damaged: [Damage] = []
  /// The index after the last newline.
  private(set) var end: Int
  /// What stands after it.
  private(set) var tail = Tail.none
  private var endsDamaged = false

  /// Scans `bytes` from `start`, which must be the beginning of a line.
  init(_ bytes: [UInt8], from start: Int, device: DeviceID) {
    end = start
    while let newline = bytes[end...].firstIndex(of: 0x0A) {
      take(end..<newline, of: bytes, device: device)
      end = newline + 1
    }
    guard end < bytes.count else { return }
    let last = Self.withoutReturn(end..<bytes.count, of: bytes)
    let event = try? EventCoding.event(from: bytes, in: last, device: device)
    tail = event.map(Tail.whole) ?? .torn
  }

  private mutating func take(_ line: Range<Int>, of bytes: [UInt8], device: DeviceID) {
    let line = Self.withoutReturn(line, of: bytes)
    // An empty line holds nothing; the newline of a line that was accepted without it is one.
    guard !line.isEmpty else { return }
    do throws(JSONFault) {
      events.append(try EventCoding.event(from: bytes, in: line, device: device))
      endsDamaged = false
    } catch {
      noteDamage(line)
    }
  }

  /// The line without the carriage return that git and some editors put before a newline; no event ends with one.
  private static func withoutReturn(_ line: Range<Int>, of bytes: [UInt8]) -> Range<Int> {
    bytes[line].last == 0x0D ? line.dropLast() : line
  }

  /// Joins what follows one another, so that a file full of garbage is one thing to set aside and not one for each line.
  private mutating func noteDamage(_ line: Range<Int>) {
    if endsDamaged, var last = damaged.popLast() {
      last.range = last.range.lowerBound..<line.upperBound
      last.lineCount += 1
      damaged.append(last)
    } else {
      damaged.append(Damage(range: line, lineCount: 1))
    }
    endsDamaged = true
  }
}
