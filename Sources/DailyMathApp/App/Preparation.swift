package import DailyMathCore

/// What came of making the data folder ready.
package enum Preparation: Equatable, Sendable {
  /// The folder can be used, and holds so many accounts; without any, this is the first start.
  ///
  /// `isTightened` where others could read the folder and now cannot.
  case ready(accountCount: Int, isTightened: Bool = false)
  /// The same, and a remembered sign-in lets somebody in at once; so many lines of their journals could not be read.
  case resumed(SignedIn, damagedLines: Int, accountCount: Int, isTightened: Bool = false)
  /// The folder cannot be used.
  case failed(StoreError)
}
