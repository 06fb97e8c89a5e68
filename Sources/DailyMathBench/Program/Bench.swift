import DailyMathSystem

/// What all measurements share: the program, the options and the decks that were made.
///
/// A class, because a deck is made once, by whoever needs it first, and removed with the benchmark.
package final class Bench {
  /// What the command line asked for.
  package let options: BenchOptions
  /// The program that is measured.
  package let executable: String
  private var folders: [Int: BenchFolder] = [:]

  /// Prepares a benchmark of the program at a path.
  package init(executable: String, options: BenchOptions) {
    self.executable = executable
    self.options = options
  }

  /// The folder of an account with so many cards; made when it is asked for the first time.
  package func folder(cards: Int) throws -> BenchFolder {
    if let folder = folders[cards] { return folder }
    let folder = try BenchFolder(cards: cards)
    folders[cards] = folder
    return folder
  }

  /// Starts the program on an account with so many cards.
  package func start(
    cards: Int, _ look: Look = Look(), environment: [String: String] = [:]
  ) throws -> StudyProgram {
    let folder = try folder(cards: cards)
    let variables = folder.environment.merging(look.environment) { $1 }
    return try StudyProgram(
      executable: executable, environment: variables.merging(environment) { $1 }, size: look.size)
  }
}
