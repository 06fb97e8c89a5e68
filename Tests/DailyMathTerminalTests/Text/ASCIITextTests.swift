import DailyMathTerminal
import Testing

@Suite("Text in ASCII")
struct ASCIITextTests {
  @Test(
    "letters lose their accents, what is no letter of ours becomes a question mark",
    arguments: [
      ("¿Olvidaste tu contraseña?", "Olvidaste tu contrasena?"), ("¡Hola, Ana!", "Hola, Ana!"),
      ("ÁÉÍÓÚÜÑ áéíóúüñ", "AEIOUUN aeiouun"), ("n\u{303}a\u{301}", "na"), ("ǖ", "u"),
      ("Łódź, Ørsted, Gauß, 1.º", "Lodz, Orsted, Gauss, 1.o"), ("数学 日", "?? ?"),
      ("👩‍🏫", "?"), ("e\u{20DD}", "?"), ("ж", "?"), ("plain ~ {text}", "plain ~ {text}"), ("", ""),
      ("dos\r\nlíneas\n", "dos\r\nlineas\n"),
    ])
  func letters(text: String, expected: String) {
    #expect(ASCIIText.folded(text) == expected)
  }

  @Test(
    "signs are written as they are typed",
    arguments: [
      ("«a» “b” — c…", "\"a\" \"b\" - c..."), ("3 − 2 · 5 × 4 ÷ 2", "3 - 2 * 5 x 4 / 2"),
      ("≤ √2 π ½", "<= sqrt2 pi 1/2"), ("↑↓←→", "^v<-->"), ("5\u{A0}%", "5 %"),
    ])
  func signs(text: String, expected: String) {
    #expect(ASCIIText.folded(text) == expected)
  }

  @Test(
    "exponents and indices keep their place",
    arguments: [
      ("sen²(x)", "sen^2(x)"), ("e³ˣ", "e^(3x)"), ("x⁻¹ + x₁₂", "x^(-1) + x_(12)"),
      ("x₁²", "x_1^2"), ("x²₁", "x^2_1"), ("2ⁿ", "2^n"),
    ])
  func shifted(text: String, expected: String) {
    #expect(ASCIIText.folded(text) == expected)
  }

  @Test(
    "a sign that is struck through never loses its stroke",
    arguments: [("≠", "!="), ("=\u{338}", "!="), ("∉", " not in "), ("≮", "?"), ("<\u{338}", "?")])
  func struckThrough(text: String, expected: String) {
    #expect(ASCIIText.folded(text) == expected)
  }

  @Test("a picture keeps its columns")
  func picture() {
    var frame = Frame<Int>(size: Size(columns: 14, rows: 1))
    frame.canvas.write("¿Qué? 数 é…│", at: Position(column: 0, row: 0), style: .title)
    frame.title = "DailyMath · Qué"
    frame.placeCursor(at: Position(column: 3, row: 0))
    frame.addRegion(Rect(column: 1, row: 0, columns: 4, rows: 1), 7)
    var folded = frame
    folded.foldToASCII()
    #expect(folded.canvas.text(row: 0) == " Que? ?  e.?")
    #expect(folded.canvas[1, 0].style == .title)
    #expect(folded.title == "DailyMath . Que")
    #expect(folded.cursor == frame.cursor)
    #expect(folded.hitRegions == frame.hitRegions)
  }

  @Test("a cell shows a sign by what is nearest in one column")
  func cells() {
    var frame = Frame<Int>(size: Size(columns: 12, rows: 1))
    frame.canvas.write("·→←↑↓×√²≠ℝ∂", at: Position(column: 0, row: 0), style: .text)
    frame.foldToASCII()
    #expect(frame.canvas.text(row: 0) == ".><^vx???Rd")
  }
}
