import DailyMathCore
import Testing

@Suite("Searching")
struct SearchTextTests {
  @Test(
    "case, accents and the width of letters do not matter",
    arguments: [
      ("Cálculo integral", "calculo"), ("calculo", "CÁLCULO"), ("Ecuación", "ACIO"),
      ("mañana", "manana"), ("MANANA", "ñ"), ("pingüino", "gui"), ("ｓｉｎ x", "sin"),
      ("e\u{301}l", "el"), ("∫ x² dx", "∫ x²"), ("x³", "x"), ("d/dx sen(x)", "sen(x)"),
    ])
  func found(text: String, part: String) {
    #expect(SearchText(text).contains(SearchText(part)))
  }

  @Test(
    "what is not there is not found",
    arguments: [
      ("seno", "coseno"), ("", "a"), ("ab", "ba"), ("abc", "abcd"), ("x y", "xy"),
      ("d/dx x³", "x²"), ("x2", "x²"),
    ])
  func notFound(text: String, part: String) {
    #expect(!SearchText(text).contains(SearchText(part)))
  }

  @Test(
    "a beginning that repeats itself hides nothing",
    arguments: [
      ("aaab", "aab", true), ("aaaa", "aab", false), ("ababac", "abac", true), ("aab", "ab", true),
      ("xxa", "xa", true), ("aa", "aaa", false),
    ])
  func repeatedBeginnings(text: String, part: String, isFound: Bool) {
    #expect(SearchText(text).contains(SearchText(part)) == isFound)
  }

  @Test("the empty text stands in every text")
  func empty() {
    #expect(SearchText("").isEmpty)
    #expect(!SearchText("a").isEmpty)
    #expect(SearchText("abc").contains(SearchText("")))
    #expect(SearchText("").contains(SearchText("")))
  }

  @Test("searching agrees with trying every place, over all texts of a few letters")
  func allPlaces() {
    let texts = Self.texts(upTo: 5)
    for text in texts {
      for part in texts where part.count <= 3 {
        let letters = Array(text)
        let wanted = Array(part)
        let isThere = (0...letters.count).contains { letters[$0...].starts(with: wanted) }
        #expect(SearchText(text).contains(SearchText(part)) == isThere, "\(part) in \(text)")
      }
    }
  }

  private static func texts(upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { ["\($0)a", "\($0)b"] }
      all += last
    }
    return all
  }
}
