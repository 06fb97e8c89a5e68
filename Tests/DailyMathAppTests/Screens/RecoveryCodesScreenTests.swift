import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The recovery codes on the screen")
struct RecoveryCodesScreenTests {
  typealias State = RecoveryCodesScreen.State

  private static let origins: [(RecoveryCodesScreen.Origin, Route)] = [
    (.registration, .today), (.profile, .profile),
    (.recovery(email: "eva@b.co"), .login(email: "eva@b.co")),
  ]

  @Test("Enter and Escape both ask first, and answers lead on or back", arguments: origins)
  func leaving(origin: RecoveryCodesScreen.Origin, route: Route) {
    let asked = expect(.leaveChosen, in: .ana(origin)) { $0.question = .leave }
    expect(.savedChosen, in: .ana(origin)) { $0.question = .leave }
    expect(.questionAnswered(confirm: false), in: asked) { $0.question = nil }
    expect(.questionAnswered(confirm: true), in: asked, effects: [.navigate(route)]) {
      $0.question = nil
    }
    expect(.answerSelected(confirm: true), in: asked) { $0.isConfirmSelected = true }
    #expect(action(.enter, asked) == .questionAnswered(confirm: false))
    #expect(action(.escape, asked) == .questionAnswered(confirm: false))
  }

  @Test("in the question no letter throws the codes away, and g writes them into a file")
  func letters() {
    let asked = reduced(.leaveChosen, .ana())
    for letter: Character in ["s", "y", "w", "a", " "] {
      #expect(action(.character(letter), asked) == nil, "\(letter)")
    }
    #expect(action(.character("g"), asked) == .fileChosen)
    expect(.fileChosen, in: asked) {
      $0.question = nil
      $0.fileForm = .init(path: TextField("~/dailymath-codigos-ana.txt"))
    }
    var selected = asked
    selected.isConfirmSelected = true
    #expect(action(.enter, selected) == .questionAnswered(confirm: true))
    #expect(action(.character("s"), selected) == nil)
  }

  @Test("once they stand in a file nothing is asked any more")
  func written() {
    var state = State.ana()
    state.fileForm = .init(path: TextField("~/c.txt"))
    state.focus = .file
    let written = expect(.written(path: "/home/ana/c.txt"), in: state) {
      $0.writtenPath = "/home/ana/c.txt"
      $0.fileForm = nil
      $0.focus = .saved
    }
    expect(.savedChosen, in: written, effects: [.navigate(.today)])
    expect(.leaveChosen, in: written, effects: [.navigate(.today)])
    expect(.quitChosen, in: written, effects: [.quit])
  }

  @Test("every key means what the foot says")
  func keys() {
    let state = State.ana()
    #expect(action(.enter, state) == .savedChosen)
    #expect(action(.escape, state) == .leaveChosen)
    #expect(action(.character("g"), state) == .fileChosen)
    // A path that is typed too early opens nothing in its middle.
    for letter: Character in ["~", "/", "a", "w", "y"] {
      #expect(action(.character(letter), state) == nil, "\(letter)")
    }
    #expect(action(.character("?"), state) == .helpChosen)
    #expect(action(.character("x"), state) == nil)
    var second = state
    second.focus = .file
    expect(.focusMoved(by: 1), in: state) { $0.focus = .file }
    expect(.focusMoved(by: -1), in: state) { $0.focus = .file }
    #expect(action(.space, second) == .fileChosen)
  }

  @Test("an Enter that was held since the form before does not take the codes away")
  func heldEnter() {
    var state = State(codes: State.codes, origin: .registration, at: 5_000)
    for now: Int64 in stride(from: 5_030, through: 6_400, by: 30) {
      #expect(
        RecoveryCodesScreen.action(for: .enter, in: state, now: now) == .pressedTooEarly)
      let effects = RecoveryCodesScreen.reduce(&state, .pressedTooEarly, .test(at: .at(now)))
      #expect(effects == [])
    }
    // The last one came at 6,380.
    #expect(RecoveryCodesScreen.action(for: .enter, in: state, now: 7_079) == .pressedTooEarly)
    #expect(RecoveryCodesScreen.action(for: .enter, in: state, now: 7_080) == .savedChosen)
    // A letter is meant.
    #expect(
      RecoveryCodesScreen.action(for: .character("g"), in: state, now: 5_001) == .fileChosen)
  }

  @Test("the path is proposed from the address, in the language, and can be changed")
  func path() {
    let open = expect(.fileChosen, in: .ana()) {
      $0.fileForm = .init(path: TextField("~/dailymath-codigos-ana.txt"))
    }
    #expect(
      reduced(.fileChosen, .ana(), language: .english).fileForm?.path.text
        == "~/dailymath-codes-ana.txt")
    var odd = State(codes: State.codes, origin: .recovery(email: "%+@b.co"))
    odd = reduced(.fileChosen, odd)
    #expect(odd.fileForm?.path.text == "~/dailymath-codigos-cuenta.txt")
    let typed = reduced(.keyTyped(.character("x")), open)
    #expect(typed.fileForm?.path.text == "~/dailymath-codigos-ana.txtx")
    expect(.fileCancelled, in: open) { $0.fileForm = nil }
    #expect(action(.escape, open) == .fileCancelled)
    #expect(action(.character("g"), open) == .keyTyped(.character("g")))
    #expect(action(.enter, open) == .writeChosen)
    let focus = reduced(.focusMoved(by: 2), open).fileForm?.focus
    #expect(focus == .cancel)
  }

  @Test("the file says whose codes they are, of which day, and what they are for")
  func file() throws {
    let open = reduced(.fileChosen, .ana())
    var state = open
    let effects = RecoveryCodesScreen.reduce(&state, .writeChosen, .test())
    guard case .writeRecoveryCodes(let lines, let path)? = effects.first else {
      Issue.record("no file")
      return
    }
    #expect(path == "~/dailymath-codigos-ana.txt")
    #expect(lines[0] == "DailyMath: códigos de recuperación")
    #expect(lines.contains("Cuenta: ana@uniquindio.edu.co"))
    #expect(lines.contains("Fecha: 2026-11-30"))
    #expect(lines.filter { $0.count { $0 == "-" } == 3 } == State.codes.map(\.grouped))
    #expect(lines.contains { $0.contains("sirve una vez") })
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "a file that cannot be written is said at the path, and typing takes that away",
    arguments: [
      (.exists(path: "/h/c.txt"), "Ya existe /h/c.txt. No se tocó: escribe otro nombre."),
      (.unusablePath, "Escribe la ruta de un archivo, como ~/dailymath.txt."),
      (
        .system(SystemError(call: "open", code: 13), path: "/h/c.txt"),
        "No se pudo escribir /h/c.txt (permiso denegado). Prueba otra ruta."
      ),
    ] as [(PersonalFileError, String)])
  func fault(error: PersonalFileError, sentence: String) {
    var state = reduced(.fileChosen, .ana())
    state.fileForm?.focus = .write
    let failed = expect(.notWritten(error), in: state) {
      $0.fileForm?.fault = error
      $0.fileForm?.focus = .path
    }
    #expect(Texts.of(.spanish).faults.file(error) == sentence)
    #expect(reduced(.keyTyped(KeyPress(.left)), failed).fileForm?.fault == error)
    #expect(reduced(.keyTyped(.character("x")), failed).fileForm?.fault == nil)
    #expect(reduced(.pasted("x"), failed).fileForm?.fault == nil)
  }

  @Test("Ctrl-C and the tabs ask before the codes are gone; a second Ctrl-C ends")
  func wholeProgram() {
    var scene = AppScene(Learner(cards: "a"))
    scene.state.screen = .recoveryCodes(.ana())
    #expect(scene.press(.character("c", .control)) == [])
    #expect(question(in: scene) == .quit)
    #expect(scene.press(.character("c", .control)) == [.quit])
    scene.press(.escape)
    #expect(scene.press(.character("1", .alt)) == [])
    #expect(question(in: scene) == .leave)
    scene.press(KeyPress(.right), .enter)
    #expect(scene.today != nil)
  }

  @Test("a window that is too small asks nothing, and one that ends the program neither")
  func noQuestion() {
    var scene = AppScene(.recoveryCodes(.ana()))
    scene.act(.resized(Size(columns: 30, rows: 8)))
    #expect(scene.press(.character("c", .control)) == [.quit])
    #expect(scene.act(.endRequested) == [.quit])
  }

  @Test("after registering the codes come before anything else, and each is seen in every window")
  func registered() {
    var scene = AppScene(.register(RegisterScreen.State()))
    scene.act(.registered(Learner(cards: "a").signedIn, State.codes))
    for size in [(40, 12), (41, 13), (60, 24), (64, 19), (80, 24), (120, 40)] {
      let frame = scene.resized(to: Size(columns: size.0, rows: size.1)).frame()
      for code in State.codes { #expect(frame.shows(code.grouped), "\(size)") }
      #expect(frame.shows("Ya los guardé"), "\(size)")
    }
    scene.press(.escape)
    scene.press(KeyPress(.right), .enter)
    #expect(scene.today != nil)
  }

  private func question(in scene: AppScene) -> RecoveryCodesScreen.Question? {
    if case .recoveryCodes(let codes) = scene.state.screen { codes.question } else { nil }
  }

  private func action(_ key: KeyPress, _ state: State) -> RecoveryCodesScreen.Action? {
    RecoveryCodesScreen.action(for: key, in: state, now: 0)
  }

  private func reduced(
    _ action: RecoveryCodesScreen.Action, _ state: State, language: Language = .spanish
  ) -> State {
    var state = state
    _ = RecoveryCodesScreen.reduce(&state, action, .test(language: language))
    return state
  }

  @discardableResult
  private func expect(
    _ action: RecoveryCodesScreen.Action, in state: State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation, change: (inout State) -> Void = { _ in }
  ) -> State {
    expectReduction(
      of: state, by: { RecoveryCodesScreen.reduce(&$0, action, .test()) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}
