import DailyMathSystem
import Testing

@Suite("Secure randomness")
struct SecureRandomTests {
  @Test("as many bytes come as were asked for", arguments: [0, 1, 7, 8, 9, 1000])
  func count(_ count: Int) {
    #expect(SecureRandom.bytes(count: count).count == count)
  }

  @Test("identifiers consist of the 32 lower-case digits without i, l, o and u, and of all of them")
  func identifiers() {
    let digits = Set("0123456789abcdefghjkmnpqrstvwxyz")
    let text = SecureRandom.identifier(length: 2000)
    #expect(text.count == 2000)
    #expect(Set(text) == digits)
  }

  @Test("nothing comes twice")
  func differs() {
    #expect(Set((0..<100).map { _ in SecureRandom.identifier(length: 16) }).count == 100)
    #expect(Set((0..<100).map { _ in SecureRandom.unsignedInteger() }).count == 100)
    #expect(SecureRandom.bytes(count: 32) != SecureRandom.bytes(count: 32))
  }
}
