import DailyMathSystem
import DailyMathTestSupport
import Testing

/// Looks through the memory of the program for a password that it needs no more.
///
/// The program keeps others from doing so; whoever starts it with `SWIFT_BACKTRACE` may look.
@Suite("A password in memory", .enabled(if: ProgramMemory.isReadable, "no /proc here"))
struct PasswordMemoryTests {
  /// How a password gets into its field.
  enum Way: CaseIterable, Sendable {
    case keys, burst, paste
  }

  static let password = "Zq7wXk9vTj5mRb3nLd2c"
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  private func start() throws -> ProgramUnderTest {
    let program = try folder.start(
      environment: ["SWIFT_BACKTRACE": "enable=no"], columns: 120, rows: 40)
    try program.waitFor("Iniciar sesión")
    return program
  }

  private func enter(_ way: Way, into program: ProgramUnderTest) throws {
    switch way {
    case .keys:
      for character in Self.password {
        try program.type(String(character))
        program.read(milliseconds: 5)
      }
    case .burst: try program.type(Self.password)
    case .paste: try program.paste(Self.password)
    }
    let dots = String(repeating: "•", count: Self.password.count)
    try program.waitFor(dots)
    // An Enter right after a paste counts as a part of it.
    if way == .paste { SystemClock.sleep(milliseconds: 200) }
  }

  @Test(
    "is gone after registering, a failed sign-in that was cleared, and signing in",
    arguments: Way.allCases)
  func gone(way: Way) throws {
    let registering = try start()
    try registering.press(.f3)
    try registering.waitFor("Nombre completo")
    for text in ["Ana", StudyFolder.email, ""] {
      try registering.type(text)
      try registering.press(.tab)
    }
    try enter(way, into: registering)
    // While the field has it, it is there: what is looked for can be found.
    #expect(try ProgramMemory(of: registering.child).contains(Self.password))
    try registering.press(.tab)
    try enter(way, into: registering)
    // Nobody is to be remembered, so that the password has to be typed again.
    try registering.press(.tab, .space)
    try registering.waitForAbsence(of: "[x]")
    try registering.press(.tab)
    try registering.press(.enter)
    try registering.waitForAbsence(of: "Nombre completo")
    #expect(try !ProgramMemory(of: registering.child).contains(Self.password))
    registering.child.send(.kill)

    let program = try start()
    try program.type(StudyFolder.email)
    try program.press(.tab)
    try enter(way, into: program)
    try program.type("x")
    try program.press(.enter)
    try program.waitFor("El correo o la contraseña no son correctos.")
    try program.press(.control("u"))
    try program.waitForAbsence(of: "•")
    #expect(try !ProgramMemory(of: program.child).contains(Self.password))
    try enter(way, into: program)
    try program.press(.enter)
    try program.waitFor("Tus tarjetas de repaso")
    #expect(try !ProgramMemory(of: program.child).contains(Self.password))
  }
}
