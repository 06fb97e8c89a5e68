/// Every kind of key on the screens that show cards, with 10,000 of them in a large window.
package struct DeckKeyMeasurement: Measurement {
  private struct Step: Sendable {
    let name: String
    let keys: [String]
    /// What brings the screen back; it is measured as keys of a name of its own where it has one.
    var back: (name: String?, keys: [String]) = (nil, [])
  }

  /// What the group is called.
  package let name = "deck"

  /// It makes all cards ready to be searched, beside the loop, the first time after they changed.
  private static let firstSearch = "first use of the search"

  private static let steps = [
    Step(name: "down and up in the list", keys: [Keys.down, Keys.down, Keys.up, Keys.up]),
    Step(
      name: "pages of the list", keys: [Keys.pageDown, Keys.pageDown, Keys.pageUp, Keys.pageUp]),
    Step(name: "ends of the list", keys: [Keys.end, Keys.home]),
    Step(name: Self.firstSearch, keys: ["/"]),
    Step(name: "closing the filter", keys: [Keys.escape]),
    Step(name: "opening the filter", keys: ["/"]),
    Step(name: "the filter's first letter", keys: ["x"]),
    Step(name: "the filter's next letters", keys: [" ", "9", "1", Keys.backspace]),
    Step(name: "closing the filter", keys: [Keys.escape]),
    Step(name: "asking to delete", keys: ["d", Keys.escape]),
    Step(name: "opening a card", keys: ["e"], back: ("leaving a card", [Keys.escape])),
    Step(name: "opening a new card", keys: ["n"], back: (nil, [Keys.escape])),
    Step(name: "opening the help", keys: [Keys.help], back: (nil, [Keys.help])),
    Step(name: "opening the quiz", keys: [Keys.enter]),
    Step(name: "moving among the options", keys: [Keys.down, Keys.down, Keys.up]),
    Step(name: "back from the quiz to Today", keys: [Keys.escape]),
    Step(name: "opening the browser", keys: ["2"]),
    Step(name: "down and up in the browser", keys: ["j", "j", "k", "k"]),
    Step(name: "the browser's field", keys: ["/"]),
    Step(name: "the query's letters", keys: ["s", "e", "n", Keys.backspace, Keys.backspace]),
    Step(name: "clearing the query", keys: [Keys.escape]),
    Step(name: "the browser's orders", keys: ["o", "o", "o", "o", "o", "o", "o"]),
    Step(name: "choosing all in the browser, or none", keys: ["V", "V"]),
    Step(name: "marking a card, and undoing it", keys: ["m", "u"]),
    Step(name: "back from the browser to Today", keys: ["1"]),
  ]

  /// Makes the group.
  package init() {}

  /// Measures the processor time of each kind of key, and of all keys the time until there is something to see.
  package func rows(in bench: Bench) throws -> [Row] {
    let cards = bench.options.isFull ? [10_000, 100_000] : [10_000]
    return try cards.flatMap { try rows(in: bench, cards: $0) }
  }

  private func rows(in bench: Bench, cards: Int) throws -> [Row] {
    let program = try bench.start(cards: cards, Look(Look.large, .trueColor))
    try program.signIn()
    var names: [String] = []
    var reactions: [String: [StudyProgram.Reaction]] = [:]
    func press(_ keys: [String], _ name: String) throws {
      if !keys.isEmpty, reactions[name] == nil { names.append(name) }
      for key in keys { reactions[name, default: []].append(try program.react(to: key)) }
    }
    for _ in 0..<bench.options.repetitions(18) {
      for step in Self.steps {
        try press(step.keys, step.name)
        try press(step.back.keys, step.back.name ?? "going back")
      }
    }
    try program.quit()
    let place = "\(cards.grouped) cards, 200×50"
    let rows = names.map { name in
      Row(
        "CPU per key, \(place): \(name)", .milliseconds,
        limit: cards == 10_000 && name != Self.firstSearch ? 1 : nil,
        Samples((reactions[name] ?? []).map(\.cpuMilliseconds)))
    }
    // Escape alone waits for what may follow it, so the keys that begin with it say nothing about the time.
    let times = names.filter {
      $0.hasSuffix("list") || $0.contains("letter") || $0.contains("options")
    }
    .flatMap { reactions[$0] ?? [] }
    return rows + [
      Row(
        "Key to bytes, \(place): list, filter and options", .milliseconds,
        Samples(times.map(\.milliseconds)))
    ]
  }
}
