import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("How signing in looks")
struct LoginViewTests {
  private static let sizes = [
    Size(columns: 40, rows: 12), Size(columns: 64, rows: 20), Size(columns: 80, rows: 24),
    Size(columns: 120, rows: 40),
  ]

  private func scene(_ size: Size, _ language: Language, accounts: Int) -> AppScene {
    var scene = AppScene(size: size, language: language)
    scene.act(.prepared(.ready(accountCount: accounts)))
    return scene
  }

  @Test("once it is chosen, what being remembered means is said in every window", arguments: sizes)
  func meaning(size: Size) {
    for (language, words) in [(Language.spanish, "Quien abra"), (.english, "Whoever opens")] {
      var scene = scene(size, language, accounts: 2)
      scene.press(.tab, .tab, .space)
      #expect(scene.frame().shows(words))
      #expect(scene.frame().shows("▸ [x] "))
    }
  }

  @Test("before it is chosen, what it would mean is said in every window", arguments: sizes)
  func condition(size: Size) {
    for (language, words) in [
      (Language.spanish, "Si la marcas, quien"), (.english, "If you tick it"),
    ] {
      var scene = scene(size, language, accounts: 2)
      scene.press(.tab, .tab)
      #expect(scene.frame().shows(words))
      #expect(scene.frame().shows("▸ [ ] "))
    }
  }

  @Test("Enter goes through the form and changes no choice; the space bar does, as the foot says")
  func enterGoesOn() {
    var scene = scene(Size(columns: 80, rows: 24), .spanish, accounts: 1)
    scene.press(.tab, .tab)
    #expect(scene.frame().canvas.text(row: 23).contains("Enter seguir   Espacio marcar"))
    scene.press(.enter)
    #expect(scene.frame().shows("[x] Recordarme"))
    scene.press(.backTab, .space)
    #expect(scene.frame().shows("▸ [ ] Recordarme"))
  }

  @Test("who has the folder to themselves is warned of nobody")
  func alone() {
    let scene = scene(Size(columns: 80, rows: 24), .spanish, accounts: 1)
    #expect(scene.frame().shows("[x] Recordarme en este computador"))
    #expect(!scene.frame().shows("Quien abra"))
  }

  @Test("every item with the focus is in sight, with any failure", arguments: sizes)
  func focus(size: Size) {
    for language in Language.allCases {
      var scene = scene(size, language, accounts: 2)
      scene.type("ana@uniquindio.edu.co")
      scene.press(.tab)
      scene.type("secreto")
      scene.press(.enter)
      scene.act(.signInFailed(.wrongCredentials(waitMilliseconds: 299_000)))
      for _ in LoginScreen.Focus.allCases {
        scene.press(.tab)
        #expect(scene.frame().cursor != nil)
        #expect(scene.frame().shows("▸"))
      }
    }
  }

  @Test("a click on the choice makes it and takes it back")
  func click() throws {
    var scene = scene(Size(columns: 80, rows: 24), .spanish, accounts: 2)
    for mark in ["[ ] Recordarme", "[x] Recordarme", "[ ] Recordarme"] {
      let place = try #require(scene.frame().place(of: mark))
      scene.act(.clicked(try #require(scene.frame().action(at: place))))
    }
    #expect(scene.frame().shows("[x] Recordarme"))
  }

  @Test("the button counts down and cannot be pressed, and then says what it always says")
  func countdown() throws {
    var scene = scene(Size(columns: 80, rows: 24), .spanish, accounts: 1)
    scene.type("ana@uniquindio.edu.co")
    scene.press(.tab)
    scene.type("secreto")
    scene.press(.enter)
    scene.act(.signInFailed(.mustWait(milliseconds: 61_000)))
    for (now, label) in [
      (10_000, "Espera 1 min 1 s"), (11_000, "Espera 1 min"), (11_001, "Espera 1 min"),
      (12_000, "Espera 59 s"), (70_999, "Espera 1 s"),
    ] as [(Int64, String)] {
      scene.stamp = .at(now)
      scene.act(.deadlineReached)
      #expect(scene.frame().shows("✗ \(label) para volver a intentar."))
      let button = try #require(scene.frame().place(of: "[ \(label) ]"))
      #expect(scene.frame().action(at: button) == nil)
    }
    scene.stamp = .at(71_000)
    scene.act(.deadlineReached)
    #expect(!scene.frame().shows("✗"))
    #expect(scene.frame().shows("[ Iniciar sesión ]"))
  }
}
