package import DailyMathCore

/// What came of making the data folder ready.
package enum Preparation: Equatable, Sendable {
  /// The folder can be used; without accounts in it, this is the first start.
  case ready(hasAccounts: Bool)
  /// The folder cannot be used.
  case failed(StoreError)
}
