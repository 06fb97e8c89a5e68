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

  /// Takes in the parameters of one SGR sequence and says how many of them it does not know.
  mutating func apply(_ parameters: [Int]) -> Int {
    var unknown = 0
    var rest = parameters[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = VirtualAttributes()
      case 1, 2, 3, 4, 7: flags.insert(parameter)
      case 22: flags.subtract([1, 2])
      case 23, 24, 27: flags.remove(parameter - 20)
      case 30...37, 39, 90...97: foreground = parameter
      case 40...47, 49, 100...107: background = parameter
      case 38, 48:
        guard let color = Self.extendedColor(&rest) else { return unknown + 1 + rest.count }
        if parameter == 38 { foreground = color } else { background = color }
      default: unknown += 1
      }
    }
    return unknown
  }

  /// Takes the colour that follows 38 or 48; nil where there is none, as for a part beyond 255.
  private static func extendedColor(_ rest: inout ArraySlice<Int>) -> Int? {
    let kind = rest.popFirst()
    let parts = rest.prefix(kind == 5 ? 1 : kind == 2 ? 3 : 0)
    rest = rest.dropFirst(parts.count)
    guard parts.allSatisfy((0...255).contains) else { return nil }
    switch parts.count {
    case 1 where kind == 5: return 1_000 + parts.reduce(0, +)
    case 3: return parts.reduce(1) { $0 << 8 | $1 }
    default: return nil
    }
  }
}
