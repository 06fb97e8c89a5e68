import DailyMathTerminal
import Testing

@Suite("Clicks")
struct ClickTrackerTests {
  private static let corner = Position(column: 0, row: 0)

  private static func clicks(_ steps: [(MouseEvent.Kind, String?)]) -> [String] {
    var tracker = ClickTracker<String>()
    return steps.compactMap { tracker.take(MouseEvent($0.0, at: corner), on: $0.1) }
  }

  @Test("are a press and a release on one target")
  func click() {
    #expect(Self.clicks([(.press(.primary), "a"), (.release(.primary), "a")]) == ["a"])
    #expect(
      Self.clicks([
        (.press(.primary), "a"), (.release(.primary), "a"),
        (.press(.primary), "b"), (.release(.primary), "b"),
      ]) == ["a", "b"])
  }

  @Test("may go off the target and come back, with the wheel turning meanwhile")
  func detour() {
    #expect(
      Self.clicks([
        (.press(.primary), "a"), (.drag(.primary), nil), (.wheelDown, "b"),
        (.drag(.primary), "a"), (.release(.primary), "a"),
      ]) == ["a"])
  }

  @Test("are not made by letting go elsewhere, by one half alone, or by the other buttons")
  func none() {
    #expect(Self.clicks([(.press(.primary), "a"), (.release(.primary), "b")]) == [])
    #expect(Self.clicks([(.press(.primary), "a"), (.release(.primary), nil)]) == [])
    #expect(Self.clicks([(.press(.primary), nil), (.release(.primary), "a")]) == [])
    #expect(Self.clicks([(.press(.primary), nil), (.release(.primary), nil)]) == [])
    #expect(Self.clicks([(.release(.primary), "a")]) == [])
    #expect(Self.clicks([(.press(.primary), "a"), (.wheelUp, "a")]) == [])
    #expect(Self.clicks([(.press(.secondary), "a"), (.release(.secondary), "a")]) == [])
    #expect(
      Self.clicks([
        (.press(.primary), "a"), (.release(.primary), "a"), (.release(.primary), "a"),
      ]) == ["a"])
    #expect(
      Self.clicks([
        (.press(.primary), "a"), (.press(.secondary), "a"), (.release(.secondary), "a"),
        (.release(.primary), "a"),
      ]) == [])
  }

  @Test("show what is held down, until it is let go or forgotten")
  func pressed() {
    var tracker = ClickTracker<String>()
    #expect(tracker.take(MouseEvent(.press(.primary), at: Self.corner), on: "a") == nil)
    #expect(tracker.pressed == "a")
    tracker.clear()
    #expect(tracker.pressed == nil)
    #expect(tracker.take(MouseEvent(.release(.primary), at: Self.corner), on: "a") == nil)
    _ = tracker.take(MouseEvent(.press(.primary), at: Self.corner), on: "b")
    #expect(tracker.take(MouseEvent(.release(.primary), at: Self.corner), on: "b") == "b")
    #expect(tracker == ClickTracker())
  }
}
