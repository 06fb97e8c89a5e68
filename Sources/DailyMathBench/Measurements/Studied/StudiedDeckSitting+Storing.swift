import DailyMathCore
import DailyMathSystem

extension StudiedDeckSitting {
  /// The row of an answer without any picture: appended, synced and folded into the state, as the program does it.
  ///
  /// Measured in this process, by the store that the program uses; what a bare append of as many bytes costs the processor
  /// is taken off.
  func storedAnswers() throws -> Row {
    let copy = try GeneratedFolder(copyOf: folder)
    let append = try appendCost(in: copy)
    let store = AccountStore.live(dataDirectory: copy.data)
    _ = try store.prepare()
    guard let account = try store.accounts().accounts.first else {
      throw StudyProgram.Missing(what: "an account", drawn: "")
    }
    var state = try store.open(account.id).state
    let moment = Midday.moment(daysAgo: 0)
    let cards = StudyPlan(for: state, on: moment.day).all.prefix(4 * times)
    let own = Host.processID
    let costs = try cards.map { card in
      let before = try ProcessUsage(ofProcess: own).cpuNanoseconds
      let review = Review(
        card: card, session: "bench", round: .scheduled, kind: .choice, answered: "42",
        suggested: .good, grade: .good, milliseconds: 4_000,
        before: state.card(card)?.review ?? .new)
      for event in try store.append(account.id, [.review(review)], moment) { state.apply(event) }
      return Double(try ProcessUsage(ofProcess: own).cpuNanoseconds - before) / 1e6
    }
    return row(
      "CPU to store an answer beyond one fsync", .milliseconds, size.limits.answer,
      costs.map { max(0, $0 - append) }, note: "on disk and in the state, no picture")
  }
}
