import Testing

@testable import DailyMathApp

@Suite("Numbered choices")
struct PlainMenuTests {
  private let menu = PlainMenu(
    choices: [.init(1, "Abrir", "open", "a"), .init(0, "Salir", "quit", "q")], usual: "open")

  @Test(
    "a choice is taken by its number or its letter, however they are written",
    arguments: [
      ("1", "open"), (" 1 ", "open"), ("1.", "open"), ("1)", "open"), ("A", "open"),
      ("", "open"), ("0", "quit"), ("Q", "quit"), ("2", nil), ("10", nil), ("ab", nil),
    ])
  func meanings(text: String, meaning: String?) {
    #expect(menu.meaning(of: .text(text)) == meaning)
  }

  @Test("the lines say the numbers, and the prompt what Enter takes")
  func lines() {
    #expect(menu.lines == ["1. Abrir", "0. Salir"])
    #expect(menu.prompt(.spanish) == "Elige un número (Enter: Abrir)")
    let open = PlainMenu(choices: menu.choices)
    #expect(open.prompt(.spanish) == "Elige un número")
    #expect(open.meaning(of: .text("")) == nil)
  }
}
