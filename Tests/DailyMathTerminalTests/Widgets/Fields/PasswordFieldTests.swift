import DailyMathSystem
import DailyMathTerminal
import Testing

@Suite("A password field")
struct PasswordFieldTests {
  private static func row(_ field: PasswordField, columns: Int) -> (String, Int?) {
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    field.draw(into: &frame, rect: frame.bounds, isFocused: true, glyphs: .unicode)
    return (frame.canvas.text(row: 0), frame.cursor?.column)
  }

  @Test("shows a dot for each character and never the text")
  func dots() {
    var field = PasswordField()
    for character in "señal1" { #expect(field.handle(.character(character)) == true) }
    #expect(Self.row(field, columns: 10) == ("••••••", 6))
    #expect(Self.row(field, columns: 4) == ("•••", 3))
    #expect(Self.row(field, columns: 6) == ("…••••", 5))
    #expect(Self.row(field, columns: 7) == ("••••••", 6))
    #expect(!"\(field)".contains("al1"))
  }

  @Test("shows the end of the text while it is revealed")
  func revealed() {
    var field = PasswordField()
    field.insert(pasted: "contraseña漢\n")
    field.isRevealed = true
    #expect(Self.row(field, columns: 20) == ("contraseña漢", 12))
    #expect(Self.row(field, columns: 5) == ("ña漢", 4))
    #expect(Self.row(field, columns: 4) == ("a漢", 3))
    #expect(Self.row(field, columns: 8) == ("…seña漢", 7))
  }

  @Test("takes a whole secret in the place of what was there")
  func replaced() {
    var field = PasswordField()
    field.insert(pasted: "antes")
    var secret = SecretBytes()
    secret.append([0x61, 0xFF, 0x00])
    field.replace(with: secret)
    #expect(field.secret == secret)
  }

  @Test("what was refused is typed over, and a key that edits keeps it")
  func selected() {
    func refused() -> PasswordField {
      var field = PasswordField()
      field.insert(pasted: "clave1")
      field.select()
      return field
    }
    var typed = refused()
    #expect(typed.handle(.character("x")) == true)
    #expect(typed.handle(.character("y")) == true)
    #expect(typed.secret.byteCount == 2)
    var pasted = refused()
    pasted.insert(pasted: "\n")
    #expect(pasted.isSelected)
    pasted.insert(pasted: "año")
    #expect(pasted.secret.byteCount == 4)
    for key in [KeyPress(.backspace), KeyPress(.end), KeyPress(.left)] {
      var edited = refused()
      #expect(edited.handle(key) == true)
      #expect(!edited.isSelected)
      #expect(edited.secret.byteCount == (key == KeyPress(.backspace) ? 5 : 6))
    }
    var other = refused()
    #expect(other.handle(KeyPress(.tab)) == false)
    #expect(other.isSelected)
    other.replace(with: SecretBytes())
    other.select()
    #expect(!other.isSelected)
  }

  @Test("what is selected is reversed, with a border and without")
  func selectedStyle() {
    var field = PasswordField()
    field.insert(pasted: "ab")
    field.select()
    for rows in [LabelledField.rows, LabelledField.compactRows] {
      var frame = Frame<Int>(size: Size(columns: 12, rows: rows))
      LabelledField("x", isFocused: true).draw(
        into: &frame, rect: frame.bounds, glyphs: .unicode, content: field)
      let reversed = frame.canvas.cells.filter { $0.style.emphasis.contains(.reverse) }
      #expect(reversed.map(\.character) == ["•", "•"])
    }
  }

  @Test("is edited at its end")
  func editing() {
    var field = PasswordField()
    field.insert(pasted: "año")
    #expect(field.handle(KeyPress(.left)) == true)
    #expect(field.handle(KeyPress(.backspace)) == true)
    #expect(field.handle(KeyPress(.backspace)) == true)
    #expect(field.secret.byteCount == 1)
    #expect(field.handle(.character("u", .control)) == true)
    #expect(field.isEmpty)
    #expect(field.handle(KeyPress(.enter)) == false)
    #expect(field.insert(pasted: String(repeating: "x", count: 501)) == true)
  }
}
