import DailyMathApp
import DailyMathCore

/// A learner whose journal is written event by event, as one device would.
struct Learner {
  /// 2026-11-30, a Monday: the day on which the tests study.
  static let today = StudyDay(daysSince1970: 20_787)
  static let account = Account(
    id: AccountID("account"), email: .ana, credential: "hash", role: .student,
    created: Stamp.at().moment, recoveryCodes: ["hash"])

  private(set) var library = AccountState()
  private(set) var events: [Event] = []
  private let device = DeviceID("desk")

  /// A learner of that name without cards.
  init(_ name: String = "Ana María Rojas") {
    write(.profile(Profile(displayName: name, university: "Universidad del Quindío")))
  }

  /// A learner with new cards of these names, asked in this order.
  init(cards: String...) {
    self.init()
    for (index, name) in cards.enumerated() { put(name, difficulty: index) }
  }

  /// Who is signed in with this library.
  var signedIn: SignedIn { SignedIn(account: Self.account, library: library) }

  /// Writes an event on the day so many days after today.
  @discardableResult
  mutating func write(_ payload: EventPayload, day: Int = 0) -> Event {
    let event = next(payload, day: day)
    events.append(event)
    library.apply(event)
    return event
  }

  /// The event that the next writing of `payload` gives, without writing it.
  func next(_ payload: EventPayload, day: Int = 0) -> Event {
    let number = events.count + 1
    return Event(
      position: EventPosition(
        order: Int64(number), identity: EventIdentity(device: device, number: number)),
      moment: Stamp.at(day: day).moment, payload: payload)
  }

  /// Writes a card whose question is its name.
  mutating func put(
    _ name: String, difficulty: Int = 0, category: CardCategory = .linearAlgebra
  ) {
    write(
      .cardPut(
        CardID(name), Self.content(name, difficulty: difficulty, category: category)))
  }

  /// Writes a scheduled answer to a card.
  @discardableResult
  mutating func review(
    _ name: String, _ grade: Grade, day: Int = 0, round: ReviewRound = .scheduled,
    milliseconds: Int = 3_000
  ) -> Event {
    let card = CardID(name)
    return write(
      .review(
        Review(
          card: card, session: "before", round: round, kind: .choice, answered: "sí",
          suggested: .good, grade: grade, milliseconds: milliseconds,
          before: library.card(card)?.review ?? .new)),
      day: day)
  }

  static func content(
    _ prompt: String, difficulty: Int = 0, category: CardCategory = .linearAlgebra
  ) -> CardContent {
    CardContent(
      prompt: prompt, answer: "sí", distractors: ["no", "nunca", "a veces"], category: category,
      note: "Porque sí.", difficulty: difficulty)
  }
}

extension EmailAddress {
  /// The address of the learner in the tests.
  static var ana: EmailAddress {
    guard let address = EmailAddress("ana@uniquindio.edu.co") else {
      preconditionFailure("the address follows the grammar")
    }
    return address
  }
}
