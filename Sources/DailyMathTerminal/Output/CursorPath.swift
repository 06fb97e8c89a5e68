/// A way to bring the terminal's cursor somewhere; its bytes are counted before any is written, because the shortest way wins.
enum CursorPath: Equatable, Sendable {
  /// Straight to a place, from wherever the cursor is.
  case place(Position)
  /// So many rows down and columns right, or up and left where they are negative; from the first column of the row where
  /// `fromStart` says so.
  case steps(down: Int, right: Int, fromStart: Bool)

  /// How many bytes it takes.
  var byteCount: Int {
    switch self {
    case .place(let place):
      guard place.column > 0 else {
        return place.row == 0 ? 3 : 3 + Self.digitCount(place.row + 1)
      }
      return 4 + Self.digitCount(place.row + 1) + Self.digitCount(place.column + 1)
    case .steps(let down, let right, let fromStart):
      let vertical = down < 0 ? Self.sequenceLength(-down) : down
      let horizontal =
        Self.isBackspaced(right) ? -right : Self.sequenceLength(abs(right))
      return (fromStart ? 1 : 0) + vertical + horizontal
    }
  }

  /// Adds the bytes to those collected.
  func append(to bytes: inout [UInt8]) {
    switch self {
    case .place(let place): Self.append(place, to: &bytes)
    case .steps(let down, let right, let fromStart):
      // Carriage return is right from anywhere, also from past the last column.
      if fromStart { bytes.append(0x0D) }
      if down < 0 {
        Self.append(-down, UInt8(ascii: "A"), to: &bytes)
      } else {
        for _ in 0..<down { bytes.append(0x0A) }
      }
      if Self.isBackspaced(right) {
        for _ in right..<0 { bytes.append(0x08) }
      } else {
        Self.append(abs(right), UInt8(ascii: right < 0 ? "D" : "C"), to: &bytes)
      }
    }
  }

  /// Whether a movement to the left is not longer as backspaces.
  private static func isBackspaced(_ right: Int) -> Bool { (-3..<0).contains(right) }

  private static func append(_ place: Position, to bytes: inout [UInt8]) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if place != Position(column: 0, row: 0) { append(place.row + 1, to: &bytes) }
    if place.column > 0 {
      bytes.append(UInt8(ascii: ";"))
      append(place.column + 1, to: &bytes)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// How many bytes a movement by `count` takes; without a number it goes one step.
  private static func sequenceLength(_ count: Int) -> Int {
    switch count {
    case 0: 0
    case 1: 3
    default: 3 + digitCount(count)
    }
  }

  private static func append(_ count: Int, _ final: UInt8, to bytes: inout [UInt8]) {
    guard count > 0 else { return }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    if count > 1 { append(count, to: &bytes) }
    bytes.append(final)
  }

  private static func digitCount(_ number: Int) -> Int {
    number < 10 ? 1 : 1 + digitCount(number / 10)
  }

  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
