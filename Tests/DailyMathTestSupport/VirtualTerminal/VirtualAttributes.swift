/// What SGR set: the numbers of the attributes that are on, and the two colours.
package struct VirtualAttributes: Hashable, Sendable {
  /// The attributes that are on: 1 bold, 2 dim, 3 italic, 4 underline, 7 reverse.
  package var flags: Set<Int> = []
  /// The SGR number of the foreground; 39 is the terminal's own.
  ///
  /// A place of the palette of 256 is 1000 more than its index, a colour of 24 bits is 0x1000000 more than its value.
  package var foreground = 39
  /// The SGR number of the background, the same way; 49 is the terminal's own.
  package var background = 49

  /// What a terminal starts with.
  package init() {}

  /// How a colour of the palette of 256 is noted.
  package static func indexed(_ index: Int) -> Int { 1_000 + index }

  /// How a colour of 24 bits is noted.
  package static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    1 << 24 | red << 16 | green << 8 | blue
  }

  /// Takes in the parameters of one SGR sequence, each with its parts between colons, and says how many of them it does
  /// not know.
  mutating func apply(_ parameters: [[Int]]) -> Int {
    var unknown = 0
    var rest = parameters[...]
    while let parts = rest.popFirst() {
      switch parts[0] {
      case 38, 48:
        guard let color = Self.color(parts.dropFirst(), orFrom: &rest) else {
          unknown += 1
          continue
        }
        if parts[0] == 38 { foreground = color } else { background = color }
      case 0: self = VirtualAttributes()
      case 1, 2, 3, 4, 7: flags.insert(parts[0])
      case 22: flags.subtract([1, 2])
      case 23, 24, 27: flags.remove(parts[0] - 20)
      case 30...37, 39, 90...97: foreground = parts[0]
      case 40...47, 49, 100...107: background = parts[0]
      default: unknown += 1
      }
    }
    return unknown
  }

  /// The colour behind 38 or 48: `5` and an index, or `2` and three parts, in the same parameter or in those after it.
  private static func color(
    _ parts: ArraySlice<Int>, orFrom rest: inout ArraySlice<[Int]>
  ) -> Int? {
    var numbers = Array(parts)
    if numbers.isEmpty {
      let count = rest.first == [5] ? 2 : rest.first == [2] ? 4 : 0
      numbers = rest.prefix(count).map { $0[0] }
      rest = rest.dropFirst(count)
    } else if numbers.first == 2, numbers.count == 5 {
      // With colons, the number of a colour space comes before the three parts.
      numbers.remove(at: 1)
    }
    guard numbers.dropFirst().allSatisfy((0...255).contains) else { return nil }
    switch (numbers.first, numbers.count) {
    case (5, 2): return indexed(numbers[1])
    case (2, 4): return rgb(numbers[1], numbers[2], numbers[3])
    default: return nil
    }
  }
}
