package import DailyMathCore

/// What the command line says about the account that is to be made up.
package struct GenerationOptions: Equatable, Sendable {
  /// The data folder that it is made in; `nil` where none is wanted.
  package private(set) var folder: String?
  /// How many cards it has.
  package private(set) var cards = 2_000
  /// How many answers stand.
  package private(set) var reviews = 40_000
  /// From which everything follows.
  package private(set) var seed: UInt64 = 1
  /// The day after the last one of study; `nil` for today.
  package private(set) var until: StudyDay?
  /// How far the learner's clock is ahead of UTC.
  package private(set) var offset = GenerationPlan.bogota
  /// Whether the machine remembers the sign-in.
  package private(set) var isRemembered = false

  /// The most cards and answers: as many as take a minute, and some more.
  private static let most = 10_000_000

  /// Options as they are without arguments.
  package init() {}

  /// What is to be generated, where today is that day.
  package func plan(today: StudyDay) -> GenerationPlan {
    GenerationPlan(
      cards: cards, reviews: reviews, seed: seed, until: until ?? today, offset: offset)
  }

  /// Takes an option that belongs here; false where it does not, or its value cannot be read.
  mutating func take(_ option: String, value: () -> String?) -> Bool {
    switch option {
    case "--generate":
      folder = value()
      return folder?.isEmpty == false
    case "--cards": return set(\.cards, Self.count(value()))
    case "--reviews": return set(\.reviews, Self.count(value()))
    case "--seed": return set(\.seed, value().flatMap { UInt64($0) })
    case "--until":
      until = value().flatMap { StudyDay($0) }
      return until != nil
    case "--offset": return set(\.offset, value().flatMap { Self.offset($0) })
    case "--remember": return set(\.isRemembered, true)
    default: return false
    }
  }

  private mutating func set<Value>(
    _ part: WritableKeyPath<GenerationOptions, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: part] = value
    return true
  }

  private static func count(_ text: String?) -> Int? {
    text.flatMap { Int($0) }.flatMap { (1...most).contains($0) ? $0 : nil }
  }

  /// Reads `-05:00`.
  private static func offset(_ text: String) -> UTCOffset? {
    let bytes = Array(text.utf8)
    guard bytes.count == 6, bytes[0] == 0x2B || bytes[0] == 0x2D, bytes[3] == 0x3A,
      let hours = Int(String(decoding: bytes[1..<3], as: UTF8.self)), (0...18).contains(hours),
      let minutes = Int(String(decoding: bytes[4...], as: UTF8.self)), (0...59).contains(minutes)
    else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return UTCOffset(seconds: bytes[0] == 0x2D ? -seconds : seconds)
  }
}
