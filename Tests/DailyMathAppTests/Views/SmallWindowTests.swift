import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("A window that is too small")
struct SmallWindowTests {
  @Test(
    "under 40×12 a line says so, nothing else is drawn, and leaving still works",
    arguments: [(39, 12), (40, 11), (20, 5), (39, 50), (130, 11)])
  func tooSmall(columns: Int, rows: Int) {
    let size = Size(columns: columns, rows: rows)
    for picture in Picture.all {
      var scene = picture.scene(Size(columns: 80, rows: 24), .spanish).resized(to: size)
      let frame = scene.frame()
      let text = (0..<rows).map { frame.canvas.text(row: $0) }.joined(separator: " ")
      #expect(text.hasPrefix("Ventana muy pequeña."), "\(picture.name)")
      #expect(frame.hitRegions.isEmpty, "\(picture.name)")
      let effects = scene.press(.character("c", .control))
      // Where an answer's grade is open, the answer is saved first.
      #expect(effects.last == .quit || scene.state.isQuitting, "\(picture.name)")
    }
  }

  @Test("from 40×12 on the screens are drawn")
  func largeEnough() {
    for picture in Picture.all {
      let scene = picture.scene(Size(columns: 40, rows: 12), .spanish)
      let frame = scene.frame()
      let text = (0..<12).map { frame.canvas.text(row: $0) }.joined(separator: " ")
      #expect(!text.contains("Ventana"), "\(picture.name)")
    }
  }
}
