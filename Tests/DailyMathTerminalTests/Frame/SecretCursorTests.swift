import DailyMathTerminal
import Testing

@Suite("The cursor in a password")
struct SecretCursorTests {
  private enum Action: Equatable, Sendable { case one, other }

  private func frame(isFocused: Bool) -> Frame<Action> {
    var frame = Frame<Action>(size: Size(columns: 20, rows: 3))
    PasswordField().draw(
      into: &frame, rect: frame.bounds, isFocused: isFocused, glyphs: .unicode)
    return frame
  }

  @Test("is known to stand there, also after the actions were led on")
  func known() {
    #expect(frame(isFocused: true).isCursorInSecret)
    #expect(frame(isFocused: true).mapActions { _ in "x" }.isCursorInSecret)
    #expect(!frame(isFocused: false).isCursorInSecret)
  }

  @Test("is known to have left when it is put elsewhere, whichever way")
  func left() {
    var text = frame(isFocused: true)
    TextField("a").draw(into: &text, rect: text.bounds, isFocused: true, glyphs: .unicode)
    #expect(!text.isCursorInSecret)
    var moved = frame(isFocused: true)
    moved.cursor = nil
    #expect(!moved.isCursorInSecret)
  }
}
