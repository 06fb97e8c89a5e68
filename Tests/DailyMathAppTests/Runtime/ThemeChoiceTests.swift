import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The theme of a choice")
struct ThemeChoiceTests {
  private static let black = RGBColor(0, 0, 0)
  private static let white = RGBColor(255, 255, 255)

  @Test("what was chosen by hand holds on every background", arguments: [nil, black, white])
  func byHand(background: RGBColor?) {
    #expect(Theme.theme(for: .dark, background: background) == .paintedDark)
    #expect(Theme.theme(for: .light, background: background) == .paintedLight)
    #expect(Theme.theme(for: .highContrast, background: background) == .highContrast)
  }

  @Test("where nothing was chosen, it follows the background")
  func following() {
    #expect(Theme.theme(for: .automatic, background: Self.black) == .dark)
    #expect(Theme.theme(for: .automatic, background: Self.white) == .light)
    #expect(Theme.theme(for: .automatic, background: nil) == .following(background: nil))
  }
}
