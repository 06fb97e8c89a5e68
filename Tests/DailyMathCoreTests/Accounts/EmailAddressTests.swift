import DailyMathCore
import Testing

@Suite("Email addresses")
struct EmailAddressTests {
  @Test(
    "addresses that follow the grammar are accepted as typed",
    arguments: [
      "ana@example.com", "Ana.Maria@Example.COM", "a@b.co", "a+tag@example.com", "100%@example.org",
      "a_b-c@example.com", "ana@correo.unal.edu.co", "ana@xn--caf-dma.example", "1@2.cc",
      "ana@1-2.museum", "-@example.com", ".ana.@example.com",
    ])
  func accepted(text: String) {
    #expect(EmailAddress(text)?.text == text)
    #expect(EmailAddress(text)?.description == text)
  }

  @Test(
    "anything else is refused",
    arguments: [
      "", " ", "ana", "@", "ana@", "@example.com", "ana@example", "ana@example.", "ana@.com",
      "ana@example.c", "ana@example.c0", "ana@example.com.", "ana@example.co1", "ana@@example.com",
      "ana@example@example.com", "a na@example.com", "ana@exam ple.com", "ana @example.com",
      "ana@ example.com", "ana@example.com\n", "\nana@example.com", "ana\t@example.com",
      "ana@example.com\u{0}", "ana\u{0}@example.com", "ana\u{1B}[2J@example.com",
      "\"ana\"@example.com", "<ana@example.com>", "ana,eva@example.com", "ana@[127.0.0.1]",
      "ana@exa_mple.com", "ana@example.com,", "ana!@example.com",
      // Letters that look or fold like others: dotless i, the Kelvin sign, Cyrillic, full width, composed and combining.
      "m\u{131}ke@example.com", "mi\u{212A}e@example.com", "mike@example.\u{441}om",
      "m\u{130}ke@example.com", "\u{FF41}na@example.com", "ana@example\u{3002}com",
      "jos\u{E9}@example.com", "jose\u{301}@example.com", "ana@example.co\u{301}m",
      "ana\u{200B}@example.com", "\u{FEFF}ana@example.com", "ana\u{A0}@example.com",
      "\u{A0}ana@example.com", "ma\u{DF}@example.com", "ana\u{FF20}example.com",
    ])
  func refused(text: String) {
    #expect(EmailAddress(text) == nil)
  }

  @Test(
    "spaces and tabs around an address are not part of it",
    arguments: [
      " ana@example.com", "ana@example.com ", "\t ana@example.com \t ",
    ])
  func trimmed(text: String) {
    #expect(EmailAddress(text)?.text == "ana@example.com")
  }

  @Test("254 bytes are accepted, 255 are not, spaces around them aside")
  func longest() {
    let ending = "@example.com"
    let longest = String(repeating: "a", count: 254 - ending.utf8.count) + ending
    #expect(EmailAddress(longest)?.text.utf8.count == 254)
    #expect(EmailAddress("  " + longest + "  ")?.text == longest)
    #expect(EmailAddress("a" + longest) == nil)
    #expect(EmailAddress(String(repeating: "a", count: 1_000_000)) == nil)
  }

  @Test("addresses are the same without regard to case")
  func equality() throws {
    let typed = try #require(EmailAddress("Ana.Maria@Example.COM"))
    let lower = try #require(EmailAddress("ana.maria@example.com"))
    #expect(typed == lower)
    #expect(typed.key == "ana.maria@example.com")
    #expect(Set([typed, lower]).count == 1)
    #expect(typed != EmailAddress("ana.maria@example.co"))
    #expect(typed != EmailAddress("anamaria@example.com"))
  }
}
