extension AgilityRecord {
  /// How many right answers of so many digits it takes for a median that says something.
  public static let timesForUsual = 10

  /// How many right answers of so many digits there are.
  public func timeCount(digits: Int) -> Int {
    times[digits]?.count ?? 0
  }

  /// The medians that rest on at least `timesForUsual` answers, in milliseconds, by the number of digits.
  var usualMilliseconds: [Int: Int] {
    times.compactMapValues { $0.count < Self.timesForUsual ? nil : $0.median }
  }
}
