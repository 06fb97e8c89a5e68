/// A pocket calculator with exact arithmetic, key by key.
public struct Calculator: Hashable, Sendable {
  /// The keys.
  public enum Key: Hashable, Sendable {
    /// A digit, 0 to 9.
    case digit(Int)
    /// The decimal mark.
    case decimal
    /// One of the four operators; `.addition` to `.division`.
    case operation(AgilityOperation)
    /// The percent key.
    case percent
    /// The +/− key.
    case sign
    /// The equals key.
    case equals
    /// The last digit goes.
    case backspace
    /// C: the entry goes, and the pending operation stays.
    case clearEntry
    /// AC: everything goes.
    case allClear
  }

  /// Makes a calculator that shows 0.
  public init() {}

  /// Takes a key.
  public mutating func press(_ key: Key) {
    // Written by the area of the calculator.
  }

  /// What is shown, with a point as the decimal mark: at most nine digits, or `1.111111e9`; `Error`.
  public var display: String { "0" }

  /// The operator that waits for its right operand and is lit; `nil` where none does.
  public var pendingOperation: AgilityOperation? { nil }

  /// Whether the clear key says C and clears the entry only.
  public var clearsEntry: Bool { false }
}
