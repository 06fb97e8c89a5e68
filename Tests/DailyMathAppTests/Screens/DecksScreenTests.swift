import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The list of decks")
struct DecksScreenTests {
  private let learner: Learner = .withDecks()

  private func state(selecting index: Int = 0) -> DecksScreen.State {
    var state = DecksScreen.State(context: .test(learner.library))
    DecksScreen.select(index, in: &state, .test(learner.library))
    return state
  }

  @discardableResult
  private func press(_ keys: KeyPress..., in state: inout DecksScreen.State) -> [Effect] {
    keys.reduce([]) { _, key in
      guard let action = DecksScreen.action(for: key, in: state) else { return [] }
      return DecksScreen.reduce(&state, action, .test(learner.library))
    }
  }

  @Test("the row of all decks comes first, and the keyboard stops at both ends")
  func moving() {
    var state = state()
    #expect(state.row == nil)
    press(KeyPress(.up), in: &state)
    #expect(state.list.selected == 0)
    press(.character("j"), in: &state)
    #expect(state.row?.deck == .category(.linearAlgebra))
    press(KeyPress(.end), KeyPress(.down), in: &state)
    #expect(state.row?.deck == .own("Parcial"))
    press(.tab, in: &state)
    #expect(state.limit == .reviews)
    press(KeyPress(.left), in: &state)
    #expect(state.limit == .newCards)
  }

  @Test("digits write a limit of the deck, and the other limit stays")
  func typing() {
    var state = state(selecting: 2)
    press(.character("1"), .character("5"), in: &state)
    #expect(state.entry?.field.text == "15")
    #expect(
      press(.enter, in: &state) == [
        .append(
          [.deckLimits(.own("Parcial"), DeckLimits(newCardsPerDay: 15, reviewsPerDay: 40))],
          for: .decks)
      ])
    #expect(state.entry == nil)
    press(.tab, .character("0"), in: &state)
    #expect(
      press(.enter, in: &state) == [
        .append([.deckLimits(.own("Parcial"), DeckLimits(reviewsPerDay: 0))], for: .decks)
      ])
  }

  @Test("what is no limit is refused in words and stays to be mended; Esc forgets it")
  func refused() {
    var state = state(selecting: 2)
    press(
      .character("9"), .character("9"), .character("9"), .character("9"), .character("9"),
      in: &state)
    #expect(press(.enter, in: &state).isEmpty)
    #expect(state.fault == .number)
    #expect(state.entry?.field.text == "99999")
    press(KeyPress(.backspace), in: &state)
    #expect(state.fault == nil)
    press(.escape, in: &state)
    #expect(state.entry == nil)
  }

  @Test(
    "Delete takes a limit away; that of all decks is as at first again, and what holds is not written"
  )
  func clearing() {
    var state = state(selecting: 2)
    state.limit = .reviews
    #expect(
      press(KeyPress(.delete), in: &state) == [
        .append([.deckLimits(.own("Parcial"), DeckLimits())], for: .decks)
      ])
    state.limit = .newCards
    #expect(press(KeyPress(.delete), in: &state).isEmpty)
    press(KeyPress(.home), in: &state)
    #expect(
      press(KeyPress(.delete), in: &state) == [
        .append([.settings(SettingsChange(newCardsPerDay: 20))], for: .decks)
      ])
    press(.tab, .character("7"), in: &state)
    #expect(
      press(.enter, in: &state) == [
        .append([.settings(SettingsChange(reviewsPerDay: 7))], for: .decks)
      ])
  }

  @Test("a click on a limit goes to it, another one lets it be typed")
  func clicks() {
    var state = state()
    let click = DecksScreen.Action.limitClicked(row: 2, .reviews)
    _ = DecksScreen.reduce(&state, click, .test(learner.library))
    #expect(state.row?.deck == .own("Parcial"))
    #expect(state.limit == .reviews && state.entry == nil)
    _ = DecksScreen.reduce(&state, click, .test(learner.library))
    #expect(state.entry == ProfileEntry("40"))
  }

  @Test("Enter leads to the cards of the deck, p to practice, Esc back")
  func leaving() {
    var state = state(selecting: 2)
    #expect(press(.enter, in: &state) == [.navigate(.browser(query: "deck:\"Parcial\""))])
    #expect(
      press(.character("p"), in: &state) == [.navigate(.quiz(.practice(.deck(.own("Parcial")))))])
    press(KeyPress(.up), in: &state)
    #expect(press(.enter, in: &state) == [.navigate(.browser(query: "deck:\"Álgebra lineal\""))])
    press(KeyPress(.home), in: &state)
    #expect(press(.enter, in: &state) == [.navigate(.browser(query: ""))])
    #expect(press(.character("p"), in: &state).isEmpty)
    #expect(press(.escape, in: &state) == [.goBack])
  }

  @Test("a deck of nothing but suspended cards is not practised, and that is said")
  func suspended() {
    var learner = learner
    for name in ["c", "d"] { learner.write(.suspend(CardID(name), isSuspended: true)) }
    let context = ReduceContext.test(learner.library)
    var state = DecksScreen.State(context: context)
    DecksScreen.select(2, in: &state, context)
    #expect(DecksScreen.reduce(&state, .practiceChosen, context).isEmpty)
    #expect(state.fault == .nothingToPractise)
  }

  @Test("a deck is renamed with all its cards after a question, and is selected then")
  func renaming() throws {
    var learner = learner
    var state = state(selecting: 2)
    press(.character("r"), in: &state)
    #expect(state.renaming == DecksScreen.Renaming("Parcial"))
    press(.character("!"), .enter, in: &state)
    #expect(state.renaming?.isAsking == true)
    // Enter keeps the name: so many cards are not changed by a key too much.
    #expect(press(.enter, in: &state).isEmpty)
    #expect(state.renaming?.isAsking == false)
    let effects = press(.enter, .character("s"), in: &state)
    #expect(
      effects == [
        .append(learner.library.payloads(renaming: .own("Parcial"), to: "Parcial!"), for: .decks)
      ])
    guard case .append(let payloads, _)? = effects.first else { return }
    // Two cards, and the limits that move along.
    #expect(payloads.count == 4)
    for payload in payloads { learner.write(payload) }
    _ = DecksScreen.reduce(&state, .changed, .test(learner.library))
    #expect(state.row?.deck == .own("Parcial!"))
    #expect(state.row?.total == 2)
    #expect(learner.library.limits(of: .own("Parcial!")).reviewsPerDay == 40)
  }

  @Test("without a name a deck is not renamed, the same name changes nothing, a category has none")
  func noName() {
    var state = state(selecting: 2)
    press(.character("r"), KeyPress.character("u", .control), .enter, in: &state)
    #expect(state.fault == .nameMissing)
    #expect(state.renaming != nil)
    press(.escape, .character("r"), .enter, in: &state)
    #expect(state.renaming == nil && state.fault == nil)
    press(KeyPress(.up), .character("r"), in: &state)
    #expect(state.fault == .notOwn && state.renaming == nil)
  }

  @Test("no goes back to the name, and nothing is written")
  func refusal() {
    var state = state(selecting: 2)
    press(.character("r"), .character("2"), .enter, in: &state)
    #expect(press(.character("n"), in: &state).isEmpty)
    #expect(state.renaming?.isAsking == false)
    #expect(state.renaming?.field.text == "Parcial2")
  }

  @Test("cards that change elsewhere are counted anew, with the same deck selected")
  func libraryChanged() {
    var learner = learner
    var state = state(selecting: 2)
    learner.put("e", category: .probability)
    _ = DecksScreen.reduce(&state, .libraryChanged, .test(learner.library))
    #expect(state.row?.deck == .own("Parcial"))
    #expect(state.list.selected == 3)
    for name in ["c", "d"] { learner.write(.cardDelete(CardID(name))) }
    _ = DecksScreen.reduce(&state, .libraryChanged, .test(learner.library))
    #expect(state.row?.deck == .category(.probability))
  }

  @Test("what could not be saved is said")
  func failure() {
    var state = state()
    _ = DecksScreen.reduce(&state, .failed(.diskFull(path: "/d")), .test(learner.library))
    #expect(state.fault == .notSaved(.diskFull(path: "/d")))
  }

  @Test("letters have no place in a limit; a comma or a dot between thousands has")
  func lettersRefused() {
    var state = state(selecting: 2)
    press(
      .character("1"), .character("u"), .character("."), .character("g"), .character("0"),
      .character("0"), .character("0"), in: &state)
    #expect(state.entry?.field.text == "1.000")
    press(KeyPress(.backspace), in: &state)
    #expect(state.entry?.field.text == "1.00")
  }

  @Test(
    "a deck cannot take the name of a category, in either language and whatever case",
    arguments: ["Trigonometría", "trigonometria", "Trigonometry", "Mi tema"])
  func nameOfCategory(name: String) {
    var learner = learner
    learner.put("e", category: .other("Mi tema"))
    let context = ReduceContext.test(learner.library)
    var state = DecksScreen.State(context: context)
    let row = state.overview.rows.firstIndex { $0.deck == .own("Parcial") } ?? 0
    DecksScreen.select(row + 1, in: &state, context)
    for action in [.renameChosen, .nameEntered(name), .nameClosed(keepsText: true)]
      as [DecksScreen.Action]
    {
      #expect(DecksScreen.reduce(&state, action, context).isEmpty)
    }
    #expect(state.fault == .nameOfCategory)
    #expect(state.renaming?.isAsking == false)
    #expect(state.renaming?.field.text == name)
  }

  @Test("what is saved is said until the next key")
  func saved() {
    var state = state(selecting: 2)
    _ = DecksScreen.reduce(&state, .changed, .test(learner.library))
    #expect(state.isSaved)
    // What another window does says nothing of it.
    _ = DecksScreen.reduce(&state, .libraryChanged, .test(learner.library))
    #expect(state.isSaved)
    press(KeyPress(.down), in: &state)
    #expect(!state.isSaved)
    _ = DecksScreen.reduce(&state, .libraryChanged, .test(learner.library))
    #expect(!state.isSaved)
  }
}

extension Learner {
  /// A learner with two cards of linear algebra and two in a deck of their own, which has a limit of 40 reviews.
  static func withDecks() -> Learner {
    var learner = Learner(cards: "a", "b")
    for name in ["c", "d"] {
      var content = Learner.content(name)
      content.deck = "Parcial"
      learner.write(.cardPut(CardID(name), content))
    }
    learner.write(.deckLimits(.own("Parcial"), DeckLimits(reviewsPerDay: 40)))
    learner.write(.settings(SettingsChange(newCardsPerDay: 12)))
    return learner
  }
}
