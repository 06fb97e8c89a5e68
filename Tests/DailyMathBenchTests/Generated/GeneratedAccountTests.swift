import DailyMathBench
import DailyMathCore
import DailyMathSystem
import Testing

@Suite("An account that is made up")
struct GeneratedAccountTests {
  private static let until = StudyDay(daysSince1970: 20_787)

  private func plan(cards: Int, reviews: Int, seed: UInt64 = 1) -> GenerationPlan {
    GenerationPlan(cards: cards, reviews: reviews, seed: seed, until: Self.until)
  }

  /// Makes an account in a folder of its own, hands both over, and removes the folder.
  private func withAccount(
    _ plan: GenerationPlan, _ body: (String, AccountID) throws -> Void
  ) throws {
    let folder =
      (Host.environment("TMPDIR") ?? "/tmp") + "/made-" + SecureRandom.identifier(length: 12)
    defer { try? FileSystem.removeTree(at: folder) }
    let id = try GeneratedAccount.make(plan, in: folder)
    try body(folder, id)
  }

  private func journal(_ folder: String, _ id: AccountID) throws -> [UInt8] {
    let journals = folder + "/accounts/" + id.text + "/journal"
    let names = try FileSystem.entries(of: journals)
    #expect(names.count == 1)
    return try names.flatMap { try FileSystem.read(journals + "/" + $0) }
  }

  @Test(
    "so many cards and answers stand as were wanted, and every line can be read",
    arguments: [(1, 1), (7, 30), (190, 3_000), (600, 2_500)])
  func counts(cards: Int, reviews: Int) throws {
    try withAccount(plan(cards: cards, reviews: reviews)) { folder, id in
      let store = AccountStore.live(dataDirectory: folder)
      #expect(try store.prepare() == [])
      let opened = try store.open(id)
      #expect(opened.notices == [])
      #expect(opened.state.cardCount <= cards)
      #expect(opened.state.cardCount >= cards * 95 / 100)
      let answers = AnswerKind.allCases.map { opened.state.answerCount(of: $0) }
      #expect(answers.reduce(0, +) == reviews)
      // Nothing was done on the day itself or later, and something within the last week.
      #expect(opened.state.tally(on: Self.until).answers == 0)
      let week = (1...7).map { opened.state.tally(on: Self.until.adding(days: -$0)).answers }
      #expect(week.reduce(0, +) > 0)
    }
  }

  @Test("the same numbers make the same journal to the byte, another seed another")
  func repeatable() throws {
    var journals: [[UInt8]] = []
    for seed in [1, 1, 2] as [UInt64] {
      try withAccount(plan(cards: 200, reviews: 800, seed: seed)) { folder, id in
        // An undo names the device, which is another each time.
        let text = String(decoding: try journal(folder, id), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { !$0.contains(#""kind":"undo""#) }
        journals.append(Array(lines.joined(separator: "\n").utf8))
      }
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0] != journals[2])
  }

  @Test("each answer notes the schedule that stood before it, and no card is asked before its day")
  func schedules() throws {
    try withAccount(plan(cards: 120, reviews: 3_000)) { folder, id in
      let store = AccountStore.live(dataDirectory: folder)
      _ = try store.prepare()
      // What is new to a store that has seen nothing is every event.
      var state = AccountState()
      var known: [CardID: ReviewState] = [:]
      var undone: Set<EventIdentity> = []
      let events = try GeneratedJournal.events(of: id, in: folder)
      for case .undo(let identity, _) in events.map(\.payload) { undone.insert(identity) }
      for event in events {
        state.apply(event)
        guard case .review(let review) = event.payload else { continue }
        #expect(review.before == known[review.card, default: .new])
        guard review.round == .scheduled, !undone.contains(event.position.identity) else {
          continue
        }
        if let schedule = review.before.schedule { #expect(schedule.isDue(on: event.moment.day)) }
        known[review.card] = .scheduled(
          SM2Scheduler.schedule(after: review.grade, in: review.before, on: event.moment.day))
      }
      #expect(known.count == 120)
      for (card, review) in known {
        guard let card = state.card(card) else { continue }
        #expect(card.review == review)
      }
    }
  }

  @Test("the sign-in that is remembered is the account's")
  func remembered() throws {
    try withAccount(plan(cards: 10, reviews: 10)) { folder, id in
      try GeneratedAccount.remember(id, in: folder)
      let store = AccountStore.live(dataDirectory: folder)
      _ = try store.prepare()
      let token = try #require(try store.signInTokens.read())
      #expect(token.account == id)
      let account = try #require(try store.accounts().accounts.first)
      let signIn = try #require(account.rememberedSignIns.first)
      #expect(try CodeHasher.verify(token.token, against: signIn.tokenHash))
      #expect(throws: StoreError.emailTaken) {
        try GeneratedAccount.make(plan(cards: 10, reviews: 10), in: folder)
      }
    }
  }
}
