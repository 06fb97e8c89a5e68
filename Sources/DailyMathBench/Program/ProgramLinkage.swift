import DailyMathSystem

/// How a program holds Swift's standard library, on which the time of its start depends.
package enum ProgramLinkage: String, Sendable {
  /// In its own file.
  case `static` = "static standard library"
  /// In files that are found and loaded at each start.
  case dynamic = "dynamic standard library"

  /// The linkage of a running process; dynamic where the system shows no map of it, as on macOS.
  package init(ofProcess processID: Int) {
    let bytes = try? FileSystem.read("/proc/\(processID)/maps")
    let map = bytes.map { String(decoding: $0, as: UTF8.self) }
    self = (map.map { $0.contains("libswiftCore") } ?? true) ? .dynamic : .static
  }

  /// The most that a start to the whole screen *Login* may take, in milliseconds.
  package var startLimit: Double {
    switch self {
    case .static: 8
    case .dynamic: 15
    }
  }

  /// The most that a start to the day's cards may take where a sign-in is remembered, in milliseconds; with 1,000 cards.
  package var rememberedStartLimit: Double {
    switch self {
    case .static: 12
    case .dynamic: 19
    }
  }
}
