import DailyMathCore
import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Bytes that mean nothing")
struct RandomInputTests {
  let folder: StudyFolder

  init() throws {
    folder = try StudyFolder()
    try folder.register(TestDeck.payloads(5))
  }

  /// Bytes drawn from the seed, without Ctrl-C, Ctrl-Q and Ctrl-Z, which would rightly end or stop the program, and without
  /// Ctrl-\, which ends it by a signal where the letters before have led out of it.
  private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let byte = UInt8(truncatingIfNeeded: generator.next())
      return [3, 17, 26, 28].contains(byte) ? 27 : byte
    }
  }

  @Test("at the first screen they do no harm", arguments: [1, 2] as [UInt64])
  func atSignIn(seed: UInt64) throws {
    let program = try folder.start()
    try program.waitFor("Iniciar sesión")
    try program.send(bytes(20_000, seed: seed))
    try expectEnd(of: program)
  }

  @Test("in the middle of studying they do no harm", arguments: [3, 4, 5] as [UInt64])
  func whileStudying(seed: UInt64) throws {
    let program = try folder.signIn()
    try program.press(.enter)
    _ = try program.question(among: TestDeck.cards(5))
    // Where the letters happen to lead out of the program, the rest has nobody to read it.
    for piece in bytes(20_000, seed: seed).split(every: 500) {
      guard program.child.wait(timeoutMilliseconds: 0) == nil else { break }
      try program.send(piece)
      program.read(milliseconds: 1)
    }
    try expectEnd(of: program)
    let again = try folder.start()
    try again.trySigningIn()
    // Letters that led into the profile may have chosen the other language there.
    var looks = 0
    try again.wait(for: "the day's cards in either language") { screen in
      // They may also have guessed at the password, after which Enter counts only once the next attempt is allowed.
      looks += 1
      if looks.isMultiple(of: 40) { try? again.press(.enter) }
      return screen.shows("Tus tarjetas de repaso") || screen.shows("Your cards to review")
    }
  }

  @Test(
    "more text than a field holds, typed without the marks of a paste, is taken as far as it fits")
  func unmarkedPaste() throws {
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
    // An area of several rows is laid out anew for each letter, which takes long in a build without optimization.
    try program.paste(String(repeating: "aé x=1 ", count: 990))
    try program.type(String(repeating: "aé x=1 ", count: 60))
    try program.press(.tab)
    // 12,000 bytes, where 8,192 fit.
    try program.type(String(repeating: "aé x=1 ", count: 1_500))
    try program.press(.tab)
    try program.type("fin de la prueba")
    try program.waitFor("fin de la prueba")
    try expectEnd(of: program)
  }

  private func expectEnd(of program: ProgramUnderTest) throws {
    if program.child.wait(timeoutMilliseconds: 0) == nil {
      // Ends whatever sequence the bytes had begun.
      try program.send(Array("\u{18}\u{1B}\\\u{1B}[201~".utf8))
      try program.press(.control("c"))
      // With something unsaved in the editor, the first press asks and the second ends.
      if program.child.wait(timeoutMilliseconds: 2_000) == nil { try program.press(.control("c")) }
    }
    let status = try program.waitForExit()
    #expect(status == .exited(0))
    #expect(program.screen.unknownTexts == [])
  }
}

extension Array {
  /// The elements in pieces of that many, the last one shorter.
  fileprivate func split(every count: Int) -> [[Element]] {
    stride(from: 0, to: self.count, by: count).map {
      Array(self[$0..<Swift.min($0 + count, self.count)])
    }
  }
}
