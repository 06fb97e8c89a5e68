import DailyMathTerminal
import Testing

@Suite("The widgets")
struct WidgetTests {
  private static func rows<Action>(_ frame: Frame<Action>) -> [String] {
    (0..<frame.size.rows).map { frame.canvas.text(row: $0) }
  }

  @Test("draw a field with its label, border and error")
  func field() {
    var frame = Frame<String>(size: Size(columns: 24, rows: 6))
    let field = LabelledField("Clave", hint: "Ctrl-R", error: "No es correcta.", isFocused: true)
    field.draw(
      into: &frame, rect: frame.bounds, glyphs: .unicode, content: TextField("ana"), action: "go")
    #expect(
      Self.rows(frame) == [
        "Clave             Ctrl-R", "┏━━━━━━━━━━━━━━━━━━━━━━┓", "┃▸ana                  ┃",
        "┗━━━━━━━━━━━━━━━━━━━━━━┛", "✗ No es correcta.", "",
      ])
    #expect(frame.cursor == Position(column: 5, row: 2))
    #expect(frame.canvas[0, 4].style == .error)
    #expect(frame.action(at: Position(column: 9, row: 3)) == "go")
    #expect(field.rows(columns: 24, widths: .narrow) == 5)
  }

  @Test("draw a field that has not the focus with thin lines, and one without room in two rows")
  func quietField() {
    var frame = Frame<String>(size: Size(columns: 12, rows: 4))
    let field = LabelledField("Correo", placeholder: "ana@uq")
    field.draw(into: &frame, rect: frame.bounds, glyphs: .ascii, content: TextField())
    #expect(Self.rows(frame) == ["Correo", "+----------+", "| ana@uq   |", "+----------+"])
    #expect(frame.cursor == nil)
    frame = Frame(size: Size(columns: 12, rows: 2))
    field.draw(into: &frame, rect: frame.bounds, glyphs: .ascii, content: TextField("x"))
    #expect(Self.rows(frame) == ["Correo", " x"])
    #expect(frame.canvas[1, 1].style == .text.underlined)
  }

  @Test("draw a field of several rows, in which each letter can be clicked")
  func area() {
    var frame = Frame<Int>(size: Size(columns: 14, rows: 5))
    let field = LabelledField("Nota", isFocused: true, contentRows: 2)
    let content = TextArea("uno dos tres")
    #expect(field.rows(columns: 14, widths: .narrow) == 5)
    field.draw(
      into: &frame, rect: frame.bounds, glyphs: .unicode, content: content, action: -1,
      place: { $0 })
    #expect(
      Self.rows(frame) == [
        "Nota", "┏━━━━━━━━━━━━┓", "┃▸uno dos    ┃", "┃ tres       ┃", "┗━━━━━━━━━━━━┛",
      ])
    #expect(frame.cursor == Position(column: 6, row: 3))
    #expect(frame.action(at: Position(column: 4, row: 2)) == 2)
    #expect(frame.action(at: Position(column: 9, row: 3)) == 12)
    #expect(frame.action(at: Position(column: 0, row: 1)) == -1)
    frame = Frame(size: Size(columns: 14, rows: 3))
    field.draw(into: &frame, rect: frame.bounds, glyphs: .unicode, content: content)
    #expect(Self.rows(frame) == ["Nota", "▸uno dos", " tres"])
  }

  @Test(
    "draw a button in each of its states",
    arguments: [
      (Button.State.normal, "[ Seguir ]", true), (.focused, "[▸Seguir◂]", true),
      (.inactive, "[ Seguir ]", false), (.inactiveFocused, "[▸Seguir◂]", false),
      (.busy(step: 1), "[⠙ Seguir]", false),
    ])
  func button(state: Button.State, text: String, canBePressed: Bool) {
    var frame = Frame<String>(size: Size(columns: 12, rows: 1))
    Button("Seguir", state).draw(
      into: &frame, rect: frame.bounds, glyphs: .unicode, action: "press")
    #expect(Self.rows(frame) == [text])
    #expect((frame.action(at: Position(column: 3, row: 0)) == "press") == canBePressed)
    #expect((frame.cursor != nil) == text.contains("▸"))
  }

  @Test("draw a number in a box")
  func statBox() {
    var canvas = Canvas(size: Size(columns: 14, rows: 4))
    StatBox("24", caption: "Pendientes").draw(into: &canvas, rect: canvas.bounds, glyphs: .unicode)
    #expect(
      (0..<4).map { canvas.text(row: $0) } == [
        "╭────────────╮", "│ 24         │", "│ Pendientes │", "╰────────────╯",
      ])
    #expect(StatBox("24", caption: "Pendientes").columns(widths: .narrow) == 14)
  }

  @Test(
    "draw a bar that is full only at the end and empty only at the start",
    arguments: [
      (0, 10, "░░░░░"), (1, 100, "▓░░░░"), (5, 10, "▓▓░░░"), (99, 100, "▓▓▓▓░"), (10, 10, "▓▓▓▓▓"),
      (0, 0, "▓▓▓▓▓"), (-3, 10, "░░░░░"), (30, 10, "▓▓▓▓▓"), (.max - 1, .max, "▓▓▓▓░"),
    ])
  func bar(done: Int, total: Int, text: String) {
    var canvas = Canvas(size: Size(columns: 5, rows: 1))
    ProgressBar(done: done, total: total)
      .draw(into: &canvas, rect: canvas.bounds, glyphs: .unicode)
    #expect(canvas.text(row: 0) == text)
  }

  private static let tabs = TabBar(
    title: "∑ DailyMath",
    tabs: [
      Tab("1", "Hoy", action: 1), Tab("2", "Crear", action: 2), Tab("3", "Perfil", action: 3),
    ],
    selected: 0, trailing: "Ana")

  @Test(
    "draw the tabs, and less of them where there is less room",
    arguments: [
      (50, " ∑ DailyMath  ▸1 Hoy◂ 2 Crear  3 Perfil       Ana"),
      (40, " ∑ DailyMath  ▸1 Hoy◂ 2 Crear  3 Perfil"),
      (31, "▸1 Hoy◂ 2 Crear  3 Perfil  Ana"), (30, "▸1 Hoy◂ 2 Crear  3 Perfil"),
      (20, "▸1 Hoy◂ 2  3    Ana"), (5, "▸1 Ho"),
    ])
  func tabBar(columns: Int, text: String) {
    var frame = Frame<Int>(size: Size(columns: columns, rows: 1))
    Self.tabs.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.canvas.text(row: 0) == text)
    if columns == 50 {
      #expect(frame.action(at: Position(column: 23, row: 0)) == 2)
      #expect(frame.action(at: Position(column: 45, row: 0)) == nil)
    }
  }

  @Test(
    "draw the key hints that fit",
    arguments: [
      (40, " Tab campo   Enter seguir   q salir"), (34, " Tab campo   Enter seguir"), (9, ""),
      (10, " Tab campo"), (0, ""),
    ])
  func hints(columns: Int, text: String) {
    let hints = KeyHints<String>([
      KeyHint("Tab", "campo"), KeyHint("Enter", "seguir", action: "go"), KeyHint("q", "salir"),
    ])
    var frame = Frame<String>(size: Size(columns: columns, rows: 1))
    hints.draw(into: &frame, rect: frame.bounds)
    #expect(frame.canvas.text(row: 0) == text)
    let hit = frame.action(at: Position(column: 13, row: 0))
    #expect(hit == (columns >= 34 ? "go" : nil))
  }

  @Test(
    "leave out other keys before those at the end that are to last, and never the first",
    arguments: [
      (55, " 1–4 responder   ↑↓ elegir   u deshacer   Esc salir"),
      (40, " 1–4 responder   ↑↓ elegir   Esc salir"), (37, " 1–4 responder   Esc salir"),
      (26, " 1–4 responder   Esc salir"), (25, " 1–4 responder"), (13, ""),
    ])
  func lastingHints(columns: Int, text: String) {
    let hints = KeyHints<String>(
      [
        KeyHint("1–4", "responder"), KeyHint("↑↓", "elegir"), KeyHint("u", "deshacer"),
        KeyHint("Esc", "salir"),
      ], lasting: 1)
    var frame = Frame<String>(size: Size(columns: columns, rows: 1))
    hints.draw(into: &frame, rect: frame.bounds)
    #expect(frame.canvas.text(row: 0) == text)
  }

  @Test("draw a message with its sign")
  func message() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    MessageLine(.error, "No se guardó").draw(into: &canvas, rect: canvas.bounds, glyphs: .unicode)
    #expect(canvas.text(row: 0) == "✗ No se guardó")
    #expect(canvas[0, 0].style == .error)
  }

  @Test("draw a question in front of everything, with its answers")
  func modal() {
    var frame = Frame<String>(size: Size(columns: 40, rows: 10))
    frame.addRegion(frame.bounds, "behind")
    let modal = Modal(
      title: "Borrar", message: ["¿Seguro?"],
      buttons: [
        ModalButton("No", action: "no"), ModalButton("Borrar", isDestructive: true, action: "yes"),
      ])
    modal.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(
      Self.rows(frame) == [
        "", "        ┏━━━━━━━━━━━━━━━━━━━━━━┓", "        ┃  Borrar              ┃",
        "        ┃                      ┃", "        ┃  ¿Seguro?            ┃",
        "        ┃                      ┃", "        ┃  [▸No◂]  [ Borrar ]  ┃",
        "        ┗━━━━━━━━━━━━━━━━━━━━━━┛", "", "",
      ])
    #expect(frame.action(at: Position(column: 0, row: 0)) == nil)
    #expect(frame.action(at: Position(column: 22, row: 6)) == "yes")
    #expect(frame.cursor == Position(column: 13, row: 6))
  }

  @Test("never trap, however small the window", arguments: 0..<6, 0..<4)
  func tiny(columns: Int, rows: Int) {
    var frame = Frame<Int>(size: Size(columns: columns, rows: rows))
    let field = LabelledField("Correo", hint: "x", placeholder: "y", error: "mal", isFocused: true)
    field.draw(into: &frame, rect: frame.bounds, glyphs: .unicode, content: TextField("漢字漢字"))
    field.draw(into: &frame, rect: frame.bounds, glyphs: .unicode, content: PasswordField())
    Button("Seguir", .focused).draw(into: &frame, rect: frame.bounds, glyphs: .unicode, action: 1)
    StatBox("1", caption: "x").draw(into: &frame.canvas, rect: frame.bounds, glyphs: .unicode)
    Self.tabs.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    Modal(title: "a", message: ["漢"], buttons: [ModalButton("No", action: 1)])
      .draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.hitRegions.allSatisfy { frame.bounds.intersection($0.rect) == $0.rect })
  }
}
