import DailyMathCore
import DailyMathTestSupport
import Testing

@testable import DailyMathApp

@Suite("Quiet moments")
struct QuietMomentsTests {
  private func signedIn(events: Int, id: String = "a") throws -> SignedIn {
    let events = (0..<events).map { number in
      Event(
        position: EventPosition(
          order: Int64(number + 1),
          identity: EventIdentity(device: DeviceID("d"), number: number + 1)),
        moment: Moment(
          instant: Instant(milliseconds: 0), offset: UTCOffset(seconds: 0), rollover: .standard),
        payload: .unknown(kind: "x"))
    }
    let account = Account(
      id: AccountID(id), email: try #require(EmailAddress("ana@example.com")), credential: "x",
      role: .student, created: events.first?.moment ?? Self.start)
    return SignedIn(account: account, library: events.reduce(into: AccountState()) { $0.apply($1) })
  }

  private static let start = Moment(
    instant: Instant(milliseconds: 0), offset: UTCOffset(seconds: 0), rollover: .standard)

  @Test("come two seconds after the last key, once enough was done, and not while a question waits")
  func moments() throws {
    var quiet = QuietMoments()
    quiet.noteKey(at: 5)
    #expect(quiet.next(for: nil, isAsking: false) == nil)
    #expect(quiet.next(for: try signedIn(events: 100), isAsking: false) == nil)
    #expect(quiet.next(for: try signedIn(events: 163), isAsking: false) == nil)
    let enough = try signedIn(events: 164)
    #expect(quiet.next(for: enough, isAsking: true) == nil)
    #expect(quiet.next(for: enough, isAsking: false) == 2_000_000_005)
    quiet.noteKey(at: 1_000)
    #expect(quiet.next(for: enough, isAsking: false) == 2_000_001_000)
  }

  @Test("are a minute apart, and there is none where nothing was done since")
  func pauses() throws {
    var quiet = QuietMoments()
    _ = quiet.next(for: try signedIn(events: 0), isAsking: false)
    let first = try signedIn(events: 64)
    quiet.noteUse(of: first, at: 7_000_000_000)
    #expect(quiet.next(for: first, isAsking: false) == nil)
    let second = try signedIn(events: 128)
    #expect(quiet.next(for: second, isAsking: false) == 67_000_000_000)
    quiet.noteKey(at: 70_000_000_000)
    #expect(quiet.next(for: second, isAsking: false) == 72_000_000_000)
  }

  @Test("begin anew with another account")
  func accounts() throws {
    var quiet = QuietMoments()
    _ = quiet.next(for: try signedIn(events: 0), isAsking: false)
    #expect(quiet.next(for: try signedIn(events: 500, id: "b"), isAsking: false) == nil)
    #expect(quiet.next(for: try signedIn(events: 564, id: "b"), isAsking: false) != nil)
  }
}
