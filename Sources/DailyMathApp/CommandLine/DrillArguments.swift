import DailyMathCore

/// The options of `agility`, collected until all arguments were read.
struct DrillArguments: Equatable, Sendable {
  /// The word that asks for a drill.
  static let word = "agility"

  /// The options that concern a drill.
  enum Option: String, CaseIterable {
    /// Its kind.
    case mode = "--mode"
    /// How many seconds it takes.
    case time = "--time"
    /// How many right answers it takes.
    case count = "--count"
    /// It goes on until the learner ends it.
    case endless = "--endless"
    /// Answers count with Enter.
    case enter = "--enter"
    /// Answers count as soon as they are right.
    case match = "--match"
    /// The level.
    case level = "--level"
    /// Where its problems come from.
    case seed = "--seed"

    /// Whether a value follows it.
    var takesValue: Bool {
      switch self {
      case .endless, .enter, .match: false
      case .mode, .time, .count, .level, .seed: true
      }
    }

    /// Whether it says when the drill ends.
    var isLength: Bool { self == .time || self == .count || self == .endless }
  }

  /// Whether the word was read.
  var isAskedFor = false
  private var request = DrillRequest()
  /// The options that were given, in order.
  private var given: [Option] = []

  /// Keeps an option's value in the place of an earlier one; throws where it is none.
  mutating func take(_ value: String, for option: Option) throws(CommandLineError.Cause) {
    if !given.contains(option) { given.append(option) }
    switch option {
    case .mode:
      guard let mode = DrillMode(rawValue: value) else { throw wrong(option, value, modes) }
      request.mode = mode
    case .time:
      guard let seconds = Int(value), DrillLength.seconds.contains(seconds) else {
        throw wrong(option, value, DrillLength.seconds.map(String.init).joined(separator: ", "))
      }
      request.length = .seconds(seconds)
    case .count:
      let range = DrillLength.problemRange
      guard let count = Int(value), range.contains(count) else {
        throw wrong(option, value, "\(range.lowerBound)–\(range.upperBound)")
      }
      request.length = .problems(count)
    case .level:
      guard let level = Int(value), (1...DrillSettings.levels.upperBound).contains(level) else {
        throw wrong(option, value, "1–\(DrillSettings.levels.upperBound)")
      }
      request.level = level
    case .seed:
      guard let seed = UInt64(value) else { throw wrong(option, value, "0–\(UInt64.max)") }
      request.seed = seed
    case .endless: request.length = .endless
    case .enter: request.acceptance = .enter
    case .match: request.acceptance = .match
    }
  }

  private var modes: String { DrillMode.allCases.map(\.rawValue).joined(separator: ", ") }

  private func wrong(
    _ option: Option, _ value: String, _ allowed: String
  ) -> CommandLineError.Cause {
    .wrongValue(value, option: option.rawValue, allowed: allowed)
  }

  /// The drill that is asked for; `nil` where none is.
  func drill() throws(CommandLineError.Cause) -> DrillRequest? {
    guard isAskedFor else {
      if let first = given.first { throw .misplacedOption(first.rawValue, command: nil) }
      return nil
    }
    let lengths = given.filter(\.isLength)
    if lengths.count > 1 { throw misplaced(lengths[1], beside: lengths[0].rawValue) }
    if given.contains(.enter), given.contains(.match) {
      throw misplaced(.match, beside: Option.enter.rawValue)
    }
    if let mode = request.mode {
      let name = "\(Option.mode.rawValue) \(mode.rawValue)"
      if mode == .levels, let length = lengths.first { throw misplaced(length, beside: name) }
      if mode != .levels, request.level != nil { throw misplaced(.level, beside: name) }
    } else if request.level != nil, let length = lengths.first {
      throw misplaced(length, beside: Option.level.rawValue)
    }
    return request
  }

  /// The refusal of an option beside another one that contradicts it.
  private func misplaced(_ option: Option, beside other: String) -> CommandLineError.Cause {
    .misplacedOption(option.rawValue, command: other)
  }
}
