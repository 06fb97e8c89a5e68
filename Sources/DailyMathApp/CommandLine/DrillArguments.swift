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
    /// The level.
    case level = "--level"
    /// Where its problems come from.
    case seed = "--seed"

    /// Whether a value follows it.
    var takesValue: Bool { self != .endless && self != .enter }
  }

  /// Whether the word was read.
  var isAskedFor = false
  private var request = DrillRequest()
  /// The first option that was given; `nil` where none was.
  private var firstOption: Option?

  /// Keeps an option's value in the place of an earlier one; throws where it is none.
  mutating func take(_ value: String, for option: Option) throws(CommandLineError.Cause) {
    firstOption = firstOption ?? option
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
      if let firstOption { throw .misplacedOption(firstOption.rawValue, command: nil) }
      return nil
    }
    return request
  }
}
