import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("Types of cards in the card editor")
struct CardEditorTypeTests {
  typealias Focus = CardEditorScreen.Focus
  private static let limit = CardContent.longestField

  private func filled(_ type: CardType = .basic) -> CardEditorScreen.State {
    var state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    state.type = type
    state.prompt = TextArea("La derivada de {{sen x}} es {{cos x}}", byteLimit: Self.limit)
    state.answer = TextField("cos x", byteLimit: Self.limit)
    state.distractors[1] = TextField("sen x", byteLimit: Self.limit)
    return state
  }

  private func act(
    _ state: inout CardEditorScreen.State, _ actions: CardEditorScreen.Action...,
    library: AccountState = AccountState()
  ) -> [Effect] {
    let context = ReduceContext.test(library)
    return actions.reduce([]) { _, action in CardEditorScreen.reduce(&state, action, context) }
  }

  @Test("the arrows go round through the types and the ways to answer")
  func arrows() {
    var state = filled()
    state.focus = .type
    let right = CardEditorScreen.Action.keyTyped(KeyPress(.right))
    var types: [CardType] = []
    for _ in 0..<4 {
      types.append(state.type)
      _ = act(&state, right)
    }
    #expect(types == [.basic, .pair, .cloze, .basic])
    state.focus = .kind
    var kinds: [AnswerKind?] = []
    for _ in 0..<5 {
      kinds.append(state.kind)
      _ = act(&state, right)
    }
    #expect(kinds == [nil, .choice, .typed, .flip, nil])
    _ = act(&state, .valueMoved(.kind, by: -1))
    #expect(state.kind == nil)
    #expect(state.focus == .kind)
  }

  @Test("fields that a text with gaps does not use are neither there nor saved, and come back")
  func switching() {
    var state = filled()
    state.alternatives = TextField("coseno de x", byteLimit: Self.limit)
    let basic = state.content
    #expect(basic.answer == "cos x" && basic.distractors == ["sen x"])
    #expect(basic.alternatives == ["coseno de x"])
    state.type = .cloze
    let cloze = state.content
    #expect(cloze.form == .cloze(gap: 1))
    #expect(cloze.answer.isEmpty && cloze.distractors.isEmpty && cloze.alternatives.isEmpty)
    for focus in [Focus.answer, .firstDistractor, .thirdDistractor, .alternatives] {
      #expect(!Focus.items(of: .cloze).contains(focus))
    }
    state.focus = .prompt
    _ = act(&state, .focusMoved(by: 1))
    #expect(state.focus == .kind)
    state.type = .basic
    #expect(state.content == basic)
  }

  @Test("empty options are left out, and what is wrong is said at the field that it concerns")
  func optionalOptions() {
    var state = filled()
    #expect(state.openProblems.isEmpty)
    state.distractors[0] = TextField("tan x", byteLimit: Self.limit)
    state.distractors[1] = TextField("  ", byteLimit: Self.limit)
    state.distractors[2] = TextField("cosx", byteLimit: Self.limit)
    #expect(state.content.distractors == ["tan x", "cosx"])
    // The third field holds the second option.
    #expect(state.openProblems == [.sameMeaning(.distractor(2), as: .answer)])
  }

  @Test(
    "other answers are parted by semicolons, but not within brackets",
    arguments: [
      ("a; b ;c", ["a", "b", "c"]), ("(1; 2); (2; 1)", ["(1; 2)", "(2; 1)"]),
      ("[0; 1[", ["[0; 1["]), ("uno, dos", ["uno, dos"]), (" ; ;", []), ("a); b", ["a)", "b"]),
    ])
  func alternatives(text: String, answers: [String]) {
    #expect(CardEditorScreen.answers(in: text) == answers)
  }

  @Test(
    "tags are parted by spaces or commas, and each counts once",
    arguments: [
      ("límites, derivadas", ["límites", "derivadas"]), ("#parcial  parcial,PARCIAL", ["parcial"]),
      ("Límites limites", ["Límites"]), (" , ", []),
    ])
  func tags(text: String, tags: [String]) {
    #expect(CardContent.tags(in: text) == tags)
  }

  @Test("what came from elsewhere is not divided anew as long as it is not touched")
  func foreignLists() throws {
    var learner = Learner()
    var content = Learner.content("a")
    content.tags = ["primer parcial"]
    content.alternatives = ["1; 2"]
    learner.write(.cardPut(CardID("a"), content))
    let card = try #require(learner.library.card(CardID("a")))
    var state = CardEditorScreen.State(editing: card, library: learner.library)
    #expect(state.content == content)
    #expect(!state.hasChanges)
    state.tags = TextField("segundo", byteLimit: Self.limit)
    #expect(state.content.tags == ["segundo"])
    #expect(state.content.alternatives == ["1; 2"])
  }

  @Test("a deck is one of those that exist, a new name, or none")
  func decks() {
    var learner = Learner()
    for name in ["Parcial 2", "Álgebra"] {
      var content = Learner.content(name)
      content.deck = name
      learner.write(.cardPut(CardID(name), content))
    }
    var state = CardEditorScreen.State(newCard: CardID("n"), library: learner.library)
    #expect(state.deck.known.map(\.text) == ["", "Parcial 2", "Álgebra"])
    #expect(state.content.deck.isEmpty)
    state.focus = .deck
    _ = act(&state, .keyTyped(KeyPress(.right)))
    #expect(state.content.deck == "Parcial 2")
    _ = act(&state, .pasted("algebra"))
    #expect(state.content.deck == "Álgebra")
    _ = act(&state, .keyTyped(.character("x")))
    #expect(state.content.deck == "algebrax")
  }

  @Test("both directions are saved at once, and whichever was opened all of them are edited")
  func family() throws {
    var learner = Learner()
    var state = filled(.pair)
    let content = state.content
    let effects = act(&state, .saveChosen)
    var backward = content
    backward.form = .backward
    let payloads: [EventPayload] = [
      .cardPut(CardID("n"), content), .cardPut(CardID("n.r"), backward),
    ]
    #expect(effects == [.append(payloads, for: .saveCard)])
    for payload in payloads { learner.write(payload) }
    let card = try #require(learner.library.card(CardID("n.r")))
    var opened = CardEditorScreen.State(editing: card, library: learner.library)
    #expect(opened.card == CardID("n"))
    #expect(opened.siblingCount == 2)
    #expect(!opened.hasChanges)
    opened.type = .basic
    var basic = content
    basic.form = .basic
    #expect(
      act(&opened, .saveChosen, library: learner.library) == [
        .append([.cardPut(CardID("n"), basic), .cardDelete(CardID("n.r"))], for: .saveCard)
      ])
  }
}
