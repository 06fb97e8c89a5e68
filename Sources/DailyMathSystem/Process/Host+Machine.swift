internal import CDailyMathSystem

extension Host {
  /// A short text that stays the same on this machine and differs on another.
  ///
  /// Made from the machine's own identity, which is to be kept private and is not itself in the result; from the host's
  /// name where there is none.
  package static var machineIdentity: String {
    let identity = machineID ?? hardwareID ?? hostName
    return hexadecimal(fowlerNollVo("dailymath:" + identity))
  }

  private static var machineID: String? {
    for path in ["/etc/machine-id", "/var/lib/dbus/machine-id"] {
      guard let bytes = try? FileSystem.read(path, limit: 256) else { continue }
      let digits = bytes.prefix { $0 > 0x20 }
      if digits.count >= 32 { return String(decoding: digits, as: UTF8.self) }
    }
    return nil
  }

  private static var hardwareID: String? {
    unsafe SystemText.read(capacity: 64) { unsafe dailymath_host_uuid($0, $1) }
  }

  /// The name the machine gives itself; "localhost" when it has none.
  package static var hostName: String {
    unsafe SystemText.read(capacity: 256) { unsafe dailymath_host_name($0, $1) } ?? "localhost"
  }

  /// FNV-1a, 64 bits; it tells machines apart and keeps nothing secret from the machine's own users.
  private static func fowlerNollVo(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
