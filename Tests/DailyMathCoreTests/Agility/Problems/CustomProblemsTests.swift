import Testing

@testable import DailyMathCore

@Suite("The problems of the learner's own drills")
struct CustomProblemsTests {
  @Test("negatives, decimals and fractions come where they are chosen only", arguments: 0..<64)
  func sorts(options: Int) {
    var ranges = CustomDrills.usual
    ranges[.percentage] = nil
    let drill = CustomDrills.drill(ranges, options: options)
    let problems = CustomDrills.problems(of: drill, seed: UInt64(options), count: 600)
    let numbers = problems.flatMap { [$0.first, $0.second ?? $0.first, $0.result] }
    #expect(numbers.contains { $0.value.numerator < 0 } == drill.hasNegatives)
    let hasDecimals = numbers.contains { if case .decimal = $0.notation { true } else { false } }
    #expect(hasDecimals == drill.hasDecimals)
    #expect(numbers.contains { $0.notation == .fraction } == drill.hasFractions)
    #expect(problems.contains { $0.blank != .result } == drill.hasBlanks)
    let hundreds = problems.filter {
      $0.operation == .multiplication && $0.second?.value == ExactFraction.powerOfTen(2)
    }
    #expect(hundreds.isEmpty != drill.hasPowersOfTen)
    #expect(Set(problems.map(\.operation)) == Set(drill.ranges.keys))
  }

  @Test("whole numbers come from their ranges, and reach both ends")
  func ranges() {
    let range = CustomDrill.Ranges(first: 3...5, second: 20...22)
    for operation in AgilityOperation.basic {
      let drill = CustomDrill(ranges: [operation: range])
      let problems = CustomDrills.problems(of: drill, seed: 5, count: 400)
      let isInverse = operation == .subtraction || operation == .division
      let first = problems.map { isInverse ? $0.second?.value.numerator : $0.first.value.numerator }
      let second = problems.map {
        isInverse ? $0.result.value.numerator : $0.second?.value.numerator
      }
      #expect(Set(first) == [3, 4, 5])
      #expect(Set(second) == [20, 21, 22])
    }
    for operation in [AgilityOperation.square, .root] {
      let drill = CustomDrill(ranges: [operation: range])
      let problems = CustomDrills.problems(of: drill, seed: 5, count: 400)
      let roots = problems.map { operation == .root ? $0.result : $0.first }
      #expect(Set(roots) == [Operand(3), Operand(4), Operand(5)])
    }
  }

  @Test("decimals stay within the ranges")
  func decimalRanges() throws {
    let ranges = CustomDrill.Ranges(first: 3...5, second: 7...7)
    let drill = CustomDrills.drill([.addition: ranges], options: 2)
    let problems = CustomDrills.problems(of: drill, seed: 5, count: 1_000)
    let tenths = try problems.map { problem in
      let ten = try #require(ExactFraction.powerOfTen(1))
      let value = try #require(problem.first.value.multiplied(by: ten))
      return try #require(value.denominator == 1 ? value.numerator : nil)
    }
    // 3.0 to 4.9 and 5.
    #expect(Set(tenths) == Set(30...50))
    // Above 7 there is nothing, so that no decimal place is added.
    #expect(Set(problems.map(\.second)) == [Operand(7)])
  }

  @Test("of a product one factor at most has a decimal place")
  func decimalProducts() {
    let drill = CustomDrills.drill(
      [.multiplication: CustomDrill.usualRanges(of: .multiplication)], options: 2)
    for problem in CustomDrills.problems(of: drill, seed: 6, count: 1_000) {
      #expect(problem.first.notation == .integer || problem.second?.notation == .integer)
    }
  }

  @Test(
    "quotients with 10 and 100 are whole without decimals, and have them with", arguments: [8, 10])
  func quotients(options: Int) {
    let drill = CustomDrills.drill(
      [.division: CustomDrill.usualRanges(of: .division)], options: options)
    let problems = CustomDrills.problems(of: drill, seed: 6, count: 1_000)
    let byPowers = problems.filter { ($0.second?.value.numerator ?? 0) > 12 }
    #expect(byPowers.allSatisfy { $0.second?.value.numerator == 100 } && byPowers.count > 100)
    #expect(byPowers.allSatisfy { ($0.result.notation == .integer) == (options == 8) })
  }

  @Test(
    "so many per cent are whole without decimals, and short with them", arguments: [0, 2, 32, 34])
  func percentages(options: Int) throws {
    let drill = CustomDrills.drill(
      [.percentage: CustomDrill.Ranges(first: 0...100, second: 0...200)], options: options)
    var hasDecimal = false
    for problem in CustomDrills.problems(of: drill, seed: 6, count: 2_000) {
      let whole = try #require(problem.second?.value.numerator)
      #expect((0...200).contains(whole) && (0...100).contains(problem.first.value.numerator))
      if options & 32 != 0 { #expect(problem.result.value != .zero) }
      switch problem.result.notation {
      case .integer: break
      case .decimal(let places):
        hasDecimal = true
        #expect(places == 1)
      case .fraction: Issue.record("\(problem.journalText)")
      }
    }
    #expect(hasDecimal == (options & 2 != 0))
  }

  @Test("where no whole result is in reach so many per cent have as few places as can be")
  func narrowPercentages() {
    // 13 % of 10 is 1.3; of 11, 1.43.
    for (range, texts) in [(10...11, ["13%10"]), (11...12, ["13%11", "13%12"])] {
      let drill = CustomDrill(
        ranges: [.percentage: CustomDrill.Ranges(first: 13...13, second: range)])
      let problems = CustomDrills.problems(of: drill, seed: 1, count: 50)
      #expect(Set(problems.map(\.journalText)) == Set(texts))
    }
  }

  @Test("trivial numbers are left out", arguments: [32, 33, 34, 48])
  func trivial(options: Int) throws {
    var ranges = CustomDrills.usual.mapValues { _ in
      CustomDrill.Ranges(first: 0...12, second: 0...12)
    }
    ranges[.percentage] = CustomDrill.Ranges(first: 0...100, second: 0...100)
    let drill = CustomDrills.drill(ranges, options: options)
    for problem in CustomDrills.problems(of: drill, seed: 2, count: 4_000) {
      let isInverse = problem.operation == .subtraction || problem.operation == .division
      let drawn =
        isInverse
        ? [problem.second, problem.result]
        : problem.operation == .root ? [problem.result] : [problem.first, problem.second]
      let trivial: [Int] =
        switch problem.operation {
        case .addition, .subtraction: [0]
        case .multiplication, .division: [0, 1, 2, 10]
        case .percentage: [0]
        case .square, .root: [0, 1]
        }
      for operand in drawn.compactMap(\.self) {
        let isTrivial =
          operand.notation == .integer && trivial.contains(abs(operand.value.numerator))
        // A place behind the mark may make 2.0 of 1.9 and more, but never a trivial number of a whole one.
        #expect(!isTrivial, "\(problem.journalText)")
      }
    }
  }

  @Test("ranges that leave no choice end, and are kept where everything in them is trivial")
  func degenerate() {
    let rows: [(AgilityOperation, ClosedRange<Int>, ClosedRange<Int>, [String])] = [
      (.addition, 0...0, 0...0, ["0+0"]), (.subtraction, 0...0, 0...0, ["0-0"]),
      (.multiplication, 1...1, 1...1, ["1*1"]),
      (.multiplication, 0...2, 10...10, ["0*10", "1*10", "2*10"]),
      // Nothing is divided by 0: by 1 instead.
      (.division, 0...0, 0...0, ["0/1"]), (.division, 0...1, 1...1, ["1/1"]),
      (.division, 0...3, 5...5, ["15/3"]), (.percentage, 0...0, 0...0, ["0%0"]),
      (.square, 1...1, 0...0, ["1^"]), (.root, 0...1, 7...7, ["r0", "r1"]),
    ]
    for (operation, first, second, texts) in rows {
      let drill = CustomDrills.drill(
        [operation: CustomDrill.Ranges(first: first, second: second)], options: 32)
      let problems = CustomDrills.problems(of: drill, seed: 1, count: 40)
      #expect(Set(problems.map(\.journalText)) == Set(texts))
    }
  }

  @Test(
    "the same numbers come twice in a row only where there are no others",
    arguments: [0, 1, 2, 4, 8, 16, 32, 63])
  func repeats(options: Int) {
    for ranges in CustomDrills.ranges.dropFirst(2) {
      for operation in AgilityOperation.allCases {
        let drill = CustomDrills.drill(ranges.filter { $0.key == operation }, options: options)
        let problems = CustomDrills.problems(of: drill, seed: 3, count: 12)
        let repeated = zip(problems, problems.dropFirst()).contains { $0.hasNumbers(of: $1) }
        let isOnly = problems.allSatisfy { $0.hasNumbers(of: problems[0]) }
        #expect(repeated == isOnly, "\(operation), \(drill)")
      }
    }
  }

  @Test("operations come about equally often, whatever their ranges")
  func operations() {
    var ranges = CustomDrills.usual
    ranges[.addition] = CustomDrill.Ranges(first: 1...1, second: 1...9)
    let drill = CustomDrills.drill(ranges, options: 63)
    let problems = CustomDrills.problems(of: drill, seed: 7, count: 21_000)
    let counts = Dictionary(grouping: problems, by: \.operation).mapValues(\.count)
    #expect(counts.count == 7)
    // 3,000 each with a deviation of 51; sums and squares are rarer by the few that are drawn anew.
    #expect(counts.values.allSatisfy { (2_700...3_250).contains($0) }, "\(counts)")
  }

  @Test("every answer can be typed, with either mark", arguments: 0..<64)
  func typed(options: Int) {
    for ranges in CustomDrills.ranges {
      let drill = CustomDrills.drill(ranges, options: options)
      for problem in CustomDrills.problems(of: drill, seed: 11, count: 20) {
        let typed = [",", "."].map { mark in
          DrillEntry(typing: problem.answer.text(decimalMark: mark)).value
        }
        guard typed == [problem.answer.value, problem.answer.value] else {
          Issue.record("\(problem.journalText)")
          return
        }
      }
    }
  }
}
