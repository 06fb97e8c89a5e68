import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The browser: finding, sorting and choosing cards")
struct BrowserScreenTests {
  private static let all = ["d/dx sen(x)", "∫ x cos(x) dx", "lim", "det", "P(A ∩ B)"]

  @Test("a marked card has the star of the quiz in the list")
  func star() {
    var scene = AppScene.browser()
    scene.press(.character("j"))
    #expect(
      scene.screenText.split(separator: "\n").contains { $0.contains("sen(x)") && $0.contains("★") }
    )
  }

  @Test("all cards are listed by the day on which they come, new ones last")
  func list() {
    let scene = AppScene.browser()
    // sen was due today, the suspended integral 2 days ago, lim tomorrow or later.
    #expect(scene.foundCards == ["∫ x cos(x) dx", "d/dx sen(x)", "lim", "det", "P(A ∩ B)"])
    #expect(scene.browser?.cardAtHand == CardID("∫ x cos(x) dx"))
  }

  @Test("the tab is reached by its key from the day and the profile, and by Alt from both")
  func tabs() {
    for keys in [
      [KeyPress.character("2")], [.character("2", .alt)], [.character("6"), .character("2")],
    ] {
      var scene = AppScene(Learner.browsed())
      for key in keys { scene.press(key) }
      #expect(scene.browser != nil)
      scene.press(.character("1"))
      #expect(scene.today != nil)
    }
  }

  @Test("what is typed chooses the rows, letter by letter from the top; Esc keeps the card at hand")
  func typing() {
    var scene = AppScene.browser()
    scene.press(.character("j"), .character("/"))
    scene.type("SEN")
    #expect(scene.foundCards == ["d/dx sen(x)"])
    #expect(scene.browser?.cardAtHand == CardID("d/dx sen(x)"))
    scene.press(.escape)
    #expect(scene.foundCards.count == 5)
    #expect(scene.browser?.cardAtHand == CardID("d/dx sen(x)"))
    scene.press(KeyPress(.end))
    #expect(scene.browser?.cardAtHand == CardID("P(A ∩ B)"))
    scene.search("is:new")
    #expect(scene.browser?.cardAtHand == CardID("det"))
    #expect(scene.browser?.list == ListState())
  }

  @Test("an error finds nothing: no count is shown, and V chooses nothing")
  func faultFindsNothing() {
    var scene = AppScene.browser()
    scene.search("is:foo")
    #expect(scene.screenText.contains("«foo» no existe. Puede ser vence, nueva, suspendida,"))
    #expect(scene.screenText.contains("eliminada."))
    #expect(!scene.screenText.contains(" de 5"))
    scene.press(.character("V"))
    #expect(scene.browser?.chosen == [])
  }

  @Test("the chosen cards stay chosen while one is edited, and are let go on leaving")
  func choiceOnLeaving() {
    var scene = AppScene.browser()
    scene.press(.character("v"), .character("e"), .escape)
    #expect(scene.browser?.chosen.count == 1)
    scene.press(.character("1"), .character("2"))
    #expect(scene.browser?.chosen == [])
  }

  @Test(
    "the arrow of the order is seen in every column",
    arguments: CardSorting.Key.allCases, [40, 80, 120])
  func arrow(key: CardSorting.Key, columns: Int) {
    var scene = AppScene.browser(.browsed(), Size(columns: columns, rows: 30))
    scene.act(.screen(.browser(.sortingChosen(key))))
    scene.act(.screen(.browser(.sortingReversed)))
    let isReversed = scene.browser?.sorting.isReversed == true
    let headings = scene.screenText.split(separator: "\n").first { $0.contains("Pregunta") }
    #expect(headings?.contains(isReversed ? " ↑" : " ↓") == true)
  }

  @Test(
    "states are found",
    arguments: [
      ("is:due", ["d/dx sen(x)"]), ("is:new", ["det", "P(A ∩ B)"]), ("is:leech", ["lim"]),
      ("is:suspended", ["∫ x cos(x) dx"]), ("is:marked", ["d/dx sen(x)"]),
      ("is:deleted", ["vieja"]), ("mazo:\"parcial 2\"", ["det"]), ("tag:matri", ["det"]),
      ("differential", ["d/dx sen(x)", "lim"]),
    ])
  func states(query: String, cards: [String]) {
    var scene = AppScene.browser()
    scene.search(query)
    #expect(scene.foundCards == cards)
  }

  @Test("while a query cannot be understood, what was found last stays, and the fault is said")
  func fault() {
    var scene = AppScene.browser()
    scene.press(.character("/"))
    scene.type("is:new")
    scene.type(" \"matr")
    #expect(scene.foundCards == ["det", "P(A ∩ B)"])
    #expect(scene.screenText.contains("✗ Faltan las comillas que cierran."))
    scene.type("ices\"")
    #expect(scene.foundCards == ["det"])
    #expect(!scene.screenText.contains("✗"))
  }

  @Test("a paste goes into the field with the focus, and nowhere without one")
  func paste() {
    var scene = AppScene.browser()
    scene.act(.paste("is:new"))
    #expect(scene.foundCards.count == 5)
    scene.press(.character("/"))
    scene.act(.paste("is:new\n"))
    #expect(scene.foundCards == ["det", "P(A ∩ B)"])
    scene.press(.enter, .character("t"))
    scene.act(.paste("final"))
    scene.save(.key(.enter))
    #expect(scene.library.content(of: CardID("det"))?.tags.last == "final")
  }

  @Test("Esc lets go of what was chosen, then of the query, then of the card below, then leaves")
  func escape() {
    var scene = AppScene.browser()
    scene.search("is:new")
    scene.press(.character("i"), .character("v"))
    scene.press(.escape)
    #expect(scene.browser?.chosen == [])
    #expect(scene.foundCards.count == 2)
    scene.press(.escape)
    #expect(scene.foundCards.count == 5)
    #expect(scene.browser?.isPreviewOpen == true)
    scene.press(.escape)
    #expect(scene.browser?.isPreviewOpen == false)
    scene.press(.escape)
    #expect(scene.today != nil)
    // As it was left.
    scene.press(.character("2"))
    #expect(scene.browser?.sorting == CardSorting())
  }

  @Test("rows are chosen one by one, on the way with Shift, and all at once")
  func choosing() {
    var scene = AppScene.browser()
    scene.press(.character(" "), .character("j"), .character("v"))
    #expect(scene.browser?.targets == [CardID("∫ x cos(x) dx"), CardID("lim")])
    scene.press(.character("V"))
    #expect(scene.browser?.chosen.count == 5)
    scene.press(.character("a", .control))
    #expect(scene.browser?.chosen == [])
    scene.press(KeyPress(.home), KeyPress(.down, .shift), KeyPress(.down, .shift))
    #expect(scene.browser?.chosen.count == 3)
  }

  @Test("chosen cards that a query hides stay chosen and are counted")
  func hidden() {
    var scene = AppScene.browser()
    scene.press(.character("v"))
    scene.search("is:new")
    #expect(scene.screenText.contains("1 elegida, 1 fuera de la lista"))
    #expect(scene.browser?.targets == [CardID("∫ x cos(x) dx")])
  }

  @Test("the order is changed by keys and by clicks on headings, and the card at hand stays")
  func sorting() throws {
    var scene = AppScene.browser()
    scene.press(.character("O"))
    #expect(scene.foundCards == ["lim", "d/dx sen(x)", "∫ x cos(x) dx", "P(A ∩ B)", "det"])
    #expect(scene.browser?.cardAtHand == CardID("∫ x cos(x) dx"))
    scene.press(.character("o"))
    #expect(scene.browser?.sorting == CardSorting(.created))
    let heading = try #require(place(of: "Pregunta", in: scene))
    scene.act(.clicked(try #require(scene.frame().action(at: heading))))
    #expect(scene.foundCards == ["d/dx sen(x)", "det", "lim", "P(A ∩ B)", "∫ x cos(x) dx"])
    scene.act(.clicked(try #require(scene.frame().action(at: heading))))
    #expect(scene.foundCards.first == "∫ x cos(x) dx")
  }

  @Test("a click takes a card to hand, another opens it, and one on its sign chooses it")
  func clicks() throws {
    var scene = AppScene.browser()
    let spot = try #require(place(of: "lim", in: scene))
    let click = try #require(scene.frame().action(at: spot))
    scene.act(.clicked(click))
    #expect(scene.browser?.cardAtHand == CardID("lim"))
    let sign = try #require(
      scene.frame().action(at: Position(column: spot.column - 2, row: spot.row)))
    scene.act(.clicked(sign))
    #expect(scene.browser?.chosen == [CardID("lim")])
    scene.act(.clicked(click))
    #expect(scene.editor?.card == CardID("lim"))
  }

  private func place(of text: String, in scene: AppScene) -> Position? {
    let frame = scene.frame()
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns
      where frame.canvas.text(row: row).dropFirst(column).hasPrefix(text) {
        return Position(column: column, row: row)
      }
    }
    return nil
  }
}
