import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A terminal that sends what nobody asked for")
struct HostileTerminalTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  private static let hostile: [String] = [
    "\u{1B}]11;rgb:" + String(repeating: "f", count: 1 << 20) + "\u{1B}\\",
    String(repeating: "\u{1B}[?62;22c", count: 20_000),
    "\u{1B}P>|evil\u{01}\u{0D}rm -rf\u{9C}\u{1B}]2;x\u{07}\u{1B}\\",
    "\u{1B}[0;0R\u{1B}[99999999999999999999;2R\u{1B}[24;80R\u{1B}[-1;2R",
    "\u{1B}[?2026;9$y\u{1B}[?99999999999999999999;1$y\u{1B}[?2027;$y\u{1B}[?u\u{1B}[?1;2;3u",
    String(repeating: "\u{1B}[?2027;2$y\u{1B}[?2027;0$y", count: 2_000),
    "\u{1B}]11;rgb:zz/zz/zz\u{07}\u{1B}]11;#12\u{07}\u{1B}]11;\u{07}\u{1B}]4;1;rgb:0/0/0\u{07}",
    String(repeating: "\u{1B}[I\u{1B}[O", count: 10_000),
    String(repeating: "\u{1B}[<32;5;5M", count: 10_000),
  ]

  @Test("nothing of it is text, and the field works as before", arguments: hostile.indices)
  func replies(index: Int) throws {
    let program = try folder.start(answering: .capable)
    try program.waitFor("Iniciar sesión")
    while program.read(milliseconds: 100) {}
    try program.type(Self.hostile[index])
    try program.type("hola")
    try program.waitFor("hola")
    while program.read(milliseconds: 200) {}
    let row = program.screen.rows.first { $0.contains("hola") } ?? ""
    #expect(row.filter { $0.isLetter || $0.isNumber } == "hola", "\(program.screen.text())")
    #expect(program.screen.isAlternate && program.screen.unknownTexts == [])
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  @Test("ten thousand drags and changes of focus draw nothing")
  func silence() throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    while program.read(milliseconds: 200) {}
    let before = program.transcript.count
    try program.type(String(repeating: "\u{1B}[<32;5;5M\u{1B}[I\u{1B}[O", count: 10_000))
    while program.read(milliseconds: 300) {}
    #expect(program.transcript.count == before)
  }

  @Test("answers that come in pieces and late leave nothing in the field for the password")
  func torn() throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    // Where there is no account yet, the way to make one has the focus.
    try program.press(.tab, .tab)
    let answers = [
      "\u{1B}[?0u", "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\",
      "\u{1B}[?2026;2$y", "\u{1B}[?2027;2$y", "\u{1B}[?2031;2$y", "\u{1B}[1;2R", "\u{1B}[?62;22c",
    ]
    for answer in answers {
      try program.type("s")
      for byte in answer.utf8 {
        try program.send([byte])
        program.read(milliseconds: 1)
      }
    }
    try program.wait(for: "as many dots as letters") { screen in
      screen.rows.contains { row in row.count { $0 == "•" } == answers.count }
    }
    while program.read(milliseconds: 200) {}
    #expect(program.screen.rows.contains { row in row.count { $0 == "•" } == answers.count })
  }

  @Test("five hundred keys at once all arrive, in few pictures")
  func burst() throws {
    let program = try folder.start(columns: 120)
    try program.waitFor("Iniciar sesión")
    while program.read(milliseconds: 200) {}
    let before = program.transcript.count
    try program.type(String(repeating: "a", count: 40))
    try program.type(String(repeating: "b\u{7F}", count: 230))
    try program.waitFor(String(repeating: "a", count: 20))
    while program.read(milliseconds: 200) {}
    #expect(!program.screen.text().contains("b\u{7F}"))
    #expect(program.transcript.count - before < 2_000)
  }
}
