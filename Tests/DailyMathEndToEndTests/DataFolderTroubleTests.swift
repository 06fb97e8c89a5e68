import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("A data folder with faults")
struct DataFolderTroubleTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  /// Starts in a folder that cannot be used, expects the sentence, and leaves.
  private func expectRefusal(_ path: String, _ words: String) throws {
    let program = try folder.start(arguments: ["--data-dir", path])
    try program.waitFor("no puede usar su carpeta")
    let text = program.screen.rows.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(text.contains(words), "\(text)")
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }

  @Test("a folder below a file is a sentence, and the file stays as it is")
  func belowFile() throws {
    let file = folder.home + "/archivo"
    try FileSystem.replace(file, with: [1, 2, 3])
    try expectRefusal(file + "/datos", "archivo/datos")
    #expect(try FileSystem.read(file, limit: 10) == [1, 2, 3])
  }

  @Test("a folder that cannot be made is a sentence")
  func impossible() throws {
    try expectRefusal("/proc/dailymath", "/proc/dailymath")
    try expectRefusal("/dev/null/datos", "/dev/null/datos")
  }

  @Test("a folder that somebody else could change is a sentence that says what to do")
  func unsafe() throws {
    try folder.register(TestDeck.payloads(2))
    let link = folder.home + "/enlace"
    let linking = try ChildProcess.run(
      executable: "/bin/ln", arguments: ["-s", folder.data, link])
    #expect(linking.status == .exited(0))
    try expectRefusal(link + "/", "es un enlace simbólico")
    try FileSystem.setPermissions(of: folder.data, to: 0o777)
    let before = try folder.contents()
    try expectRefusal(folder.data, "chmod go-w")
    #expect(try folder.contents() == before)
    let file = folder.home + "/archivo"
    try FileSystem.replace(file, with: [1, 2, 3])
    try expectRefusal(file, "no es una carpeta")
  }

  @Test("data of a newer version are refused, and not a byte of them is touched")
  func newer() throws {
    try folder.register(TestDeck.payloads(2))
    let format = folder.data + "/format.json"
    try FileSystem.replace(format, with: Array(#"{"format": 2, "extra": ["x"]}"#.utf8))
    let before = try folder.contents()
    try expectRefusal(folder.data, "versión más nueva")
    #expect(try folder.contents() == before)
  }

  @Test("a format file that is garbage is a sentence, and is not touched")
  func unreadableFormat() throws {
    try folder.register(TestDeck.payloads(2))
    let format = folder.data + "/format.json"
    try FileSystem.replace(format, with: Array("\u{0}{{{{".utf8))
    let before = try folder.contents()
    try expectRefusal(folder.data, "format.json")
    #expect(try folder.contents() == before)
  }

  @Test(
    "a snapshot full of garbage changes nothing",
    arguments: [
      [], [UInt8](repeating: 0, count: 4_096), Array("{\"format\":1}".utf8),
      [UInt8](repeating: 0x5B, count: 200_000), Array("null".utf8),
      (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) },
    ] as [[UInt8]])
  func snapshot(garbage: [UInt8]) throws {
    try folder.register(TestDeck.payloads(4))
    try answerOne()
    try FileSystem.replace(folder.snapshot(), with: garbage)
    try expectAfternoon(reviewed: 1)
  }

  @Test("a snapshot cut in its middle changes nothing")
  func cutSnapshot() throws {
    try folder.register(TestDeck.payloads(4))
    try answerOne()
    let path = try folder.snapshot()
    let bytes = try FileSystem.read(path, limit: 1 << 24)
    try FileSystem.replace(path, with: Array(bytes.prefix(bytes.count / 2)))
    try expectAfternoon(reviewed: 1)
  }

  @Test(
    "a journal cut in its last line lacks that event and no other",
    arguments: [(1, 1), (2, 1), (40, 1), (200, 1), (0, 2)])
  func tornJournal(bytesMissing: Int, reviewed: Int) throws {
    try folder.register(TestDeck.payloads(4))
    try answerOne()
    try answerOne()
    // Without its newline alone the line is whole; with less than that it is not.
    let path = try folder.journal()
    let bytes = try FileSystem.read(path, limit: 1 << 24)
    #expect(bytes.last == 0x0A)
    let kept = Array(bytes.dropLast(bytesMissing + 1))
    try FileSystem.replace(path, with: kept)
    try expectAfternoon(reviewed: reviewed)
    // It goes on from there.
    try answerOne()
    try expectAfternoon(reviewed: reviewed + 1)
  }

  @Test("a line that is damaged is reported, set aside, and everything else is read")
  func damagedLine() throws {
    try folder.register(TestDeck.payloads(4))
    try answerOne()
    try answerOne()
    let path = try folder.journal()
    var lines = try FileSystem.read(path, limit: 1 << 24).split(separator: 0x0A).map(Array.init)
    let index = lines.count - 2
    lines[index][lines[index].count / 2] ^= 1
    try FileSystem.replace(path, with: Array(lines.map { $0 + [0x0A] }.joined()))
    // The snapshot would know better; without it the journal alone speaks.
    try FileSystem.remove(folder.snapshot())
    let program = try folder.signIn()
    try program.waitFor("No se pudo leer una línea")
    #expect(try program.count("Repasadas hoy") == 1)
    #expect(try program.count("Total") == 4)
    #expect(try !FileSystem.entries(of: folder.data + "/local/damaged").isEmpty)
  }

  @Test("an account file that is damaged is said to be so, and not that the password is wrong")
  func damagedAccount() throws {
    let id = try folder.register(TestDeck.payloads(4))
    let path = folder.data + "/accounts/\(id.text)/account.json"
    try FileSystem.replace(path, with: Array("{\"email\":".utf8))
    let program = try folder.start(columns: 120, rows: 40)
    try program.waitFor("Iniciar sesión")
    try program.type(StudyFolder.email)
    try program.press(.tab)
    try program.type(StudyFolder.password)
    try program.press(.enter)
    try program.waitFor("dañado")
    #expect(try FileSystem.read(path, limit: 100) == Array("{\"email\":".utf8))
  }

  /// Signs in, answers the next question rightly and leaves.
  private func answerOne() throws {
    let program = try folder.signIn()
    try program.press(.enter)
    try program.answerRightly(program.question(among: TestDeck.cards(4)))
    try program.press(.control("c"))
    #expect(try program.waitForExit() == .exited(0))
  }

  private func expectAfternoon(reviewed: Int) throws {
    let program = try folder.signIn()
    #expect(try program.count("Pendientes") == 4 - reviewed)
    #expect(try program.count("Repasadas hoy") == reviewed)
    #expect(try program.count("Total") == 4)
    try program.press(.character("q"))
    #expect(try program.waitForExit() == .exited(0))
  }
}
