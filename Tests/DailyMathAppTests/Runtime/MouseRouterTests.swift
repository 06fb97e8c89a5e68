import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("What a click means")
struct MouseRouterTests {
  private static let button = HitRegion(
    Rect(column: 2, row: 1, columns: 4, rows: 1), ScreenAction.tab(1))
  private static let behind = HitRegion(
    Rect(column: 0, row: 0, columns: 20, rows: 10), ScreenAction.tab(2))
  private static let regions = [behind, button]

  private func click(
    _ press: (Int, Int), _ release: (Int, Int), over regions: [HitRegion<ScreenAction>] = regions,
    then later: [HitRegion<ScreenAction>]? = nil
  ) -> AppAction? {
    var router = MouseRouter()
    let place = Position(column: press.0, row: press.1)
    #expect(router.action(for: MouseEvent(.press(.primary), at: place), over: regions) == nil)
    return router.action(
      for: MouseEvent(.release(.primary), at: Position(column: release.0, row: release.1)),
      over: later ?? regions)
  }

  @Test("a press and a release on one target are a click on what was drawn last there")
  func clicks() {
    #expect(click((2, 1), (5, 1)) == .clicked(.tab(1)))
    #expect(click((6, 1), (0, 9)) == .clicked(.tab(2)))
  }

  @Test("a release elsewhere, outside everything or on what is there no more is none")
  func noClick() {
    #expect(click((2, 1), (6, 1)) == nil)
    #expect(click((2, 1), (30, 1)) == nil)
    #expect(click((30, 1), (30, 1)) == nil)
    #expect(click((2, 1), (2, 1), then: [Self.behind]) == nil)
    #expect(click((2, 1), (2, 1), then: []) == nil)
  }

  @Test("a key of the calculator acts as soon as it is pressed")
  func calculatorKey() {
    let actions: [CalculatorScreen.Action] = [.keyPressed(.digit(7)), .clearPressed]
    for action in actions {
      var router = MouseRouter()
      let key = HitRegion(
        Rect(column: 2, row: 1, columns: 4, rows: 1), ScreenAction.calculator(action))
      let place = Position(column: 3, row: 1)
      #expect(
        router.action(for: MouseEvent(.press(.primary), at: place), over: [key])
          == .clicked(.calculator(action)))
      #expect(
        router.action(for: MouseEvent(.release(.primary), at: place), over: [key]) == nil)
    }
  }

  @Test("a drag in between does no harm where it comes back")
  func drag() {
    var router = MouseRouter()
    let place = Position(column: 3, row: 1)
    for kind in [MouseEvent.Kind.press(.primary), .drag(.primary)] {
      #expect(router.action(for: MouseEvent(kind, at: place), over: Self.regions) == nil)
    }
    #expect(
      router.action(for: MouseEvent(.release(.primary), at: place), over: Self.regions)
        == .clicked(.tab(1)))
    // A second release without a press is none.
    #expect(
      router.action(for: MouseEvent(.release(.primary), at: place), over: Self.regions) == nil)
  }

  @Test("other buttons click nothing, and end a press")
  func otherButtons() {
    var router = MouseRouter()
    let place = Position(column: 3, row: 1)
    let kinds: [MouseEvent.Kind] = [
      .press(.secondary), .release(.secondary), .press(.middle), .release(.middle),
      .press(.primary), .press(.secondary), .release(.primary),
    ]
    for kind in kinds {
      #expect(router.action(for: MouseEvent(kind, at: place), over: Self.regions) == nil)
    }
  }

  @Test("a press that was forgotten is none")
  func forgotten() {
    var router = MouseRouter()
    let place = Position(column: 3, row: 1)
    _ = router.action(for: MouseEvent(.press(.primary), at: place), over: Self.regions)
    router.forget()
    #expect(
      router.action(for: MouseEvent(.release(.primary), at: place), over: Self.regions) == nil)
  }

  @Test("the wheel moves three rows, wherever the mouse is")
  func wheel() {
    var router = MouseRouter()
    let place = Position(column: 90, row: 90)
    #expect(
      router.action(for: MouseEvent(.wheelUp, at: place), over: []) == .wheelTurned(rows: -3))
    #expect(
      router.action(for: MouseEvent(.wheelDown, at: place), over: []) == .wheelTurned(rows: 3))
  }
}
