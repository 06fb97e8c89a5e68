extension StudiedDeckSitting {
  /// A word that is in many notes, typed without its last letters so that each key finds something.
  private static let word = "radian"

  /// The rows of the search as it is typed and of the statistics, each from a start of its own.
  func visits() throws -> [Row] {
    var first: [Double] = []
    var letters: [Double] = []
    var statistics: [Double] = []
    for _ in 0..<times {
      let program = try start(on: folder)
      try program.waitFor(Words.todayFoot, Words.todayEnd, seconds: Self.patience)
      try program.settle()
      try program.type("/")
      first.append(try program.react(to: String(Self.word.prefix(1))).milliseconds)
      for letter in Self.word.dropFirst() {
        letters.append(try program.react(to: String(letter)).milliseconds)
      }
      try program.react(to: Keys.escape)
      let opened = try program.reaction(to: Keys.statistics, withinMilliseconds: 500)
      if let opened { statistics.append(opened.milliseconds) }
      try program.quit()
    }
    let limits = size.limits
    var rows = [
      row(
        "Search as you type, key to bytes", .milliseconds, limits.search, letters,
        note: "once it is ready"),
      row("The search's first letter, while it is made ready", .milliseconds, nil, first),
    ]
    // A program without the screen draws nothing.
    if !statistics.isEmpty {
      rows.append(row("Statistics opened", .milliseconds, limits.statistics, statistics))
    }
    return rows
  }
}
