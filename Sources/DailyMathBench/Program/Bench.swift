import DailyMathSystem

/// What all measurements share: the program, the options and the decks that were made.
///
/// A class, because a deck is made once, by whoever needs it first, and removed with the benchmark.
package final class Bench {
  /// What the command line asked for.
  package let options: BenchOptions
  /// The program that is measured.
  package let executable: String
  private var folders: [Place: BenchFolder] = [:]

  /// Which account a folder holds, and where it is.
  private struct Place: Hashable {
    let cards: Int
    let isInMemory: Bool
  }

  /// Prepares a benchmark of the program at a path.
  package init(executable: String, options: BenchOptions) {
    self.executable = executable
    self.options = options
  }

  /// The folder of an account with so many cards; made when it is asked for the first time.
  ///
  /// Where the system has a file system in memory, a folder can be there: waiting for the disk then costs nothing.
  package func folder(cards: Int, inMemory isInMemory: Bool = false) throws -> BenchFolder {
    let place = Place(cards: cards, isInMemory: isInMemory)
    if let folder = folders[place] { return folder }
    let folder = try BenchFolder(cards: cards, inMemory: isInMemory)
    folders[place] = folder
    return folder
  }

  /// Starts the program on an account with so many cards; it begins with the screen *Login*.
  package func start(
    cards: Int, _ look: Look = Look(), inMemory isInMemory: Bool = false
  ) throws -> StudyProgram {
    let folder = try folder(cards: cards, inMemory: isInMemory)
    // With one account in the folder, whoever signs in is remembered unless told otherwise.
    try folder.forgetSignIn()
    return try start(on: folder, look)
  }

  /// Starts the program on an account with so many cards whose sign-in is remembered; it begins with the day's cards, or with what the arguments ask for.
  package func startSignedIn(
    cards: Int, _ look: Look = Look(), arguments: [String] = []
  ) throws -> StudyProgram {
    let folder = try folder(cards: cards)
    if try !folder.isSignInRemembered {
      let program = try start(on: folder, Look())
      try program.signIn()
      try program.quit()
    }
    return try start(on: folder, look, arguments: arguments)
  }

  private func start(
    on folder: BenchFolder, _ look: Look, arguments: [String] = []
  ) throws -> StudyProgram {
    try StudyProgram(
      executable: executable, arguments: arguments + look.arguments,
      environment: folder.environment.merging(look.environment) { $1 },
      size: look.size)
  }
}
