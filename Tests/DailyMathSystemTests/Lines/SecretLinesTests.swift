import DailyMathSystem
import DailyMathTestSupport
import Testing

@Suite("Secrets from a descriptor")
struct SecretLinesTests {
  @Test("a descriptor that is not open has no line")
  func closed() {
    #expect(SecretLines.next(of: 9_999) == nil)
    #expect(SecretLines.next(of: -1) == nil)
  }
}
