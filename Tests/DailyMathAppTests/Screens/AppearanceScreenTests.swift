import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The choices of how the program looks")
struct AppearanceScreenTests {
  private typealias Row = AppearanceScreen.Row

  private func state(_ row: Row = .theme) -> AppearanceScreen.State {
    var state = AppearanceScreen.State(appearance: Appearance(), usesMouse: true)
    state.row = row
    return state
  }

  private func expect(
    _ action: AppearanceScreen.Action, in state: AppearanceScreen.State, effects: [Effect] = [],
    sourceLocation: SourceLocation = #_sourceLocation,
    change: (inout AppearanceScreen.State) -> Void = { _ in }
  ) {
    expectReduction(
      of: state, by: { AppearanceScreen.reduce(&$0, action) }, effects: effects,
      sourceLocation: sourceLocation, change: change)
  }

  @Test(
    "keys move between rows and choices, and close",
    arguments: [
      (KeyPress(.up), .rowMoved(by: -1)), (.character("k"), .rowMoved(by: -1)),
      (.backTab, .rowMoved(by: -1)), (KeyPress(.down), .rowMoved(by: 1)),
      (.character("j"), .rowMoved(by: 1)), (.tab, .rowMoved(by: 1)),
      (KeyPress(.left), .choiceMoved(by: -1)), (.character("h"), .choiceMoved(by: -1)),
      (KeyPress(.right), .choiceMoved(by: 1)), (.character("l"), .choiceMoved(by: 1)),
      (.space, .choiceMoved(by: 1)), (.enter, .closed), (.escape, .closed),
      (.character("a"), .closed), (.character("q"), .closed), (.character("x"), nil),
      (.character("l", .control), nil), (KeyPress(.right, .shift), nil),
    ] as [(KeyPress, AppearanceScreen.Action?)])
  func keys(key: KeyPress, action: AppearanceScreen.Action?) {
    #expect(AppearanceScreen.action(for: key, in: state()) == action)
  }

  @Test("on the button the space bar closes")
  func spaceOnButton() {
    #expect(AppearanceScreen.action(for: .space, in: state(.done)) == .closed)
  }

  @Test("the rows go round at both ends")
  func rows() {
    expect(.rowMoved(by: -1), in: state()) { $0.row = .done }
    expect(.rowMoved(by: 1), in: state()) { $0.row = .motion }
    expect(.rowMoved(by: 1), in: state(.done)) { $0.row = .theme }
  }

  @Test("the choices of a row go round at both ends, and others stay")
  func choices() {
    expect(.choiceMoved(by: -1), in: state()) { $0.appearance.theme = .highContrast }
    expect(.choiceMoved(by: 1), in: state()) { $0.appearance.theme = .dark }
    for step in [-1, 1] {
      expect(.choiceMoved(by: step), in: state(.motion)) { $0.appearance.motion = .reduced }
      expect(.choiceMoved(by: step), in: state(.characters)) { $0.appearance.characters = .ascii }
      expect(.choiceMoved(by: step), in: state(.done))
    }
  }

  @Test("the mouse is switched outside, and only where that changes something")
  func mouse() {
    expect(.choiceMoved(by: 1), in: state(.mouse), effects: [.setMouse(false)])
    expect(.chosen(.mouse(true)), in: state(.mouse))
  }

  @Test("a click chooses, whatever row the keyboard was on")
  func clicks() {
    expect(.chosen(.theme(.light)), in: state(.done)) {
      $0.row = .theme
      $0.appearance.theme = .light
    }
    expect(.chosen(.mouse(false)), in: state(), effects: [.setMouse(false)]) { $0.row = .mouse }
  }

  @Test("closing is left to the program")
  func closing() {
    expect(.closed, in: state(), effects: [.toggleAppearance])
  }
}
