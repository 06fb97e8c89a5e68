import DailyMathApp
import DailyMathCore

extension RecoveryCodesScreen.State {
  /// Eight codes, the first `0000-…`, the last `7777-…`.
  static func ana(_ origin: RecoveryCodesScreen.Origin = .registration) -> Self {
    Self(codes: codes, origin: origin, email: "ana@uniquindio.edu.co")
  }

  /// The codes of that state.
  static let codes = (0..<8).compactMap { digit in
    OneTimeCode(.recovery, typed: "\(digit)\(digit)\(digit)\(digit)-ab3d-9xyz-k7mp")
  }
}
