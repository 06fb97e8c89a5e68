import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The browser: changing many cards at once")
struct BrowserScreenChangingTests {
  private static let integral = CardID("∫ x cos(x) dx")
  private static let sine = CardID("d/dx sen(x)")

  @Test("s suspends the chosen cards, or puts all back where all are; u takes both back, named")
  func suspend() {
    var scene = AppScene.browser()
    scene.use("vvs")
    #expect(scene.library.card(Self.sine)?.isSuspended == true)
    #expect(scene.browserNotice == "1 tarjeta suspendida.")
    scene.use("s")
    #expect(scene.library.card(Self.sine)?.isSuspended == false)
    #expect(scene.library.card(Self.integral)?.isSuspended == false)
    #expect(scene.browserNotice == "2 tarjetas activadas de nuevo.")
    scene.use("u")
    #expect(scene.browserNotice == "Se deshizo: 2 tarjetas activadas de nuevo.")
    #expect(scene.library.card(Self.integral)?.isSuspended == true)
    scene.use("u")
    #expect(scene.library.card(Self.sine)?.isSuspended == false)
    scene.use("u")
    #expect(scene.browserNotice == "No hay nada que deshacer.")
  }

  @Test("m marks and b puts off the card at hand, where none is chosen")
  func markAndBury() {
    var scene = AppScene.browser()
    scene.press(.character("j"))
    scene.use("m")
    #expect(scene.library.card(Self.sine)?.isMarked == false)
    scene.use("m")
    #expect(scene.library.card(Self.sine)?.isMarked == true)
    scene.use("b")
    #expect(scene.library.card(Self.sine)?.buriedDay == Learner.today)
    #expect(scene.screenText.contains("aplazada"))
    scene.use("b")
    #expect(scene.browserNotice == "No había nada que cambiar.")
  }

  @Test("g moves to a deck that is there, to a new one, to a category, and out again")
  func move() {
    var scene = AppScene.browser()
    scene.press(.character("g"))
    scene.type("parc")
    scene.press(KeyPress(.down))
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.deck == "Parcial 2")
    #expect(scene.browserNotice == "1 tarjeta en el mazo «Parcial 2».")
    scene.press(.character("g"))
    scene.type("Final")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.deck == "Final")
    scene.press(.character("g"))
    scene.type("sin mazo propio")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.deck == "")
    scene.press(.character("g"))
    scene.type("PROBABILIDAD")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.category == .probability)
    scene.use("uuuu")
    #expect(scene.library.content(of: Self.integral)?.category == .integralCalculus)
    #expect(scene.library.ownDecks == ["Parcial 2"])
  }

  @Test("t gives all chosen cards a tag and T takes it away, both undoable")
  func tags() {
    var scene = AppScene.browser()
    scene.press(.character("V"), .character("t"))
    scene.type("final")
    scene.save(.key(.enter))
    #expect(scene.browserNotice == "5 tarjetas con la etiqueta «final».")
    #expect(
      scene.library.content(of: CardID("det"))?.tags == ["matrices", "dos palabras", "final"])
    scene.press(.character("T"))
    scene.type("matr")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: CardID("det"))?.tags == ["dos palabras", "final"])
    scene.use("uu")
    #expect(scene.library.content(of: CardID("det"))?.tags == ["matrices", "dos palabras"])
    #expect(scene.library.content(of: Self.sine)?.tags == [])
  }

  @Test("d asks, keeps the cards on Enter, and says how many go to the trash and come back")
  func delete() {
    var scene = AppScene.browser()
    scene.press(.character("V"), .character("d"))
    #expect(scene.screenText.contains("¿Eliminar 5 tarjetas?"))
    #expect(scene.screenText.contains("traer de vuelta"))
    scene.save(.key(.enter))
    #expect(scene.library.cardCount == 5)
    scene.use("ds")
    #expect(scene.library.cardCount == 0)
    #expect(scene.browserNotice == "5 tarjetas en la papelera.")
    #expect(scene.foundCards == [])
    scene.use("u")
    #expect(scene.library.cardCount == 5)
    #expect(scene.library.card(Self.sine)?.review.schedule?.interval.days == 6)
  }

  @Test("the trash gives cards back with what they were, which can be undone")
  func restore() {
    var scene = AppScene.browser()
    scene.search("es:eliminada")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: CardID("vieja")) != nil)
    #expect(scene.foundCards == [])
    scene.use("u")
    #expect(scene.foundCards == ["vieja"])
    scene.use("r")
    #expect(scene.library.content(of: CardID("vieja")) != nil)
  }

  @Test("x empties the trash after a question that Enter leaves alone, and nothing undoes that")
  func empty() {
    var scene = AppScene.browser()
    scene.use("mds")
    scene.search("is:deleted")
    scene.press(.character("x"))
    #expect(scene.screenText.contains("no se puede deshacer"))
    scene.save(.key(.enter))
    #expect(scene.library.trash.count == 2)
    scene.use("xs")
    #expect(scene.library.trash.isEmpty)
    scene.use("u")
    #expect(scene.browserNotice == "No hay nada que deshacer.")
    #expect(scene.library.cardCount == 4)
  }

  @Test("in the trash e and a click on the card at hand bring nothing back")
  func trashIsOnlyRestoredOnPurpose() throws {
    var scene = AppScene.browser()
    scene.search("es:papelera")
    scene.use("e")
    scene.save(.screen(.browser(.rowClicked(0))))
    #expect(scene.library.content(of: CardID("vieja")) == nil)
    #expect(scene.foundCards == ["vieja"])
  }

  @Test("what was written again since is not undone, which is said, and the step before it is next")
  func changedSince() {
    var scene = AppScene.browser()
    scene.use("m")
    scene.press(.character("g"))
    scene.type("Final")
    scene.save(.key(.enter))
    scene.press(.character("e"))
    scene.type("!")
    scene.save(.key(.character("s", .control)))
    scene.use("u")
    #expect(scene.browserNotice == "No se pudo deshacer: la tarjeta cambió después.")
    #expect(scene.library.content(of: Self.integral)?.deck == "Final")
    #expect(scene.library.content(of: Self.integral)?.prompt.hasSuffix("!") == true)
    scene.use("u")
    #expect(scene.browserNotice == "Se deshizo: 1 tarjeta marcada.")
  }

  @Test("Enter takes what was typed where nothing is called so, and spaces in a tag become hyphens")
  func typedFirst() {
    var scene = AppScene.browser()
    scene.press(.character("g"))
    scene.type("Parc")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.deck == "Parc")
    scene.press(.character("t"))
    scene.type("#examen  final")
    #expect(scene.screenText.contains("Nueva: examen-final"))
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.integral)?.tags == ["examen-final"])
    // What is called so already is taken, however it is written.
    scene.press(.character("j"), .character("t"))
    scene.type("EXAMEN final")
    scene.save(.key(.enter))
    #expect(scene.library.content(of: Self.sine)?.tags == ["examen-final"])
  }

  @Test(
    "the field of a deck takes no longer name than a deck may have, and a notice shows its start")
  func longName() {
    var scene = AppScene.browser()
    scene.press(.character("g"))
    scene.type(String(repeating: "n", count: 300))
    scene.save(.key(.enter))
    #expect(
      scene.library.content(of: Self.integral)?.deck
        == String(repeating: "n", count: CardContent.longestName))
    #expect(
      scene.browserNotice == "1 tarjeta en el mazo «\(String(repeating: "n", count: 31))…».")
  }

  @Test("the question before a deletion says how many of the cards are not in the list")
  func hiddenDeletion() {
    var scene = AppScene.browser()
    scene.press(.character("v"), .character("v"))
    scene.search("sen")
    scene.press(.character("d"))
    #expect(scene.screenText.contains("¿Eliminar 2 tarjetas?"))
    #expect(scene.screenText.contains("1 está fuera de la lista."))
    scene.press(.escape, .escape, .character("d"))
    #expect(!scene.screenText.contains("fuera de la lista"))
  }

  @Test("r puts cards on another day; what is no day is said and kept, and new cards have none")
  func reschedule() {
    var scene = AppScene.browser()
    scene.press(.character("r"))
    scene.type("31/2")
    scene.press(.enter)
    #expect(scene.screenText.contains("Eso no es un día"))
    scene.press(.character("u", .control))
    scene.type("2026-11-01")
    scene.press(.enter)
    #expect(scene.screenText.contains("Ese día ya pasó."))
    scene.press(.character("u", .control))
    scene.type("+3")
    scene.save(.key(.enter))
    let due = scene.library.card(Self.integral)?.review.schedule?.due
    #expect(due == Learner.today.adding(days: 3))
    #expect(scene.browserNotice == "1 tarjeta para el 3 dic 2026.")
    scene.use("u")
    #expect(
      scene.library.card(Self.integral)?.review.schedule?.due == Learner.today.adding(days: -2))
    scene.search("is:new")
    scene.press(.character("r"))
    scene.type("+3")
    scene.save(.key(.enter))
    #expect(scene.browserNotice == "Una tarjeta nueva no tiene día todavía.")
  }

  @Test("p asks the chosen cards as practice")
  func practise() {
    var scene = AppScene.browser()
    scene.press(.character("v"), .character("v"), .character("p"))
    #expect(scene.quiz?.session != nil)
  }

  @Test("what could not be saved is said, and can be tried again")
  func failure() {
    var scene = AppScene.browser()
    scene.press(.character("m"))
    scene.act(.appendFailed(.diskFull(path: "/d"), for: .browser))
    #expect(scene.browserNotice?.contains("El disco está lleno") == true)
    scene.use("m")
    #expect(scene.library.card(Self.integral)?.isMarked == true)
  }

  @Test("nothing can be done where no card is")
  func nothing() {
    var scene = AppScene.browser(Learner())
    for key in "smbgtTdrpeVv iju" { scene.save(.key(.character(key))) }
    #expect(scene.browser?.dialog == nil)
    #expect(scene.library.cardCount == 0)
  }

  @Test("in a small window everything is reached as in a large one", arguments: [40, 80, 120])
  func sizes(columns: Int) {
    var scene = AppScene.browser(.browsed(), Size(columns: columns, rows: columns == 40 ? 12 : 30))
    scene.press(.character("V"), .character("g"))
    scene.type("Final")
    scene.save(.key(.enter))
    #expect(scene.library.ownDecks == ["Final"])
  }

  @Test("a choice is clicked, and Esc closes the dialog without a change")
  func clicking() throws {
    var scene = AppScene.browser()
    scene.press(.character("g"), .escape)
    #expect(scene.browser?.dialog == nil)
    scene.press(.character("g"))
    let region = try #require(
      scene.frame().hitRegions.first { $0.action == .browser(.dialog(.rowClicked(0))) })
    scene.save(.clicked(region.action))
    #expect(scene.library.content(of: Self.integral)?.deck == "Parcial 2")
  }
}
