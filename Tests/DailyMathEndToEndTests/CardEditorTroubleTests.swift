import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("Writing cards with odd input")
struct CardEditorTroubleTests {
  let folder: StudyFolder
  let program: ProgramUnderTest

  init() throws {
    folder = try StudyFolder()
    try folder.register([])
    program = try folder.signIn(columns: 120, rows: 40)
    try program.waitFor("Crea la primera")
    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
  }

  /// Fills in question, answer and wrong options, beginning at the question.
  private func fill(_ texts: String...) throws {
    for text in texts {
      try program.paste(text)
      try program.press(.tab)
    }
  }

  @Test("empty fields are named, one by one, and nothing is saved")
  func empty() throws {
    try program.press(.control("s"))
    try program.waitFor("Escribe la pregunta.")
    try fill("¿2 + 2?", "   ", "3", "5", "6")
    try program.press(.control("s"))
    try program.waitForAbsence(of: "Escribe la pregunta.")
    try program.waitForAbsence(of: "Escribe una opción incorrecta.")
    try program.waitFor("Escribe la respuesta")
    let isKept = program.screen.shows("¿2 + 2?")
    #expect(isKept)
    #expect(try folder.state().cardCount == 0)
  }

  @Test("options that mean the same are refused in words, and a mended one is saved")
  func equal() throws {
    try fill("¿La mitad de uno?", "1/2", "0,5", "2", "3")
    try program.press(.control("s"))
    try program.waitFor("Significa lo mismo")
    #expect(try folder.state().cardCount == 0)
    try program.press(.control("u"))
    try program.type("0,25")
    try program.press(.control("s"))
    try program.waitFor("Tarjeta guardada.")
    #expect(try program.count("Total") == 1)
    let card = try folder.onlyCard()
    #expect(card.content.options == ["1/2", "0,25", "2", "3"])
  }

  @Test("control characters in a pasted card are gone before it is drawn or stored")
  func controls() throws {
    try fill("Uno\u{1B}[2J\u{7}\r\ndos\u{9D}x\u{202E}", "sí\u{0}", "no\u{8}", "tal vez", "nunca")
    try program.press(.control("s"))
    try program.waitFor("Tarjeta guardada.")
    try program.waitFor("Uno")
    #expect(program.screen.unknownTexts == [])
    let card = try folder.onlyCard()
    for text in [card.content.prompt] + card.content.options {
      let isHarmless = text.unicodeScalars.allSatisfy {
        // The question may have several lines.
        ($0.properties.generalCategory != .control || $0 == "\n") && $0 != "\u{202E}"
      }
      #expect(isHarmless, "\(text.debugDescription)")
    }
  }

  @Test("a card of 5,000 characters is saved whole, shown and answered")
  func large() throws {
    let words = (1...).lazy.map { "palabra\($0)" }
    var prompt = ""
    for word in words where prompt.count < 5_000 {
      prompt += prompt.isEmpty ? word : " " + word
      if prompt.count >= 5_000 { break }
    }
    prompt = String(prompt.prefix(4_999)) + "?"
    #expect(prompt.count == 5_000)
    try fill(prompt, "buena", "mala a", "mala b", "mala c")
    try program.press(.control("s"))
    try program.waitFor("Tarjeta guardada.")
    try program.waitFor("palabra1")
    #expect(try folder.onlyCard().content.prompt == prompt)

    try program.press(.enter)
    try program.waitFor("palabra2")
    // The options lie far below the window's end; going to one brings it into sight.
    try program.press(.down)
    try program.wait(for: "an option") { $0.shows("buena") || $0.shows("mala") }
    try program.press(.character("1"))
    try program.wait(for: "a verdict") { $0.shows("3 Difícil") || $0.shows("incorrecta") }
    let isRight = program.screen.shows("3 Difícil")
    try program.press(isRight ? .enter : .space)
    try program.wait(for: "the next step") { $0.shows("Terminaste") || $0.shows("por repetir") }
    #expect(try folder.state().tally(on: Noon.today).answers == 1)
    #expect(program.screen.unknownTexts == [])
  }
}
