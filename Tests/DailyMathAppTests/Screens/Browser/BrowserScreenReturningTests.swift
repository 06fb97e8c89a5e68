import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The browser: coming back to it, and what changes meanwhile")
struct BrowserScreenReturningTests {
  @Test("the editor leads back to the browser, saved or not, with its card at hand")
  func editor() {
    var scene = AppScene.browser()
    scene.search("is:new")
    scene.press(.enter)
    #expect(scene.editor?.card == CardID("det"))
    scene.press(.escape)
    #expect(scene.foundCards == ["det", "P(A ∩ B)"])
    scene.press(.character("j"), .character("e"))
    scene.type("!")
    scene.save(.key(.character("s", .control)))
    #expect(scene.browser?.cardAtHand == CardID("P(A ∩ B)"))
    #expect(scene.library.content(of: CardID("P(A ∩ B)"))?.prompt.hasSuffix("!") == true)
    // From the day's screen the editor leads there.
    scene.press(.character("1"), .character("n"), .escape)
    #expect(scene.today != nil)
  }

  @Test("a card that another window deletes leaves the list, the choice and the dialog")
  func deletedElsewhere() {
    var scene = AppScene.browser()
    scene.press(.character("v"), .character("d"))
    deleteElsewhere(in: &scene)
    #expect(scene.browser?.dialog == nil)
    #expect(scene.browser?.chosen == [])
    #expect(scene.foundCards.first == "d/dx sen(x)")
  }

  @Test("cards that change elsewhere while another screen is there are right on coming back")
  func changedMeanwhile() {
    var scene = AppScene.browser()
    scene.press(.character("j"), .character("1"))
    deleteElsewhere(in: &scene)
    scene.press(.character("2"))
    #expect(scene.foundCards == ["d/dx sen(x)", "lim", "det", "P(A ∩ B)"])
    #expect(scene.browser?.cardAtHand == CardID("d/dx sen(x)"))
  }

  @Test("at the rollover, what is due is due")
  func rollover() {
    var scene = AppScene.browser()
    scene.search("is:due")
    #expect(scene.foundCards == ["d/dx sen(x)"])
    scene.stamp = .at(20_000, day: 20)
    scene.act(.ticked)
    scene.press(.character("j"))
    #expect(scene.foundCards == ["d/dx sen(x)", "lim"])
  }

  @Test("ten thousand cards are made ready beside the loop, and what is typed meanwhile waits")
  func many() {
    var learner = Learner()
    for index in 0..<BrowserPreparation.fewCards + 1 { learner.put("c\(index)") }
    var state = AppScene(learner).state
    let effects = AppReducer.reduce(&state, .key(.character("2")), at: .at(10_000))
    guard case .prepareBrowser(let preparation)? = effects.first else {
      Issue.record("nothing is made ready")
      return
    }
    for key in ["/", "c", "4", "0"] {
      _ = AppReducer.reduce(&state, .key(.character(Character(key))), at: .at(10_000))
    }
    guard case .browser(let waiting) = state.screen else { return }
    #expect(waiting.found.isEmpty)
    _ = AppReducer.reduce(&state, .screen(.browser(preparation.outcome)), at: .at(10_000))
    guard case .browser(let ready) = state.screen else { return }
    #expect(ready.found.count == 2)
  }

  @Test("the browser opens with the query that led there")
  func query() {
    var scene = AppScene.browser()
    scene.press(.character("V"))
    var state = scene.state
    let context = AppReducer.makeContext(in: &state)
    let opened = BrowserScreen.State(
      after: scene.browser, query: "deck:\"Parcial 2\"", context: context)
    #expect(opened.found.count == 1)
    #expect(opened.chosen.isEmpty)
  }

  /// Lets another window delete the first card of the list.
  private func deleteElsewhere(in scene: inout AppScene) {
    let event = Event(
      position: EventPosition(
        order: 900, identity: EventIdentity(device: DeviceID("other"), number: 1)),
      moment: scene.stamp.moment, payload: .cardDelete(CardID("∫ x cos(x) dx")))
    scene.act(.eventsArrived([event]))
  }
}
