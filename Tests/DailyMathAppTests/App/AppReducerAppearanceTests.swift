import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("How the program looks, across screens")
struct AppReducerAppearanceTests {
  private static let key = KeyPress(.function(5))

  private static var login: AppScene {
    var scene = AppScene()
    scene.act(.prepared(.ready(accountCount: 1)))
    return scene
  }

  private func signIn(_ scene: inout AppScene, _ settings: SettingsChange) -> [Effect] {
    var learner = Learner(cards: "a")
    learner.write(.settings(settings))
    return scene.act(.signInSucceeded(learner.signedIn, damagedLines: 0))
  }

  @Test("F5 opens the choices from every screen, and what is chosen shows at once")
  func opens() {
    for picture in Picture.all where !picture.name.hasPrefix("Appearance") {
      var scene = picture.scene(Size(columns: 80, rows: 24), .spanish)
      let before = scene.state
      scene.press(Self.key)
      #expect(scene.state.appearanceMenu != nil, "\(picture.name)")
      #expect(scene.state.help == nil)
      scene.press(KeyPress(.right))
      #expect(scene.state.appearance.theme == .dark)
      // A drill that goes on stands still under the choices, which has tests of its own.
      var screen = before.screen
      if case .drill(var drill) = screen, drill.isRunning {
        drill.session.pause(at: scene.stamp.monotonic)
        drill.litKey = nil
        drill.seenAt = scene.stamp.monotonic
        screen = .drill(drill)
      }
      #expect(scene.state.screen == screen, "\(picture.name)")
    }
  }

  @Test(
    "signed in, closing stores what was changed, in one event", arguments: [key, .escape, .enter])
  func stores(closing: KeyPress) {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(Self.key, KeyPress(.right), KeyPress(.down), KeyPress(.right))
    let change = SettingsChange(theme: .dark, motion: .reduced)
    #expect(scene.press(closing) == [.append([.settings(change)], for: .settings)])
    #expect(scene.state.appearanceMenu == nil)
    #expect(scene.state.appearance == Appearance(theme: .dark, motion: .reduced))
  }

  @Test("what is as it was when the choices were opened is not stored")
  func unchanged() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(Self.key, KeyPress(.right), KeyPress(.left))
    #expect(scene.press(.escape) == [])
  }

  @Test("whoever ends the program with the choices open keeps them")
  func quitting() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(Self.key, KeyPress(.right))
    let stored = Effect.append([.settings(SettingsChange(theme: .dark))], for: .settings)
    #expect(scene.press(.character("c", .control)) == [stored, .quit])
    var ended = AppScene(Learner(cards: "a"))
    ended.press(Self.key, KeyPress(.right))
    #expect(ended.act(.endRequested) == [stored, .quit])
  }

  @Test("Alt-1 and F1 leave the choices")
  func leaving() {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(Self.key, KeyPress(.right))
    let stored = Effect.append([.settings(SettingsChange(theme: .dark))], for: .settings)
    #expect(scene.press(.character("1", .alt)) == [stored])
    #expect(scene.state.appearanceMenu == nil)
    scene.press(Self.key, KeyPress(.right))
    #expect(
      scene.press(KeyPress(.function(1)))
        == [.append([.settings(SettingsChange(theme: .light))], for: .settings)])
    #expect(scene.state.help != nil)
    #expect(scene.state.appearanceMenu == nil)
  }

  @Test("the account's settings hold once it is open")
  func account() {
    var scene = Self.login
    let settings = SettingsChange(theme: .light, motion: .reduced, characters: .ascii)
    #expect(signIn(&scene, settings) == [])
    #expect(
      scene.state.appearance
        == Appearance(theme: .light, motion: .reduced, characters: .ascii))
  }

  @Test("what was chosen before signing in becomes the account's setting, and only that")
  func chosenBefore() {
    var scene = Self.login
    scene.press(Self.key, KeyPress(.right))
    #expect(scene.press(.escape) == [])
    let settings = SettingsChange(theme: .light, motion: .reduced)
    #expect(
      signIn(&scene, settings)
        == [.append([.settings(SettingsChange(theme: .dark))], for: .settings)])
    #expect(scene.state.appearance == Appearance(theme: .dark, motion: .reduced))
    // The next account gets its own.
    scene.press(.character("x"), .enter)
    #expect(signIn(&scene, SettingsChange(theme: .highContrast)) == [])
    #expect(scene.state.appearance == Appearance(theme: .highContrast))
  }

  @Test("language and appearance chosen before signing in are stored together")
  func withLanguage() {
    var scene = Self.login
    scene.press(KeyPress(.function(2)), Self.key, KeyPress(.right), .escape)
    let change = SettingsChange(language: .english, theme: .dark)
    #expect(
      signIn(&scene, SettingsChange(language: .spanish))
        == [.append([.settings(change)], for: .settings)])
  }

  @Test("choices that are open while somebody is let in count as chosen before")
  func openWhileSigningIn() {
    var scene = Self.login
    scene.press(Self.key, KeyPress(.right))
    #expect(
      signIn(&scene, SettingsChange())
        == [.append([.settings(SettingsChange(theme: .dark))], for: .settings)])
    #expect(scene.state.appearanceMenu == nil)
  }

  @Test("the command line holds for the run and is not stored")
  func options() {
    var scene = Self.login
    scene.state.appearanceOptions = SettingsChange(theme: .dark)
    #expect(signIn(&scene, SettingsChange(theme: .light, motion: .reduced)) == [])
    #expect(scene.state.appearance == Appearance(theme: .dark, motion: .reduced))
    scene.press(Self.key)
    #expect(scene.press(.escape) == [])
  }

  @Test("F6 switches the mouse and says so until the next key")
  func mouseKey() {
    var scene = Self.login
    scene.expect(.key(KeyPress(.function(6))), effects: [.setMouse(false)]) {
      $0.usesMouse = false
      $0.toast = PassingNotice(.mouseOff, at: 10_000)
    }
    let frame = scene.frame()
    #expect(frame.canvas.text(row: 22).hasSuffix("Ratón apagado: puedes seleccionar."))
    scene.expect(.key(KeyPress(.function(6))), effects: [.setMouse(true)]) {
      $0.usesMouse = true
      $0.toast = PassingNotice(.mouseOn, at: 10_000)
    }
    scene.press(.tab)
    #expect(scene.state.toast == nil)
  }

  @Test("with reduced motion nothing on the screen changes while a password is checked")
  func reducedMotion() {
    for (motion, isMoving) in [(MotionChoice.full, true), (.reduced, false)] {
      var scene = Self.login
      scene.state.appearance.motion = motion
      scene.type("ana@b.co")
      scene.press(.tab)
      scene.type("secreto")
      scene.press(.enter)
      #expect(scene.state.isAnimated == isMoving)
      let before = scene.frame()
      scene.act(.ticked)
      #expect((scene.frame() != before) == isMoving)
      let text = (0..<24).map { before.canvas.text(row: $0) }.joined()
      #expect(text.contains("Comprobando…"))
    }
  }

  @Test("the characters chosen draw the borders, and letters stay")
  func characters() {
    var scene = Self.login
    scene.state.appearance.characters = .ascii
    let text = (0..<24).map { scene.frame().canvas.text(row: $0) }.joined()
    #expect(!text.contains("╭"))
    #expect(text.contains("¿Olvidaste tu contraseña?"))
  }
}
