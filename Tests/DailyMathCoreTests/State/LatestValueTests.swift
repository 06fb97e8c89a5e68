import Testing

@testable import DailyMathCore

@Suite("The latest value")
struct LatestValueTests {
  private func position(_ order: Int64, _ device: String = "a") -> EventPosition {
    EventPosition(order: order, identity: EventIdentity(device: DeviceID(device), number: 1))
  }

  @Test("any writing replaces what the value began with")
  func first() {
    var latest = LatestValue("none")
    latest.write("written", at: position(Int64.min))
    #expect(latest.value == "written")
  }

  @Test("an earlier writing that arrives late is passed over")
  func late() {
    var latest = LatestValue("none")
    latest.write("second", at: position(2))
    latest.write("first", at: position(1))
    #expect(latest.value == "second")
    latest.write("third", at: position(3))
    #expect(latest.value == "third")
  }

  @Test("at equal orders the later device wins")
  func tie() {
    var latest = LatestValue("none")
    latest.write("b", at: position(1, "b"))
    latest.write("a", at: position(1, "a"))
    #expect(latest.value == "b")
  }
}
