import Testing

@testable import DailyMathCore

@Suite("The spelling of problems in journals")
struct ProblemJournalTextTests {
  @Test(
    "a problem comes back from its text",
    arguments: [
      "7*8", "56/7", "12+-5", "-12--5", "7*?=56", "?*8=56", "0.5*8", "-0.50+1.250", "?+0.5=1",
      "(1/2)+(1/3)", "(-1/2)/(3/4)", "25%80", "-25%80", "?%80=20", "25%?=20", "12^", "-12^",
      "(2/3)^", "0.5^", "r144", "r(4/9)", "r0.25", "0+0", "7/3", "?/7=(-1/3)",
      "9223372036854775807+-9223372036854775807", "0.000001+0.000002",
    ])
  func roundTrip(text: String) throws {
    let problem = try #require(Problem(journalText: text))
    #expect(problem.journalText == text)
    #expect(Problem(journalText: problem.journalText) == problem)
    #expect(PlainArithmetic.isRight(problem))
  }

  @Test(
    "what is spelt otherwise is refused",
    arguments: [
      "", " ", "7", "7*", "*8", "7 * 8", "7×8", "7*8=56", "7*8=", "7**8", "07*8", "7*08", "+7*8",
      "-0*8", "0.*8", ".5*8", "5.*8", "0,5*8", "0.0000001*8", "-0.0*8", "1/2/3", "(2/4)+1",
      "(2/1)+1", "(1/0)+1", "(1/-2)+1", "-(1/2)+1", "(1/2+1", "1/2)+1", "((1/2))+1", "(1.5/2)+1",
      "(0/2)+1", "7*?", "7*?=", "?*?=56", "?*8", "?=7*8", "7*8=?", "0*?=0", "?*0=0", "0/?=0",
      "7/0", "0/0", "?/0=5", "?/7=8=8", "r143", "r-4", "r", "r?=12", "?^=144", "r144r", "12^2",
      "12^^", "144r", "25%", "%80", "?%0=0", "7^8", "7r8", "7*8\n", "７*８", "7*8\u{0}", "e", "1e3*2",
      "9223372036854775808+1", "9223372036854775807+1", "99999999999999999999*1", "?", "=", "(",
      "-",
      "7*?=56 ", "7*-?=56", "--7*8", "7*--8", "0x7*8", "7*8;", "7\u{301}*8", "5/?=0",
    ])
  func refused(text: String) {
    #expect(Problem(journalText: text) == nil)
  }

  @Test("a text that is longer than any problem is refused, and the longest problem is not")
  func length() throws {
    let largest = try #require(ExactFraction(-Int.max, over: Int.max - 1))
    let operand = try #require(Operand(largest, as: .fraction))
    let problem = try #require(Problem(.multiplication, operand, Operand(1), blank: .second))
    #expect(problem.journalText.utf8.count == 87)
    #expect(Problem(journalText: "1+" + String(repeating: "0", count: 200)) == nil)
    #expect(Problem(journalText: String(repeating: "(", count: 100_000)) == nil)
  }

  @Test("every problem of every drill comes back from its text, and its answer is right")
  func generated() {
    var count = 0
    for (index, ranges) in CustomDrills.ranges.enumerated() {
      for options in 0..<64 {
        let drill = CustomDrills.drill(ranges, options: options)
        let seed = UInt64(index * 64 + options)
        for problem in CustomDrills.problems(of: drill, seed: seed, count: 60) {
          let text = problem.journalText
          guard Problem(journalText: text) == problem, PlainArithmetic.isRight(problem) else {
            Issue.record("\(text) of the ranges \(index) and the options \(options)")
            return
          }
          count += 1
        }
      }
    }
    #expect(count == 23_040)
  }

  @Test("no text is a fault of the program", arguments: 0..<20)
  func garbage(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let characters = Array("0123456789+-*/%^r()?=.,−½ \u{0}é7")
    for _ in 0..<1_000 {
      let length = generator.next(below: 14)
      let text = String(
        (0..<length).map { _ in characters[generator.next(below: characters.count)] })
      if let problem = Problem(journalText: text) { #expect(problem.journalText == text) }
    }
  }

  @Test("a problem with a character changed is another problem or none", arguments: 0..<20)
  func damaged(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let characters = Array("0123456789+-*/%^r()?=.")
    let drill = CustomDrills.drill(CustomDrills.usual, options: 31)
    for problem in CustomDrills.problems(of: drill, seed: seed, count: 200) {
      var text = Array(problem.journalText)
      text[generator.next(below: text.count)] = characters[generator.next(below: characters.count)]
      guard let read = Problem(journalText: String(text)) else { continue }
      #expect(read.journalText == String(text))
      #expect(PlainArithmetic.isRight(read))
    }
  }
}
