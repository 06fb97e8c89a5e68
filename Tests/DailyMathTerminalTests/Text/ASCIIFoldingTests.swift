import DailyMathTerminal
import Testing

@Suite("The nearest ASCII")
struct ASCIIFoldingTests {
  @Test(
    "letters lose their marks, signs become their likeness, and what has none a question mark",
    arguments: [
      ("¿Olvidaste tu contraseña?", "Olvidaste tu contrasena?"), ("¡Hola, Ana!", "Hola, Ana!"),
      ("Comprobando…", "Comprobando..."), ("ÁÉÍÓÚÜÑ áéíóúüñ", "AEIOUUN aeiouun"),
      ("n\u{303}a\u{301}", "na"), ("«sí» “no” 1–4", "\"si\" \"no\" 1-4"),
      ("3 × 4 − 2 ÷ 2 · x", "3 x 4 - 2 / 2 . x"), ("↑↓←→", "^v<>"), ("∫ √2 ½", "? ?2 ?"),
      ("=\u{338}", "?"), ("数学", "??"), ("👩‍🏫", "?"), ("plain ~ {text}", "plain ~ {text}"), ("", ""),
    ])
  func text(text: String, folded: String) {
    #expect(ASCIIFolding.text(text) == folded)
  }

  @Test("a picture keeps its columns")
  func picture() {
    var frame = Frame<Int>(size: Size(columns: 14, rows: 1))
    frame.canvas.write("¿Qué? 数 é…│", at: Position(column: 0, row: 0), style: .title)
    frame.title = "DailyMath · ¿Qué?"
    frame.placeCursor(at: Position(column: 3, row: 0))
    frame.addRegion(Rect(column: 1, row: 0, columns: 4, rows: 1), 7)
    var folded = frame
    folded.foldToASCII()
    #expect(folded.canvas.text(row: 0) == " Que? ?  e.?")
    #expect(folded.canvas[1, 0].style == .title)
    #expect(folded.title == "DailyMath . Que?")
    #expect(folded.cursor == frame.cursor)
    #expect(folded.hitRegions == frame.hitRegions)
  }
}
