import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Problems in the card editor")
struct CardEditorScreenProblemTests {
  @Test("an empty card is not saved: what it needs says why, and the first field has the focus")
  func empty() {
    var state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    state.focus = .save
    expect(.saveChosen, in: state) {
      $0.problems = [
        .prompt: .empty(.prompt), .answer: .empty(.answer),
      ]
      $0.focus = .prompt
    }
  }

  @Test("an empty category is a problem too, and gets the focus")
  func emptyCategory() {
    var state = filled(["0", "2", "−1"])
    _ = state.category.handle(KeyPress(.backspace))
    expect(.saveChosen, in: state) {
      $0.problems = [.category: .empty(.category)]
      $0.focus = .category
    }
  }

  @Test("a field that is left empty is not scolded")
  func emptyIsNotScolded() {
    let state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    expect(.focusMoved(by: 1), in: state) { $0.focus = .answer }
    expect(.focusMoved(by: -1), in: state) { $0.focus = .type }
  }

  @Test("an option that repeats another is named as it is left, and clears once either is mended")
  func repeatedOption() {
    var state = filled(["1,0", "2", "−1"])
    state.focus = .firstDistractor
    let left = expect(.focusMoved(by: 1), in: state) {
      $0.focus = .secondDistractor
      $0.problems = [.distractor(0): .sameMeaning(.distractor(0), as: .answer)]
    }
    let atAnswer = expect(.focused(.answer), in: left) { $0.focus = .answer }
    // 13 is not 1,0: mending the answer mends the option.
    expect(.keyTyped(.character("3")), in: atAnswer) {
      $0.answer = field("13")
      $0.problems = [:]
    }
  }

  @Test("a problem stays while it is there, whatever else is typed")
  func staysWhileThere() {
    var state = filled(["1,0", "2", "−1"])
    state.problems = [.distractor(0): .sameMeaning(.distractor(0), as: .answer)]
    state.focus = .note
    expect(.keyTyped(.character("x")), in: state) { $0.note = area("x") }
  }

  @Test("a failure to save goes with the next edit")
  func failure() {
    var state = filled(["0", "2", "−1"])
    state.notice = .notSaved(.diskFull(path: "/d"))
    state.focus = .note
    expect(.keyTyped(.character("x")), in: state) {
      $0.note = area("x")
      $0.notice = nil
    }
    state.focus = .save
    expect(.keyTyped(.character("x")), in: state)
  }

  @Test("a text with gaps needs one, and is not saved without")
  func noGap() {
    var state = filled([])
    state.distractors = ["", "", ""].map(field)
    state.type = .cloze
    expect(.saveChosen, in: state) {
      $0.problems = [.prompt: .cloze(.noGap)]
      $0.focus = .prompt
    }
  }

  private func area(_ text: String) -> TextArea {
    TextArea(text, byteLimit: CardContent.longestField)
  }

  private func field(_ text: String) -> TextField {
    TextField(text, byteLimit: CardContent.longestField)
  }

  private func filled(_ distractors: [String]) -> CardEditorScreen.State {
    var state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    state.focus = .save
    state.prompt = area("sen²x + cos²x")
    state.answer = field("1")
    state.distractors = distractors.map(field)
    return state
  }

  @discardableResult
  private func expect(
    _ action: CardEditorScreen.Action, in state: CardEditorScreen.State,
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout CardEditorScreen.State) -> Void = { _ in }
  ) -> CardEditorScreen.State {
    expectReduction(
      of: state, by: { CardEditorScreen.reduce(&$0, action, .usual) },
      sourceLocation: sourceLocation,
      change: change)
  }
}
