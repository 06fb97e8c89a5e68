import DailyMathTerminal
import Testing

@Suite("A modal question")
struct ModalTests {
  private static let modal = Modal(
    title: "Borrar", message: ["¿Seguro?"],
    buttons: [
      ModalButton("Borrar", isDestructive: true, action: "yes"), ModalButton("No", action: "no"),
    ])

  private static func frame(
    _ modal: Modal<String>, columns: Int = 28, rows: Int
  ) -> Frame<String> {
    var frame = Frame<String>(size: Size(columns: columns, rows: rows))
    modal.draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    return frame
  }

  @Test("has the focus on the first answer that does no harm")
  func defaultButton() {
    #expect(Self.modal.focused == 1)
    let frame = Self.frame(Self.modal, rows: 7)
    #expect(frame.rows[5] == "  ┃  [ Borrar ]  [▸No◂]  ┃")
    #expect(frame.canvas[7, 5].style == .error)
    let destructive = [ModalButton("Borrar", isDestructive: true, action: "yes")]
    #expect(Modal(title: "", message: [], buttons: destructive).focused == 0)
  }

  @Test("gives up its blank rows, then its title and its border, where the window is low")
  func low() {
    #expect(
      Self.frame(Self.modal, rows: 6).rows == [
        "  ┏━━━━━━━━━━━━━━━━━━━━━━┓", "  ┃  Borrar              ┃", "  ┃  ¿Seguro?            ┃",
        "  ┃                      ┃", "  ┃  [ Borrar ]  [▸No◂]  ┃", "  ┗━━━━━━━━━━━━━━━━━━━━━━┛",
      ])
    #expect(
      Self.frame(Self.modal, rows: 4).rows == [
        "  ┏━━━━━━━━━━━━━━━━━━━━━━┓", "  ┃  ¿Seguro?            ┃", "  ┃  [ Borrar ]  [▸No◂]  ┃",
        "  ┗━━━━━━━━━━━━━━━━━━━━━━┛",
      ])
    #expect(Self.frame(Self.modal, rows: 2).rows == ["  ¿Seguro?", "  [ Borrar ]  [▸No◂]"])
    #expect(Self.frame(Self.modal, rows: 1).rows == ["  [ Borrar ]  [▸No◂]"])
  }

  @Test("scrolls a long message, its answers always in sight")
  func scrolling() {
    var modal = Self.modal
    modal.message = ["uno", "dos", "tres", "cuatro", "cinco"]
    let rect = Rect(column: 0, row: 0, columns: 28, rows: 6)
    let extent = modal.extent(in: rect)
    #expect(extent.count == 5 && extent.rows == 2)
    #expect(
      Self.frame(modal, rows: 6).rows[1...4] == [
        "  ┃  Borrar              ┃", "  ┃  uno                 ┃", "  ┃  dos               ↓ ┃",
        "  ┃  [ Borrar ]  [▸No◂]  ┃",
      ])
    _ = modal.scroll.handle(KeyPress(.end), count: 5, rows: 2)
    #expect(
      Self.frame(modal, rows: 6).rows[2...3] == [
        "  ┃  cuatro            ↑ ┃", "  ┃  cinco               ┃",
      ])
  }

  @Test("keeps the answer with the focus in sight where not all of them are")
  func manyAnswers() {
    let buttons = (1...4).map { ModalButton("Respuesta \($0)", action: "\($0)") }
    let modal = Modal(title: "", message: ["x"], buttons: buttons, focused: 3)
    let frame = Self.frame(modal, columns: 20, rows: 2)
    #expect(frame.rows == ["[ Respuesta 3 ]", "[▸Respuesta 4◂]"])
    #expect(frame.hitRegions.map(\.action) == ["3", "4"])
  }

  @Test("takes the cursor and the regions from what is behind it")
  func behind() {
    var frame = Frame<String>(size: Size(columns: 30, rows: 9))
    frame.addRegion(frame.bounds, "behind")
    frame.placeCursor(at: Position(column: 0, row: 0), isVisible: true)
    Modal(title: "Aviso", message: [], buttons: [])
      .draw(into: &frame, rect: frame.bounds, glyphs: .unicode)
    #expect(frame.hitRegions.isEmpty)
    // The box is 24 columns wide and 3 rows high.
    #expect(frame.cursor == Position(column: 3, row: 3))
    #expect(!frame.isCursorVisible)
  }
}
