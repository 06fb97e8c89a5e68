internal import DailyMathSystem

/// A journal read line by line, of which no more is held than a block and the line that is being read.
///
/// An account of years is hundreds of megabytes of journal, and it is folded while it is read: no list of its events is made.
struct JournalStream {
  /// What a stretch of the journal turned out to be.
  enum Item {
    /// A line.
    case event(Event)
    /// Lines that are no events.
    case damage(JournalDamage)
  }

  /// What follows the last newline.
  enum Tail {
    /// Nothing.
    case none
    /// A whole line that lacks only its newline.
    case whole(Event)
    /// The beginning of a line, or garbage.
    case torn
  }

  private let device: DeviceID
  private let blocks: FileBlocks?
  /// What is held of the journal: some bytes that were read already, and the next ones.
  private var bytes: [UInt8]
  /// Where the first of `bytes` stands in the file.
  private var base: Int
  /// The index of the first byte that counts as not read.
  private var start: Int
  /// The index up to which no newline was found.
  private var searched: Int
  private var damage: JournalDamage?
  /// An event that was read while the damage before it was still to be handed out.
  private var waiting: Event?
  /// The beginning of the line in which `start` is, where what is before was given up because it is too long.
  private var longLine: JournalMark?

  /// The longest stretch without a newline that is held, in bytes; a longer one is set aside in pieces.
  static let longestHeld = 4 << 20

  /// Reads the file at `path` from `mark` on, whose events are those of `device`; throws `replaced` where the file does not continue
  /// what was read of it.
  init(path: String, from mark: JournalMark, device: DeviceID) throws(StoreError) {
    do throws(SystemError) {
      let blocks = try FileBlocks(path: path, from: mark.fingerprintStart)
      bytes = try blocks.next(after: []) ?? []
      self.blocks = blocks
    } catch {
      throw .reading(error, path)
    }
    guard mark.matches(bytes) else { throw .replaced(path: path) }
    self.device = device
    base = mark.fingerprintStart
    start = mark.offset - base
    searched = start
  }

  /// Reads `bytes` from `start`, which must be the beginning of a line.
  init(_ bytes: [UInt8], from start: Int = 0, device: DeviceID) {
    self.bytes = bytes
    self.device = device
    self.start = start
    blocks = nil
    base = 0
    searched = start
  }

  /// How far the journal was read: to the end of a line.
  var mark: JournalMark { longLine ?? JournalMark(offset: base + start, bytes: bytes, end: start) }

  /// The mark of a journal that was read to its end, the line without a newline included.
  var markAfterTail: JournalMark {
    JournalMark(offset: base + bytes.count, bytes: bytes, end: bytes.count)
  }

  /// The bytes after the last newline, once everything was read; of a line that is too long, those that were not set aside.
  var tailBytes: ArraySlice<UInt8> { bytes[start...] }

  /// Where `tailBytes` stand in the file.
  var tailOffset: Int { base + start }

  /// What stands after the last newline, once everything was read.
  var tail: Tail {
    guard longLine == nil else { return .torn }
    guard start < bytes.count else { return .none }
    let event = try? event(in: start..<bytes.count)
    return event.map(Tail.whole) ?? .torn
  }

  /// The next line, or the next lines that are none; `nil` where all lines that have a newline were read.
  mutating func next() throws(SystemError) -> Item? {
    if let event = waiting {
      waiting = nil
      return .event(event)
    }
    repeat {
      while let newline = ByteSearch.firstIndex(of: 0x0A, in: bytes.span, from: searched) {
        let line = start..<newline
        start = newline + 1
        searched = start
        let isRest = longLine != nil
        longLine = nil
        do throws(JSONFault) {
          guard !isRest else { throw .tooLong }
          if let event = try event(in: line) {
            guard let damage else { return .event(event) }
            self.damage = nil
            waiting = event
            return .damage(damage)
          }
          damage?.passOver(bytes[line.lowerBound...newline])
        } catch {
          noteDamage(line, addingLines: isRest ? 0 : 1)
        }
        if let full = takeDamage(above: Self.longestHeld) { return full }
      }
      searched = bytes.count
      if bytes.count - start > Self.longestHeld {
        if let before = takeDamage(above: 0) { return before }
        return .damage(giveUpPiece())
      }
    } while try readMore()
    return takeDamage(above: 0)
  }

  /// The event in `line`; `nil` where the line is empty, throws where it is no event.
  private func event(in line: Range<Int>) throws(JSONFault) -> Event? {
    // Git and some editors put a carriage return before the newline; no event ends with one.
    let line = bytes[line].last == 0x0D ? line.dropLast() : line
    // An empty line holds nothing; the newline of a line that was accepted without it is one.
    guard !line.isEmpty else { return nil }
    return try EventCoding.event(from: bytes, in: line, device: device)
  }

  /// Adds what follows in the file; false at its end.
  private mutating func readMore() throws(SystemError) -> Bool {
    // The fingerprint of a mark is taken of what stands before it.
    let kept = max(0, start - JournalMark.fingerprintLength)
    guard let longer = try blocks?.next(after: bytes[kept...]) else { return false }
    bytes = longer
    base += kept
    start -= kept
    searched -= kept
    return true
  }

  private mutating func noteDamage(_ line: Range<Int>, addingLines count: Int) {
    let trimmed = bytes[line].last == 0x0D ? line.dropLast() : line
    if damage == nil { damage = JournalDamage(offset: base + line.lowerBound) }
    damage?.add(bytes[trimmed], lines: count)
    damage?.passOver(bytes[trimmed.upperBound..<start])
  }

  /// Passes over the beginning of a line that is too long to hold.
  ///
  /// Pieces have one length, so that they are the same, and kept once, when the line is read again.
  private mutating func giveUpPiece() -> JournalDamage {
    var damage = JournalDamage(offset: base + start)
    damage.add(bytes[start..<(start + Self.longestHeld)], lines: longLine == nil ? 1 : 0)
    longLine = mark
    start += Self.longestHeld
    return damage
  }

  private mutating func takeDamage(above limit: Int) -> Item? {
    guard let damage, damage.heldCount > limit else { return nil }
    self.damage = nil
    return .damage(damage)
  }
}
