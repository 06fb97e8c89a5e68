/// What the benchmark is asked to do by its arguments.
package struct BenchOptions: Equatable, Sendable {
  /// An argument that means nothing here.
  package struct Unknown: Error, Equatable, Sendable, CustomStringConvertible {
    /// The argument.
    package let argument: String

    /// Says that this argument means nothing.
    package init(argument: String) { self.argument = argument }

    /// What is wrong, and where help is.
    package var description: String { "“\(argument)” is no option; see --help" }
  }

  /// Whether only the text about the options is wanted.
  package private(set) var wantsHelp = false
  /// Whether fewer repetitions do.
  package private(set) var isQuick = false
  /// Whether the deck of 100,000 cards is measured, too.
  package private(set) var isFull = false
  /// The program that is measured; `nil` for the one that was built beside the benchmark.
  package private(set) var program: String?
  /// The groups that are wanted, by their names; empty for all.
  package private(set) var groups: [String] = []

  /// Reads the arguments after the program's name.
  package init(arguments: [String], knownGroups: [String]) throws(Unknown) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--quick": isQuick = true
      case "--full": isFull = true
      case "--program":
        guard let path = rest.popFirst() else { throw Unknown(argument: argument) }
        program = path
      case _ where knownGroups.contains(argument): groups.append(argument)
      default: throw Unknown(argument: argument)
      }
    }
  }

  /// How the benchmark is used.
  package static func usage(groups: [String]) -> String {
    """
    Measures the program that was built beside this one, and holds it against its limits.

    Usage: swift run -c release dailymath-bench [--quick] [--full] [--program PATH] [GROUP …]

      --quick         fewer repetitions, and two seconds of idling instead of ten
      --full          also with 100,000 cards
      --program PATH  measures that program instead, such as one with a static standard library
      --help          this text

    Groups: \(groups.joined(separator: ", ")); without any, all of them.

    Processor time is that of the program with all its threads, the system's calls included.
    A mark stands before each row: ✓ the limit is kept, ✗ it is not, · there is none.
    The exit code is 0 however the limits stand, and 1 where something could not be measured.

    """
  }

  /// How often something is measured: `count` times, or a sixth of that where quick is wanted.
  package func repetitions(_ count: Int) -> Int { isQuick ? max(3, count / 6) : count }
}
