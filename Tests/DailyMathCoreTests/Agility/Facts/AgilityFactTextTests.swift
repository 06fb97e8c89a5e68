import DailyMathCore
import Testing

@Suite("The spelling of facts")
struct AgilityFactTextTests {
  @Test(
    "a fact comes back from its text",
    arguments: [
      (.pair(.multiplication, 7, 8), "*7,8"), (.pair(.addition, 0, 12), "+0,12"),
      (.pair(.subtraction, 0, 0), "-0,0"), (.pair(.division, 0, 5), "/0,5"),
      (.pair(.square, 7, 7), "^7,7"), (.pair(.root, 12, 12), "r12,12"),
      (.kind(.addition, firstDigits: 2, secondDigits: 3, carries: true), "+2:3c"),
      (.kind(.percentage, firstDigits: 2, secondDigits: 3, carries: false), "%2:3"),
      (.kind(.square, firstDigits: 2, secondDigits: 0, carries: false), "^2:0"),
      (
        .kind(.division, firstDigits: 19, secondDigits: 19, carries: true, form: .negative),
        "/19:19cn"
      ),
      (.kind(.addition, firstDigits: 1, secondDigits: 1, carries: false, form: .decimal), "+1:1d"),
      (.kind(.division, firstDigits: 1, secondDigits: 2, carries: false, form: .fraction), "/1:2f"),
    ] as [(AgilityFact, String)])
  func roundTrip(fact: AgilityFact, text: String) {
    #expect(fact.text == text)
    #expect(AgilityFact(text: text) == fact)
  }

  @Test(
    "what is spelt otherwise, and what no problem has, is refused",
    arguments: [
      "", "*", "7,8", "*7", "*7,", "*,8", "*8,7", "*7,13", "*-1,8", "*7,-8", "*-9,-8", "*07,8",
      "*+7,8", "*7,8 ",
      " *7,8", "*7,8,9", "×7,8", "*7;8", "/0,0", "^7,8", "r7,8", "%7,8", "*7,8c", "*2:3x", "*2:3cc",
      "*2:3nc", "*2:3nd", "*2:3cf", "*0:3", "*3:0", "^2:1", "^0:0", "r2", "+20:1", "+1:20",
      "*2:3:4", "*:", "*:c", "*2:", "+2:3C", "é7,8", "*７,８", "*99999999999999999999,1", "+-1:2",
    ])
  func refused(text: String) {
    #expect(AgilityFact(text: text) == nil)
  }

  @Test("the fact of every problem comes back from its text")
  func generated() {
    var texts: Set<String> = []
    for ranges in CustomDrills.ranges {
      for options in 0..<64 {
        let drill = CustomDrills.drill(ranges, options: options)
        for problem in CustomDrills.problems(of: drill, seed: UInt64(options), count: 20) {
          let fact = problem.fact
          guard AgilityFact(text: fact.text) == fact else {
            Issue.record("\(problem.journalText) practises \(fact.text)")
            return
          }
          texts.insert(fact.text)
        }
      }
    }
    #expect(texts.count > 300)
  }

  @Test("no text is a fault of the program", arguments: 0..<10)
  func garbage(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let characters = Array("0123456789+-*/%^r,:cndf é")
    for _ in 0..<2_000 {
      let length = generator.next(below: 10)
      let text = String(
        (0..<length).map { _ in characters[generator.next(below: characters.count)] })
      if let fact = AgilityFact(text: text) { #expect(fact.text == text) }
    }
  }
}
