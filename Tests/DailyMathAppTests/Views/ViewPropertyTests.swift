import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Every screen in every window")
struct ViewPropertyTests {
  private static let usual = Size(columns: 80, rows: 24)

  /// The borders of sizes that matter, and some drawn at random.
  private static let sizes: [Size] = {
    var generator = SplitMix64(seed: 2_026)
    let drawn = (0..<20).map { _ in
      Size(columns: 1 + generator.next(below: 130), rows: 1 + generator.next(below: 50))
    }
    return drawn
      + [
        (1, 1), (2, 1), (1, 50), (130, 1), (20, 5), (39, 12), (40, 11), (40, 12), (41, 13),
        (63, 19), (64, 19), (63, 20), (64, 20), (76, 24), (79, 24), (80, 24), (130, 50),
      ].map { Size(columns: $0.0, rows: $0.1) }
  }()

  /// The smallest, the usual and the largest of them: where what a click leads to is drawn, too.
  private static let telling = [(40, 12), (80, 24), (130, 50)].map {
    Size(columns: $0.0, rows: $0.1)
  }

  @Test("cursor and regions lie inside the window", arguments: Picture.all)
  func inside(picture: Picture) {
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes {
      let frame = scene.resized(to: size).frame()
      let note = Comment(rawValue: "\(size.columns)×\(size.rows)")
      #expect(frame.size == size, note)
      if let cursor = frame.cursor { #expect(frame.bounds.contains(cursor), note) }
      for region in frame.hitRegions {
        #expect(region.rect.intersection(frame.bounds) == region.rect, note)
        #expect(!region.rect.isEmpty, note)
      }
    }
  }

  @Test("from 40×12 on the cursor stands on something", arguments: Picture.all)
  func cursor(picture: Picture) {
    // Nothing can be activated while the program loads or a password is checked.
    guard !picture.name.hasPrefix("Splash"),
      !["Login-checking", "Login-reduced", "Profile-working", "ForgotPassword-sending"]
        .contains(picture.name)
    else { return }
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes where size.columns >= 40 && size.rows >= 12 {
      let frame = scene.resized(to: size).frame()
      #expect(frame.cursor != nil, "\(size.columns)×\(size.rows)")
    }
  }

  @Test(
    "what is wrong with the field at hand is said in every window",
    arguments: [
      ("Login-refused", "✗ El correo o la"), ("Login-waiting", "✗ El correo o la"),
      ("ForgotPassword-wrongcode", "✗ Ese código no es"),
      ("ForgotPassword-mailfailed", "✗ No se pudo enviar"),
      ("Register-faults", "✗ Las contraseñas no"),
      ("CardEditor-problems", "✗ Significa lo mismo"),
      ("Register-asking", "▲ Es de las contraseñas"),
      ("Register-phrase", "✓ Anota esta frase"), ("RecoveryCodes-exists", "✗ Ya existe"),
      ("CardEditor-problems", "✗ Significa lo mismo"), ("Profile-refused", "✗ Escríbela así"),
      ("Decks-refused", "✗ Escribe un número"),
      ("Profile-wrong", "✗ La contraseña no es"), ("Profile-weak", "▲ Con menos de 15"),
      ("Profile-export", "✗ Ya existe"), ("Profile-differs", "✗ No es el correo"),
      ("Drill-wrong", "✗ Escribiste 541."), ("Drill-notsaved", "✗ Sin guardar"),
      ("Drill-resultsfault", "✗ Tus respuestas"),
    ])
  func errors(name: String, beginning: String) throws {
    let picture = try #require(Picture.all.first { $0.name == name })
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes where size.columns >= 40 && size.rows >= 12 {
      let canvas = scene.resized(to: size).frame().canvas
      let isSaid = (0..<size.rows).contains { canvas.text(row: $0).contains(beginning) }
      #expect(isSaid, "\(size.columns)×\(size.rows)")
    }
  }

  @Test("with ASCII glyphs the interface draws ASCII borders and marks", arguments: Picture.all)
  func ascii(picture: Picture) {
    let drawn = Set("─│╭╮╰╯━┃┏┓┗┛▸◂▶✓✗▲●○•▓░⠋∑↑↓←→–")
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes {
      let frame = scene.resized(to: size).frame(glyphs: .ascii)
      let found = Set(frame.canvas.cells.map(\.character)).intersection(drawn)
      #expect(found.isEmpty, "\(size.columns)×\(size.rows): \(found.sorted())")
    }
  }

  @Test("what a click means is an action that the screen takes", arguments: Picture.all)
  func clicks(picture: Picture) {
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes where size.columns >= 40 && size.rows >= 12 {
      let scene = scene.resized(to: size)
      // Beyond the end of its text every column of a field means the same, and is drawn the same.
      var drawnStates: [AppState] = []
      for region in scene.frame().hitRegions {
        var clicked = scene
        let effects = clicked.act(.screen(region.action))
        var drawn = scene
        drawn.state.generator = clicked.state.generator
        let isTaken =
          clicked.state != drawn.state || !effects.isEmpty
          || Self.changesNothing(region.action, scene.state)
        #expect(isTaken, "\(size.columns)×\(size.rows): \(region.action)")
        guard Self.telling.contains(size), !drawnStates.contains(clicked.state) else { continue }
        drawnStates.append(clicked.state)
        #expect(clicked.frame().size == size)
      }
    }
  }

  @Test("every key in the foot line can be clicked", arguments: Picture.all)
  func hints(picture: Picture) {
    let scene = picture.scene(Self.usual, .spanish)
    for size in Self.sizes where size.columns >= 40 && size.rows >= 12 {
      let frame = scene.resized(to: size).frame()
      let foot = size.rows - 1
      for column in 0..<size.columns where frame.canvas[column, foot] != .blank {
        let cell = frame.canvas[column, foot]
        guard cell.style == .accent.bold, cell.character != " " else { continue }
        #expect(
          frame.action(at: Position(column: column, row: foot)) != nil,
          "\(size.columns)×\(size.rows): \(frame.canvas.text(row: foot))")
      }
    }
  }

  @Test(
    "for a terminal without UTF-8, every cell and the title are of ASCII", arguments: Picture.all)
  func folded(picture: Picture) {
    for language in Language.allCases {
      let scene = picture.scene(Self.usual, language)
      for size in Self.sizes {
        let shown = scene.resized(to: size).frame(glyphs: .ascii)
        var frame = shown
        frame.foldToASCII()
        let strange = frame.canvas.cells.filter { !$0.character.isASCII }
        #expect(strange.isEmpty, "\(size.columns)×\(size.rows): \(strange.map(\.character))")
        let isTitleASCII = frame.title.allSatisfy(\.isASCII)
        #expect(isTitleASCII)
        #expect(frame.hitRegions == shown.hitRegions)
        #expect(frame.cursor == shown.cursor)
      }
    }
  }

  /// Choosing what is chosen already changes nothing, and so does everything while a password is checked.
  private static func changesNothing(_ action: ScreenAction, _ state: AppState) -> Bool {
    if case .appearance(.chosen(.mouse(let isOn))) = action { return state.usesMouse == isOn }
    if case .appearance(.chosen(let choice)) = action, let menu = state.appearanceMenu {
      var chosen = menu
      _ = AppearanceScreen.reduce(&chosen, .chosen(choice))
      return chosen == menu
    }
    switch (action, state.screen) {
    case (.login, .login(let login)) where login.isChecking: return true
    case (.today(.tabChosen(1)), .today), (.profile(.tabChosen(6)), .profile): return true
    case (.profile, .profile(let profile)) where profile.isWorking: return true
    case (.profile(.dialog(.focused(let item))), .profile(let profile)):
      return profile.dialog?.focus == item
    case (.profile(.dialog(.placed(let place))), .profile(let profile)):
      return profile.dialog?.focus == .text && profile.dialog?.text.cursor == place
    case (.profile(.dialog(.submitted)), .profile(let profile)):
      return profile.dialog?.faults.isEmpty == false
    case (.browser(.tabChosen(2)), .browser): return true
    // In the trash a card can be looked at, and is brought back by a key of its own only.
    case (.browser(.rowClicked(let row)), .browser(let browser)):
      return browser.query.concernsTrash && browser.list.selected == row
    case (.browser(.queryClicked(let place)), .browser(let browser)):
      return browser.isTyping && browser.field.cursor == place
    case (.browser(.dialog(.placed(let place))), .browser(let browser)):
      return browser.dialog?.field.cursor == place
    case (.browser(.dialog(.submitted)), .browser(let browser)):
      return browser.dialog?.fault != nil
    case (.profile(.entryPlaced(let place)), .profile(let profile)):
      return profile.entry?.field.cursor == place
    case (.profile(.entryClosed), .profile(let profile)): return profile.entry?.isRefused == true
    case (.profile(.chosen(let item)), .profile(let profile)):
      return profile.entry?.isUntouched == true && profile.item == item
    case (.login(.placed(let focus, let place)), .login(let login)):
      return login.focus == focus && (focus != .email || login.email.cursor == place)
    case (.register(.placed(let focus, _)), .register(let register)):
      return register.focus == focus
    case (.cardEditor(.placed(let focus, _)), .cardEditor(let editor)):
      return editor.focus == focus
    case (.today(.dialog(let action)), .today(let today)):
      guard case .practice(let practice) = today.dialog else { return false }
      // What was refused is refused again.
      return switch action {
      case .placed(let place): practice.field.cursor == min(place, practice.field.text.count)
      case .taken, .rowTaken(0): practice.isRefused
      default: false
      }
    case (.quiz(.placed(let place)), .quiz(let quiz)): return quiz.field.cursor == place
    case (.today(.filterClicked(let place)), .today(let today)):
      return today.isFiltering && today.filter.cursor == place
    case (.login(.focused(let focus)), .login(let login)): return login.focus == focus
    case (.register(.focused(let focus)), .register(let register)):
      return register.focus == focus
    case (.recoveryCodes(.pathFocused), .recoveryCodes(let codes)):
      return codes.fileForm?.focus == .path
    case (.recoveryCodes(.placed(let place)), .recoveryCodes(let codes)):
      return codes.fileForm?.focus == .path && codes.fileForm?.path.cursor == place
    case (.cardEditor(.focused(let focus)), .cardEditor(let editor)):
      return editor.focus == focus
    case (.cardEditor(.saveChosen), .cardEditor(let editor)): return !editor.problems.isEmpty
    case (.decks(.rowClicked(let index)), .decks(let decks)):
      return decks.list.selected == index && decks.entry == nil
    case (.decks(.entryClosed), .decks(let decks)): return decks.entry?.isRefused == true
    case (.statistics(.pageChosen(let page)), .statistics(let statistics)):
      return statistics.page == page
    case (.statistics(.dayClicked(let day)), .statistics(let statistics)):
      return statistics.selectedDay == day
    case (.login(.submitted), .login(let login)): return !login.canSignIn(at: state.stamp.monotonic)
    case (.forgotPassword(let action), .forgotPassword(let forgotten)):
      return changesNothing(action, forgotten, at: state.stamp.monotonic)
    case (.agility(.tabChosen(4)), .agility): return true
    case (.agility(.form(.rowClicked)), .agility(let agility)),
      (.agility(.form(.entryClosed(keepsText: true))), .agility(let agility)):
      // What was refused is to be mended, or given up, first.
      return agility.form?.entry?.isRefused ?? false
    case (.quiz(.takeBackChosen), _): return true
    case (.quiz(.gradeMoved), .quiz(let quiz)): return quiz.selectedGrade == .easy
    default: return false
    }
  }

  /// While something is under way or has to wait, what was typed stays as it is.
  private static func changesNothing(
    _ action: ForgotPasswordScreen.Action, _ state: ForgotPasswordScreen.State, at now: Int64
  ) -> Bool {
    if state.isWorking { return true }
    return switch action {
    case .submitted, .renewChosen, .savedCodeChosen, .mailedCodeChosen:
      state.countdown(at: now) != nil || state.faults[.email] == .emailMalformed
    case .focused(let focus), .placed(let focus, _): state.focus == focus
    case .sendAgainChosen: state.requestCountdown(at: now) != nil
    default: false
    }
  }
}
