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
  /// Whether the deck of a million cards is measured, too.
  package private(set) var hasMillion = false
  /// The account that is to be made up in the place of measuring.
  package private(set) var generation = GenerationOptions()
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
      case "--million": hasMillion = true
      case "--program":
        guard let path = rest.popFirst() else { throw Unknown(argument: argument) }
        program = path
      case _ where knownGroups.contains(argument): groups.append(argument)
      default:
        guard generation.take(argument, value: { rest.popFirst() }) else {
          throw Unknown(argument: argument)
        }
      }
    }
    // Without a folder there is nothing that the numbers could be meant for.
    if generation.folder == nil, generation != GenerationOptions() {
      throw Unknown(argument: arguments.first { $0.hasPrefix("--") } ?? "")
    }
  }

  /// How the benchmark is used.
  package static func usage(groups: [String]) -> String {
    """
    Measures the program that was built beside this one, and holds it against its limits.

    Usage: swift run -c release dailymath-bench [--quick] [--full] [--million] [--program PATH] [GROUP …]
           swift run -c release dailymath-bench --generate FOLDER [--cards N] [--reviews N] [--seed N]
                                                [--until DAY] [--offset ±HH:MM] [--remember]

      --quick         fewer repetitions, and two seconds of idling instead of ten
      --full          the older rows also with 100,000 cards
      --million       also with a million cards and a million answers, the group 1m
      --program PATH  measures that program instead, such as one with a static standard library
      --help          this text

      --generate FOLDER  measures nothing, and makes a data folder in which a student has studied for
                         three years; the same numbers give the same cards and answers on every machine
      --cards N          how many cards there are; 2,000 unless it is said
      --reviews N        how many answers stand; 40,000 unless it is said
      --seed N           another number gives another student; 1 unless it is said
      --until DAY        the day after the last one of study, such as 2026-11-30; today unless it is said
      --offset ±HH:MM    how far the student's clock is ahead of UTC; -05:00 unless it is said
      --remember         this machine remembers the sign-in

    Groups: \(groups.joined(separator: ", ")); without any, all of them but 1m.
    The decks of 10k, 100k and 1m are made once a day, in seconds to minutes, and kept in .build/bench-decks.

    Processor time is that of the program with all its threads, the system's calls included.
    A mark stands before each row: ✓ the limit is kept, ✗ it is not, · there is none.
    The exit code is 0 however the limits stand, and 1 where something could not be measured.

    """
  }

  /// How often something is measured: `count` times, or a sixth of that where quick is wanted.
  package func repetitions(_ count: Int) -> Int { isQuick ? max(3, count / 6) : count }
}
