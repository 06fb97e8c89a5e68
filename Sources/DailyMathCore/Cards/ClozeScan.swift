/// Takes a text with gaps apart, in one pass over its bytes.
///
/// Braces, colons and backslashes are single bytes in UTF-8 that are part of no other character.
struct ClozeScan {
  /// The text in stretches, in order.
  private(set) var pieces: [ClozeText.Piece] = []
  /// How many gaps were found.
  private(set) var gapCount = 0
  /// What is wrong, the first of each kind, in the order of the text.
  private(set) var faults: [ClozeFault] = []

  private let text: String
  private let bytes: [UInt8]
  /// From here on nothing was put into a piece yet.
  private var pending = 0
  /// The gap of each number that was written after a `c`.
  private var numbered: [Int: Int] = [:]

  /// Makes a scan of `text` that has not begun.
  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Reads the whole text.
  mutating func run() {
    var index = 0
    var depth = 0
    // Once braces stay open up to the end, those after them would be looked through to the end, too.
    var mayClose = true
    while index < bytes.count {
      if bytes[index] == Self.backslash {
        index += 2
      } else if isPair(of: Self.opening, at: index) {
        guard mayClose, let end = end(ofGapAt: index) else {
          note(at: index) { .unclosed(at: $0) }
          mayClose = false
          index += 2
          continue
        }
        takeGap(from: index, to: end)
        index = end + 2
      } else if isPair(of: Self.closing, at: index), depth < 2 {
        if mayClose { note(at: index) { .unopened(at: $0) } }
        depth = 0
        index += 2
      } else {
        if bytes[index] == Self.opening { depth += 1 }
        if bytes[index] == Self.closing { depth = max(0, depth - 1) }
        index += 1
      }
    }
    takePlain(to: bytes.count)
    if gapCount == 0, faults.isEmpty { faults = [.noGap] }
  }

  /// Where the braces begin that close the gap opened at `start`; `nil` where nothing closes it.
  private func end(ofGapAt start: Int) -> Int? {
    var index = start + 2
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case Self.backslash: index += 1
      case Self.opening: depth += 1
      case Self.closing where depth > 0: depth -= 1
      case Self.closing where isPair(of: Self.closing, at: index): return index
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func takePlain(to end: Int) {
    if pending < end { pieces.append(.plain(part(pending..<end))) }
  }

  /// Takes the gap whose braces open at `start` and close at `end`.
  private mutating func takeGap(from start: Int, to end: Int) {
    var parts = parts(of: (start + 2)..<end)
    let number = parts.count > 1 ? Self.number(after: part(parts[0])) : nil
    if number != nil { parts.removeFirst() }
    let answer = part(parts[0])
    let hint = parts.count > 1 ? part(parts[1].lowerBound..<end) : ""
    guard !answer.allSatisfy(\.isWhitespace) else {
      return note(at: start) { .emptyGap(at: $0) }
    }
    let known = number.flatMap { numbered[$0] }
    guard known != nil || gapCount < CardForm.mostGaps else {
      note(at: start) { .tooManyGaps(at: $0) }
      takePlain(to: start)
      pieces.append(.plain(answer))
      pending = end + 2
      return
    }
    if known == nil { gapCount += 1 }
    let gap = known ?? gapCount
    if let number { numbered[number] = gap }
    takePlain(to: start)
    pieces.append(.gap(gap, answer: answer, hint: Self.isBlank(hint) ? "" : hint))
    pending = end + 2
  }

  /// The parts of a gap between its pairs of colons; those within braces of its own part nothing.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    var depth = 0
    while index < range.upperBound {
      switch bytes[index] {
      case Self.backslash: index += 1
      case Self.opening: depth += 1
      case Self.closing: depth -= 1
      case Self.colon where depth == 0 && isPair(of: Self.colon, at: index):
        parts.append(start..<index)
        start = index + 2
        index += 1
      default: break
      }
      index += 1
    }
    return parts + [start..<range.upperBound]
  }

  /// The number of a gap that Anki wrote, whose first part is `c1`; `nil` for any other part.
  private static func number(after part: String) -> Int? {
    guard part.first == "c", part.count <= 4,
      part.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else {
      return nil
    }
    return Int(part.dropFirst())
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

  private func isPair(of byte: UInt8, at index: Int) -> Bool {
    bytes[index] == byte && index + 1 < bytes.count && bytes[index + 1] == byte
  }

  private func part(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Notes a fault at the byte `index` where it is the first of its kind.
  private mutating func note(at index: Int, _ fault: (Int) -> ClozeFault) {
    let isKnown = faults.contains { known in fault(known.place ?? 0) == known }
    if !isKnown { faults.append(fault(part(0..<index).count)) }
  }

  private static let opening = UInt8(ascii: "{")
  private static let closing = UInt8(ascii: "}")
  private static let colon = UInt8(ascii: ":")
  private static let backslash = UInt8(ascii: "\\")
}
