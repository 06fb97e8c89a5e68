import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("Several lines in the card editor")
struct CardEditorLinesTests {
  private static let areas: [CardEditorScreen.Focus] = [.prompt, .note]

  @Test("Enter and the arrows belong to a text of several lines, Tab leads out", arguments: areas)
  func keys(focus: CardEditorScreen.Focus) {
    let state = editor(focus)
    for key in [KeyPress.enter, KeyPress(.up), KeyPress(.down)] {
      #expect(CardEditorScreen.action(for: key, in: state) == .keyTyped(key))
    }
    #expect(CardEditorScreen.action(for: .tab, in: state) == .focusMoved(by: 1))
    #expect(CardEditorScreen.action(for: .backTab, in: state) == .focusMoved(by: -1))
  }

  @Test("the arrows move between the lines, and from the first and the last to the fields beside")
  func arrows() {
    var state = editor(.prompt)
    state.prompt = TextArea("uno\ndos")
    press(&state, KeyPress(.up))
    #expect(state.focus == .prompt)
    press(&state, .character("!"))
    #expect(state.prompt.text == "uno!\ndos")
    press(&state, KeyPress(.down), KeyPress(.down))
    #expect(state.focus == .answer)
    state.focus = .prompt
    press(&state, KeyPress(.up), KeyPress(.up))
    #expect(state.focus == .type)
  }

  @Test("a card is saved with its lines, and one that has lines is there untouched")
  func saving() throws {
    var scene = AppScene(Learner(cards: "a"))
    scene.press(.character("e"), .enter)
    scene.type("b")
    let effects = scene.press(.character("s", .control))
    guard case .append(let payloads, _)? = effects.first,
      case .cardPut(_, let content)? = payloads.first
    else {
      Issue.record("nothing was saved")
      return
    }
    #expect(content.prompt == "a\nb")

    var learner = Learner()
    var old = Learner.content("lim\r\n f(x)\n")
    old.note = "uno\ndos"
    learner.write(.cardPut(CardID("c"), old))
    let card = try #require(learner.library.card(CardID("c")))
    let state = CardEditorScreen.State(editing: card, library: learner.library)
    #expect(!state.hasChanges)
    #expect(state.note.text == "uno\ndos")
  }

  @Test("a click puts the cursor where it falls, in lines too")
  func clicks() throws {
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      var scene = AppScene(Learner(cards: "a"), size: size)
      scene.press(.character("n"))
      scene.type("uno")
      scene.press(.enter)
      scene.type("dos")
      let frame = scene.frame()
      let row = try #require((0..<size.rows).first { frame.canvas.text(row: $0).contains("dos") })
      let column = try #require(Array(frame.canvas.text(row: row)).firstIndex(of: "o"))
      let action = try #require(frame.action(at: Position(column: column, row: row)))
      scene.act(.clicked(action))
      scene.type("X")
      #expect(scene.editor?.prompt.text == "uno\ndXos")
      let above = try #require(frame.action(at: Position(column: column, row: row - 1)))
      scene.act(.clicked(above))
      scene.type("Y")
      #expect(scene.editor?.prompt.text == "uYno\ndXos")
    }
  }

  @Test("in the smallest window the line at hand is seen, however many there are")
  func small() {
    var scene = AppScene(Learner(cards: "a"), size: Size(columns: 40, rows: 12))
    scene.press(.character("n"))
    for line in 1...9 {
      if line > 1 { scene.press(.enter) }
      scene.type("renglón \(line)")
      let canvas = scene.frame().canvas
      #expect((0..<12).contains { canvas.text(row: $0).contains("renglón \(line)") })
    }
  }

  @Test("a whole text takes the place of all lines")
  func replacing() {
    var state = editor(.note)
    state.note = TextArea("uno\ndos")
    _ = CardEditorScreen.reduce(&state, .textEntered("tres"), .usual)
    #expect(state.note.text == "tres")
  }

  private func editor(_ focus: CardEditorScreen.Focus) -> CardEditorScreen.State {
    var state = CardEditorScreen.State(newCard: CardID("n"), library: AccountState())
    state.focus = focus
    return state
  }

  private func press(_ state: inout CardEditorScreen.State, _ keys: KeyPress...) {
    for key in keys {
      guard let action = CardEditorScreen.action(for: key, in: state) else { continue }
      _ = CardEditorScreen.reduce(&state, action, .usual)
    }
  }
}
