import Testing

@testable import DailyMathCore

@Suite("Phrases to sign in with")
struct PassphraseTests {
  @Test(
    "a phrase has four words of the language, and its length needs no advice",
    arguments: Language.allCases)
  func phrase(language: Language) {
    let words = Set(PassphraseWords.list(in: language))
    for _ in 0..<50 {
      let phrase = Passphrase.random(in: language)
      let parts = phrase.split(separator: "-")
      #expect(parts.count == 4)
      #expect(parts.allSatisfy(words.contains))
      #expect((PasswordWeakness.recommendedLength...31).contains(phrase.count))
    }
  }

  @Test("a list has at least as many words as four dice can name", arguments: Language.allCases)
  func count(language: Language) {
    // 4 × log2(6⁴) = 41.4 bits.
    #expect(PassphraseWords.list(in: language).count >= 1_296)
  }

  @Test(
    "words are of four to seven letters from a to z, and told apart without their last",
    arguments: Language.allCases)
  func words(language: Language) {
    let words = PassphraseWords.list(in: language)
    #expect(words.allSatisfy { (4...7).contains($0.utf8.count) })
    #expect(words.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } })
    #expect(Set(words.map { $0.dropLast() }).count == words.count)
    #expect(words == words.sorted())
  }

  @Test("every word comes up about as often as any other")
  func evenness() {
    let words = PassphraseWords.list(in: .english)
    let half = words[words.count / 2]
    var counts = (low: 0, high: 0)
    for _ in 0..<2_000 {
      for word in Passphrase.random(in: .english).split(separator: "-") {
        if word < half { counts.low += 1 } else { counts.high += 1 }
      }
    }
    // Of 8,000 even draws, 4,000 ± 270 is six standard deviations.
    #expect((3_730...4_270).contains(counts.low))
    #expect(counts.low + counts.high == 8_000)
  }

  @Test("no phrase comes twice")
  func differing() {
    #expect(Set((0..<200).map { _ in Passphrase.random(in: .spanish) }).count == 200)
  }
}
