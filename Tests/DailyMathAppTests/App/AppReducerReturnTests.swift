import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Where the editor, the decks and the quiz lead back to")
struct AppReducerReturnTests {
  private static let save = AppAction.key(.character("s", .control))

  private func isBrowser(_ scene: AppScene) -> Bool {
    if case .browser = scene.state.screen { true } else { false }
  }

  private func go(_ scene: inout AppScene, to route: Route) {
    AppReducer.navigate(&scene.state, to: route)
  }

  @Test("from the quiz the editor leads back to the quiz, saved or not")
  func quiz() throws {
    for isSaved in [true, false] {
      var scene = AppScene(Learner(cards: "a", "b"))
      scene.press(.character("c"))
      let showing = try #require(scene.quiz?.session.showing)
      go(&scene, to: .editCard(showing.card))
      #expect(scene.editor?.card == showing.card)
      if isSaved {
        scene.save(Self.save)
        #expect(scene.state.toast?.notice == .cardSaved)
      } else {
        scene.press(.escape)
      }
      #expect(scene.quiz?.session.showing?.card == showing.card)
      #expect(scene.state.pausedQuiz == nil)
    }
  }

  @Test("from the quiz, what was typed is discarded only after the question")
  func discarding() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(.character("c"))
    let card = try #require(scene.quiz?.session.showing?.card)
    go(&scene, to: .editCard(card))
    scene.type("x")
    scene.press(.escape)
    #expect(scene.editor?.isAskingToDiscard == true)
    scene.press(.character("s"))
    #expect(scene.quiz != nil)
  }

  @Test("from the browser the editor leads back to the browser, saved or not")
  func browser() {
    for isSaved in [true, false] {
      for route in [Route.editCard(CardID("a")), .newCard] {
        var scene = AppScene(Learner(cards: "a", "b"))
        go(&scene, to: .browser(query: ""))
        go(&scene, to: route)
        #expect(scene.state.origin == .browser(query: ""))
        if isSaved, route != .newCard { scene.save(Self.save) } else { scene.press(.escape) }
        #expect(isBrowser(scene))
        #expect(scene.state.origin == nil)
      }
    }
  }

  @Test("from the day's cards the editor leads back to them, with the card selected")
  func today() {
    var scene = AppScene(Learner(cards: "a", "b"))
    scene.press(KeyPress(.down), KeyPress(.down), .character("e"))
    #expect(scene.editor?.card == CardID("b"))
    scene.save(Self.save)
    #expect(scene.today?.selectedCard == CardID("b"))
  }

  @Test("a tab chosen in the editor leads there, whatever waits behind it")
  func tabs() throws {
    var scene = AppScene(Learner(cards: "a", "b"))
    go(&scene, to: .browser(query: ""))
    go(&scene, to: .editCard(CardID("a")))
    scene.press(.character("1", .alt))
    #expect(scene.today != nil)
    scene.press(.character("c"))
    let card = try #require(scene.quiz?.session.showing?.card)
    go(&scene, to: .editCard(card))
    scene.press(.character("1", .alt))
    #expect(scene.today != nil)
    #expect(scene.state.pausedQuiz == nil)
  }

  @Test("practice leads back to where it was begun, also by way of the editor and what it offers")
  func practice() throws {
    let practice = Route.quiz(.practice(.cards([CardID("a")])))
    var scene = AppScene(Learner(cards: "a", "b"))
    go(&scene, to: .browser(query: ""))
    go(&scene, to: practice)
    scene.press(.escape)
    #expect(isBrowser(scene))
    go(&scene, to: practice)
    go(&scene, to: .editCard(CardID("a")))
    scene.press(.escape)
    #expect(scene.quiz != nil)
    go(&scene, to: .quiz(.practice(.failedThisWeek)))
    scene.press(.escape)
    #expect(isBrowser(scene))
    go(&scene, to: .decks)
    go(&scene, to: practice)
    scene.press(.escape)
    guard case .decks = scene.state.screen else {
      Issue.record("the decks are not shown")
      return
    }
    go(&scene, to: practice)
    scene.press(.character("1", .alt))
    #expect(scene.today != nil)
    scene.press(.character("c"))
    scene.press(.escape)
    #expect(scene.today != nil)
  }

  @Test("the decks lead back to the profile, the browser or the day's cards")
  func decks() {
    var scene = AppScene(Learner(cards: "a"))
    scene.act(.screen(.tab(6)))
    scene.press(.character("o"), .character("z"))
    guard case .decks = scene.state.screen else {
      Issue.record("the decks are not shown")
      return
    }
    scene.press(.escape)
    #expect(scene.profile?.item == .decks)
    go(&scene, to: .browser(query: ""))
    go(&scene, to: .decks)
    scene.press(.escape)
    #expect(isBrowser(scene))
    go(&scene, to: .today)
    go(&scene, to: .decks)
    scene.press(.escape)
    #expect(scene.today != nil)
  }
}
