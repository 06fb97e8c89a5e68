/// What SGR set: the numbers of the attributes that are on, and the two colours.
package struct VirtualAttributes: Hashable, Sendable {
  /// The attributes that are on: 1 bold, 2 dim, 3 italic, 4 underline, 7 reverse.
  package var flags: Set<Int> = []
  /// The SGR number of the foreground; 39 is the terminal's own.
  package var foreground = 39
  /// The SGR number of the background; 49 is the terminal's own.
  package var background = 49

  /// What a terminal starts with.
  package init() {}

  /// Takes in the parameters of one SGR sequence and says how many of them it does not know.
  mutating func apply(_ parameters: [Int]) -> Int {
    var unknown = 0
    for parameter in parameters {
      switch parameter {
      case 0: self = VirtualAttributes()
      case 1, 2, 3, 4, 7: flags.insert(parameter)
      case 22: flags.subtract([1, 2])
      case 23, 24, 27: flags.remove(parameter - 20)
      case 30...37, 39, 90...97: foreground = parameter
      case 40...47, 49, 100...107: background = parameter
      default: unknown += 1
      }
    }
    return unknown
  }
}
