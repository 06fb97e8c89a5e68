#if canImport(Glibc)
  import DailyMathSystem
  import Glibc
  import Testing

  /// Questions that are asked at the terminal and not on the streams; each conversation has a process of its own, whose
  /// terminal is looked at and typed in from here.
  @Suite("Questions at the terminal that the process was started from")
  struct ControllingTerminalTests {
    @Test("go there and come from there, and a secret is not shown while it is typed")
    func asks() async throws {
      let person = try Person()
      let answers = Task.detached {
        try person.answer("email: ", with: "ana@example.org\r")
        try person.waitFor("password: ")
        let isEchoing = try person.isEchoing
        try person.answer("", with: "\u{1B}[200~secreto\u{1B}[201~\r")
        try person.waitFor("[7]")
        return isEchoing
      }
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
      ) { [path = person.path as String] in
        let terminal = try conversation(at: path)
        guard case .line(let email, false) = terminal.ask(Array("email: ".utf8), isSecret: false),
          email == Array("ana@example.org".utf8),
          case .secret(let secret, false) = terminal.ask(Array("password: ".utf8), isSecret: true)
        else { exit(3) }
        _ = terminal.write(Array("[\(secret.byteCount)]".utf8))
      }
      #expect(try await !answers.value)
      #expect(try person.isEchoing)
      #expect(!person.transcript.contains("secreto"))
      let streams = (result?.standardOutputContent ?? []) + (result?.standardErrorContent ?? [])
      #expect(!String(decoding: streams, as: UTF8.self).contains("password: "))
    }

    @Test("what was typed before the first secret was asked for is not taken for it")
    func typeAhead() async throws {
      let person = try Person()
      try person.answer("", with: "hasty\r")
      let answers = Task.detached {
        try person.answer("password: ", with: "secreto\r")
        try person.answer("repeat: ", with: "secreto\r")
      }
      await #expect(processExitsWith: .success) { [path = person.path as String] in
        let terminal = try conversation(at: path)
        for prompt in ["password: ", "repeat: "] {
          guard case .secret(let secret, false) = terminal.ask(Array(prompt.utf8), isSecret: true),
            secret.byteCount == 7
          else { exit(3) }
        }
      }
      try await answers.value
    }

    @Test("a script that answers everything as soon as the first secret is asked for loses nothing")
    func script() async throws {
      let person = try Person()
      let answers = Task.detached {
        try person.answer("password: ", with: "secreto\rsecreto\r")
      }
      await #expect(processExitsWith: .success) { [path = person.path as String] in
        let terminal = try conversation(at: path)
        for prompt in ["password: ", "repeat: "] {
          guard case .secret(let secret, false) = terminal.ask(Array(prompt.utf8), isSecret: true),
            secret.byteCount == 7
          else { exit(3) }
        }
      }
      try await answers.value
    }

    @Test("Ctrl-C at a secret shows again what is typed, and the process ends by the signal")
    func interrupt() async throws {
      let person = try Person()
      let answers = Task.detached { try person.answer("password: ", with: "secr\u{3}") }
      await #expect(processExitsWith: .signal(SIGINT)) { [path = person.path as String] in
        let terminal = try conversation(at: path)
        guard case .terminate(let signal) = terminal.ask(Array("password: ".utf8), isSecret: true)
        else { exit(3) }
        Signal.raiseDefault(signal)
      }
      try await answers.value
      #expect(try person.isEchoing)
    }

    @Test("without such a terminal there is an error")
    func none() async {
      await #expect(processExitsWith: .success) {
        guard setsid() > 0 else { exit(4) }
        do throws(SystemError) {
          _ = try LineTerminal(controllingTerminalNoting: "A fault.")
          exit(3)
        } catch {
          exit(error.code == ENXIO ? 0 : 5)
        }
      }
    }
  }

  /// Makes a terminal this process's own, and begins a conversation there.
  private func conversation(at path: String) throws -> LineTerminal {
    // The first terminal that the leader of a session opens is its own.
    guard setsid() > 0, unsafe open(path, O_RDWR) >= 0 else { exit(4) }
    return try LineTerminal(controllingTerminalNoting: "A fault.")
  }

  /// Who sits at the terminal.
  private final class Person: @unchecked Sendable {
    private let terminal: PseudoTerminal
    private(set) var transcript = ""
    private var heard = ""

    init() throws { terminal = try PseudoTerminal() }

    var path: String { terminal.path }

    var isEchoing: Bool { get throws { try terminal.attributes.isEchoing } }

    /// Waits for the words, then types; without words at once.
    func answer(_ words: String, with typed: String) throws {
      try waitFor(words)
      try terminal.write(typed)
    }

    func waitFor(_ words: String) throws {
      guard !words.isEmpty else { return }
      let isSaid = eventually {
        let said = String(decoding: terminal.read(timeoutMilliseconds: 20), as: UTF8.self)
        transcript += said
        heard += said
        return heard.contains(words)
      }
      heard = ""
      if !isSaid { throw ScratchError(text: "nobody said \(words): \(transcript)") }
    }
  }
#endif
