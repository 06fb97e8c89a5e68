import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The card editor")
struct CardEditorScreenTests {
  typealias Focus = CardEditorScreen.Focus

  @Test("a new card begins empty, without wrong options and with the first category")
  func newCard() {
    let state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    #expect(
      state.content
        == CardContent(
          prompt: "", answer: "", distractors: [], category: .trigonometry))
    #expect(state.focus == .prompt)
    #expect(!state.isEditing)
    #expect(!state.hasChanges)
  }

  @Test("a card that exists is there as it is, and what has no field is kept")
  func editing() throws {
    var learner = Learner()
    var content = Learner.content("det A", category: .other("Topología"))
    content.tags = ["matriz"]
    content.difficulty = 7
    learner.write(.cardPut(CardID("a"), content))
    let card = try #require(learner.library.card(CardID("a")))
    var state = CardEditorScreen.State(editing: card, library: learner.library)
    #expect(state.content == content)
    #expect(state.isEditing)
    #expect(!state.hasChanges)
    state.note = TextArea("Otra cosa.")
    content.note = "Otra cosa."
    #expect(state.content == content)
    #expect(state.hasChanges)
  }

  @Test("a card with fewer wrong options gets fields for three, one with more keeps them")
  func distractors() throws {
    for count in [0, 1, 5] {
      var learner = Learner()
      var content = Learner.content("?")
      content.distractors = (0..<count).map { "opción \($0)" }
      learner.write(.cardPut(CardID("a"), content))
      let card = try #require(learner.library.card(CardID("a")))
      let state = CardEditorScreen.State(editing: card, library: learner.library)
      #expect(state.distractors.count == max(3, count))
    }
  }

  @Test("the categories of the learner's own are offered in order")
  func categories() {
    var learner = Learner()
    learner.put("a", category: .other("Topología"))
    learner.put("b", category: .other("Lógica"))
    learner.put("c", category: .probability)
    let state = CardEditorScreen.State(newCard: CardID("n"), library: learner.library)
    #expect(
      state.category.known == CardCategory.wellKnown + [.other("Lógica"), .other("Topología")])
  }

  @Test(
    "keys on every item",
    arguments: [
      (.tab, .focusMoved(by: 1)), (.backTab, .focusMoved(by: -1)),
      (.escape, .leaveChosen),
      (.character("s", .control), .saveChosen), (.character("r", .control), nil),
    ] as [(KeyPress, CardEditorScreen.Action?)])
  func keys(key: KeyPress, action: CardEditorScreen.Action?) {
    for focus in Focus.allCases {
      #expect(CardEditorScreen.action(for: key, in: empty(focus)) == action)
    }
  }

  @Test("in a field every letter is text; Enter goes on and saves on the button")
  func fieldKeys() {
    for focus in Focus.allCases where focus != .save {
      for character in "qnes?/ " {
        let key = KeyPress.character(character)
        #expect(CardEditorScreen.action(for: key, in: empty(focus)) == .keyTyped(key))
      }
      guard !focus.hasLines else { continue }
      #expect(CardEditorScreen.action(for: .enter, in: empty(focus)) == .focusMoved(by: 1))
      let down = CardEditorScreen.action(for: KeyPress(.down), in: empty(focus))
      #expect(down == .focusMoved(by: 1))
    }
    #expect(CardEditorScreen.action(for: .enter, in: empty(.save)) == .saveChosen)
    #expect(CardEditorScreen.action(for: .space, in: empty(.save)) == .saveChosen)
    #expect(CardEditorScreen.action(for: .character("x"), in: empty(.save)) == nil)
  }

  @Test("letters and what is pasted go into the field that has the focus")
  func typing() {
    let limit = CardContent.longestField
    let expected = TextField("x", byteLimit: limit)
    let area = TextArea("x", byteLimit: limit)
    let key = CardEditorScreen.Action.keyTyped(.character("x"))
    expect(key, in: empty(.prompt)) { $0.prompt = area }
    expect(key, in: empty(.answer)) { $0.answer = expected }
    expect(key, in: empty(.firstDistractor)) { $0.distractors[0] = expected }
    expect(key, in: empty(.secondDistractor)) { $0.distractors[1] = expected }
    expect(.pasted("x"), in: empty(.thirdDistractor)) { $0.distractors[2] = expected }
    expect(.pasted("x"), in: empty(.note)) { $0.note = area }
    expect(key, in: empty(.alternatives)) { $0.alternatives = expected }
    expect(.pasted("x"), in: empty(.tags)) { $0.tags = expected }
    expect(.pasted("x"), in: empty(.deck)) { _ = $0.deck.insert(pasted: "x") }
    expect(key, in: empty(.kind))
    expect(key, in: empty(.save))
    expect(.keyTyped(KeyPress(.right)), in: empty(.category)) {
      _ = $0.category.handle(KeyPress(.right))
    }
  }

  @Test("a paste that does not fit is cut, and that is said until the next edit")
  func longPaste() {
    let limit = CardContent.longestField
    let cut = expect(.pasted(String(repeating: "a", count: 100_000)), in: empty(.prompt)) {
      $0.prompt = TextArea(String(repeating: "a", count: limit), byteLimit: limit)
      $0.notice = .pasteCut
    }
    var mended = cut
    _ = CardEditorScreen.reduce(&mended, .keyTyped(KeyPress(.backspace)), .usual)
    #expect(mended.prompt.text == String(repeating: "a", count: limit - 1))
    #expect(mended.notice == nil)
  }

  @Test("a good card is saved once, without the spaces at its ends")
  func saving() {
    var state = filled()
    state.answer = TextField("  1 ", byteLimit: CardContent.longestField)
    state.notice = .notSaved(.busy(path: "/d"))
    let content = CardContent(
      prompt: "sen²x + cos²x", answer: "1", distractors: ["0", "2", "−1"],
      category: .trigonometry)
    let saving = expect(
      .saveChosen, in: state, effects: [.append([.cardPut(CardID("n"), content)], for: .saveCard)]
    ) {
      $0.isSaving = true
      $0.notice = nil
    }
    expect(.saveChosen, in: saving)
    let failed = expect(.saveFailed(.diskFull(path: "/d")), in: saving) {
      $0.isSaving = false
      $0.notice = .notSaved(.diskFull(path: "/d"))
    }
    expect(
      .saveChosen, in: failed,
      effects: [.append([.cardPut(CardID("n"), content)], for: .saveCard)]
    ) {
      $0.isSaving = true
      $0.notice = nil
    }
  }

  @Test("commands ask for what they say")
  func commands() {
    expect(.helpChosen, in: filled(), effects: [.toggleHelp])
  }

  @Test("an untouched editor is left at once")
  func leavingUntouched() {
    expect(.leaveChosen, in: empty(.note), effects: [.goBack])
    var state = empty(.prompt)
    state.prompt = TextArea(" \n ", byteLimit: CardContent.longestField)
    expect(.leaveChosen, in: state, effects: [.goBack])
  }

  @Test("what was written is thrown away only after a question, with keeping it selected")
  func discarding() {
    var state = filled()
    state.isConfirmSelected = true
    let asked = expect(.leaveChosen, in: state) {
      $0.isAskingToDiscard = true
      $0.isConfirmSelected = false
    }
    expect(.questionAnswered(confirm: false), in: asked) { $0.isAskingToDiscard = false }
    expect(.answerSelected(confirm: true), in: asked) { $0.isConfirmSelected = true }
    expect(.questionAnswered(confirm: true), in: asked, effects: [.goBack]) {
      $0.isAskingToDiscard = false
    }
  }

  @Test(
    "keys before the question",
    arguments: [
      (.escape, .questionAnswered(confirm: false)),
      (.character("n"), .questionAnswered(confirm: false)),
      (.character("s"), .questionAnswered(confirm: true)),
      (.character("y"), .questionAnswered(confirm: true)),
      (.enter, .questionAnswered(confirm: false)), (.tab, .answerSelected(confirm: true)),
      (KeyPress(.left), .answerSelected(confirm: true)), (.character("q"), nil),
    ] as [(KeyPress, CardEditorScreen.Action?)])
  func questionKeys(key: KeyPress, action: CardEditorScreen.Action?) {
    var state = filled()
    state.isAskingToDiscard = true
    #expect(CardEditorScreen.action(for: key, in: state) == action)
  }

  private func empty(_ focus: Focus) -> CardEditorScreen.State {
    var state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    state.focus = focus
    return state
  }

  private func filled() -> CardEditorScreen.State {
    var state = empty(.save)
    let limit = CardContent.longestField
    state.prompt = TextArea("sen²x + cos²x", byteLimit: limit)
    state.answer = TextField("1", byteLimit: limit)
    state.distractors = ["0", "2", "−1"].map { TextField($0, byteLimit: limit) }
    return state
  }

  @discardableResult
  private func expect(
    _ action: CardEditorScreen.Action, in state: CardEditorScreen.State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout CardEditorScreen.State) -> Void = { _ in }
  ) -> CardEditorScreen.State {
    expectReduction(
      of: state, by: { CardEditorScreen.reduce(&$0, action, .usual) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }
}
