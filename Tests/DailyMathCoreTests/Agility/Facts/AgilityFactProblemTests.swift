import DailyMathCore
import Testing

@Suite("Problems that practise a fact")
struct AgilityFactProblemTests {
  @Test("a pair comes exactly, with either number first")
  func pairs() {
    var generator = SplitMix64(seed: 1)
    for operation in AgilityOperation.basic {
      for left in 0...12 {
        for right in left...12 where operation != .division || right > 0 {
          let fact = AgilityFact.pair(operation, left, right)
          var texts: Set<String> = []
          for _ in 0..<24 {
            let problem = fact.problem(using: &generator)
            #expect(problem.fact == fact && PlainArithmetic.isRight(problem))
            texts.insert(problem.journalText)
          }
          // 24 times the same of two has a chance of one in eight million.
          let isSingle = left == right || operation == .division && left == 0
          #expect(texts.count == (isSingle ? 1 : 2), "\(fact.text): \(texts)")
        }
      }
    }
    for operation in [AgilityOperation.square, .root] {
      for root in 0...12 {
        let fact = AgilityFact.pair(operation, root, root)
        #expect(fact.problem(using: &generator).fact == fact)
      }
    }
  }

  @Test(
    "a pair has these problems",
    arguments: [
      ("+7,8", ["7+8", "8+7"]), ("-7,8", ["15-7", "15-8"]), ("*7,8", ["7*8", "8*7"]),
      ("/7,8", ["56/7", "56/8"]), ("/0,5", ["0/5"]), ("^7,7", ["7^"]), ("r7,7", ["r49"]),
    ] as [(String, Set<String>)])
  func spelt(text: String, problems: Set<String>) throws {
    let fact = try #require(AgilityFact(text: text))
    var generator = SplitMix64(seed: 2)
    #expect(Set((0..<24).map { _ in fact.problem(using: &generator).journalText }) == problems)
  }

  @Test("of the kind of a drill's problem another one of that kind is drawn", arguments: 0..<64)
  func kinds(options: Int) {
    var generator = SplitMix64(seed: UInt64(options))
    for ranges in [CustomDrills.usual, CustomDrills.ranges[5]] {
      let drill = CustomDrills.drill(ranges, options: options)
      let problems = CustomDrills.problems(of: drill, seed: UInt64(options), count: 80)
      for fact in Set(problems.map(\.fact)) {
        let problem = fact.problem(using: &generator)
        #expect(PlainArithmetic.isRight(problem) && problem.blank == .result)
        if fact.isAlwaysFound {
          #expect(problem.fact == fact, "\(fact.text): \(problem.journalText)")
        } else {
          #expect(problem.operation == problem.fact.operation)
          #expect(problem.fact.operation == fact.operation, "\(fact.text): \(problem.journalText)")
        }
      }
    }
  }

  @Test("the problems of a kind differ")
  func variety() {
    var generator = SplitMix64(seed: 3)
    for carries in [false, true] {
      for operation in AgilityOperation.basic {
        let fact = AgilityFact.kind(operation, firstDigits: 3, secondDigits: 2, carries: carries)
        let problems = (0..<30).map { _ in fact.problem(using: &generator) }
        #expect(problems.allSatisfy { $0.fact == fact })
        #expect(Set(problems).count > 20)
      }
    }
  }

  @Test("a fact that no problem has is no fault of the program")
  func impossible() {
    var generator = SplitMix64(seed: 4)
    let numbers = [Int.min, 13, Int.max]
    for operation in AgilityOperation.allCases {
      for first in numbers {
        for second in numbers {
          let pair = AgilityFact.pair(operation, first, second).problem(using: &generator)
          #expect(pair.blank == .result)
          for form in AgilityFact.Form.allCases {
            let kind = AgilityFact.kind(
              operation, firstDigits: first, secondDigits: second, carries: true, form: form)
            #expect(kind.problem(using: &generator).blank == .result)
          }
        }
      }
    }
  }
}

extension AgilityFact {
  fileprivate var operation: AgilityOperation {
    switch self {
    case .pair(let operation, _, _), .kind(let operation, _, _, _, _): operation
    }
  }

  /// Whether drawing finds a problem of this very fact: of all whole numbers, while decimals and fractions may be rare.
  fileprivate var isAlwaysFound: Bool {
    if case .kind(_, _, _, _, let form) = self { form == .whole || form == .negative } else { true }
  }
}
