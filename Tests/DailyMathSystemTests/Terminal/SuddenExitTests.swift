import DailyMathSystem
import Testing

/// Each way out is taken by a process of its own, whose terminal is looked at from here.
@Suite("Ways out that do not come by leaving")
struct SuddenExitTests {
  /// A way in which a program ends that nobody foresaw.
  enum Way: String, CaseIterable, Codable, Sendable {
    case exit, thrownError, overflow, wrongIndex, stackOverflow

    func take() throws {
      switch self {
      case .exit: Host.exit(7)
      case .thrownError: throw Unforeseen()
      case .overflow: _ = Int.max.advanced(by: Int(Host.processID))
      case .wrongIndex: _ = Array(0..<2)[Int(Host.processID)]
      case .stackOverflow: _ = Self.descend(0)
      }
    }

    private static func descend(_ depth: Int) -> Int {
      depth < 0 ? 0 : descend(depth &+ 1) &+ descend(depth &+ 2)
    }
  }

  struct Unforeseen: Error {}

  @Test("the terminal is as before", arguments: Way.allCases)
  func restores(way: Way) async throws {
    let terminal = try PseudoTerminal()
    let before = try terminal.attributes
    let path = terminal.path
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [path = path as String, way = way as Way] in
      let device = try TerminalDevice(path: path)
      try device.enter(
        sequence: Array("<enter>".utf8), leave: Array("<leave>".utf8), crashNote: "A fault.")
      try way.take()
      _ = device.isStalled
    }
    let written = terminal.read(timeoutMilliseconds: 1_000)
    #expect(String(decoding: written, as: UTF8.self) == "<enter><leave>")
    #expect(try terminal.attributes == before)
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let isFault = way != .exit && way != .thrownError
    #expect(said.contains("A fault.\n") == isFault)
  }
}
