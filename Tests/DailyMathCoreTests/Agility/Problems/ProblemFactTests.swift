import DailyMathCore
import Testing

@Suite("The fact of a problem")
struct ProblemFactTests {
  @Test(
    "small problems are known by their numbers, in any order, and by the inverse for − and ÷",
    arguments: [
      ("7*8", "*7,8"), ("8*7", "*7,8"), ("0*12", "*0,12"), ("7+8", "+7,8"), ("12+12", "+12,12"),
      ("15-7", "-7,8"), ("15-8", "-7,8"), ("24-12", "-12,12"), ("7-7", "-0,7"), ("7-0", "-0,7"),
      ("56/7", "/7,8"), ("56/8", "/7,8"), ("0/5", "/0,5"), ("5/1", "/1,5"), ("144/12", "/12,12"),
      ("7^", "^7,7"), ("0^", "^0,0"), ("r49", "r7,7"), ("r144", "r12,12"),
      // What is worked out is the inverse.
      ("7*?=56", "/7,8"), ("?*8=56", "/7,8"), ("?+8=15", "-7,8"), ("7+?=15", "-7,8"),
      ("?-7=8", "+7,8"), ("15-?=8", "-7,8"), ("?/7=8", "*7,8"), ("56/?=8", "/7,8"),
    ])
  func pairs(text: String, fact: String) throws {
    #expect(try #require(Problem(journalText: text)).fact.text == fact)
  }

  @Test(
    "larger problems are known by their digits, by a carry and by their sort of numbers",
    arguments: [
      ("13+6", "+2:1"), ("6+13", "+1:2"), ("13+7", "+2:1c"), ("45+54", "+2:2"), ("45+55", "+2:2c"),
      ("99+1", "+2:1c"), ("1000+999", "+4:3"), ("25-13", "-2:2"), ("25-16", "-2:2c"),
      ("100-1", "-3:1c"), ("26-13", "-2:2"), ("13*2", "*2:1"), ("13*7", "*2:1c"), ("11*13", "*2:2"),
      ("7*100", "*1:3"), ("26/2", "/2:1"), ("91/7", "/2:1c"), ("91/13", "/2:2c"), ("0/15", "/1:2"),
      ("13^", "^2:0"), ("14^", "^2:0c"), ("r169", "r3:0"), ("r196", "r3:0c"),
      ("20%30", "%2:2"), ("15%60", "%2:2c"), ("5%20", "%1:2c"), ("0%0", "%1:1"),
      // Negative numbers: what is added with unlike signs is taken away.
      ("-5+3", "+1:1n"), ("-3+15", "+1:2n"), ("-7+15", "+1:2cn"), ("7-15", "-1:2cn"),
      ("-7-8", "-1:1cn"), ("-1-8", "-1:1n"), ("8--7", "-1:1cn"), ("7*-8", "*1:1cn"),
      ("-3*2", "*1:1n"),
      ("-56/7", "/2:1cn"), ("-12^", "^2:0n"), ("0-5", "-1:1n"),
      // Decimals count without leading zeros.
      ("0.5+0.3", "+1:1d"), ("0.5+0.7", "+1:1cd"), ("2.5+13", "+2:2d"), ("9.5+0.75", "+2:2cd"),
      ("1-0.5", "-1:1cd"), ("0.5*8", "*1:1cd"), ("7/100", "/1:3d"), ("7/2", "/1:1cd"),
      ("r0.25", "r2:0cd"), ("25%81", "%2:2cd"),
      // Nothing is carried with fractions; the longer part counts.
      ("(1/2)+(1/3)", "+1:1f"), ("(3/10)*(1/2)", "*2:1f"), ("3/(3/4)", "/1:1f"), ("7/3", "/1:1f"),
      // Blanks.
      ("?+25=80", "-2:2c"), ("80-?=25", "-2:2c"), ("?-25=55", "+2:2c"), ("?/7=13", "*2:1c"),
      ("91/?=7", "/2:1c"), ("13*?=91", "/2:2c"), ("?%80=20", "%2:2c"), ("25%?=20", "%2:2c"),
      ("?+(1/2)=(5/6)", "-1:1f"),
    ])
  func kinds(text: String, fact: String) throws {
    #expect(try #require(Problem(journalText: text)).fact.text == fact)
  }

  @Test("a carry is found as on paper")
  func carriesOnPaper() throws {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<2_000 {
      let (left, right) = (13 + generator.next(below: 9_000), 13 + generator.next(below: 9_000))
      let sum = try #require(Problem(.addition, Operand(left), Operand(right)))
      #expect(Self.carries(sum.fact) == Self.paperCarries(left, right))
      let difference = try #require(Problem(.subtraction, Operand(left + right), Operand(left)))
      #expect(Self.carries(difference.fact) == Self.paperBorrows(left + right, left))
      let product = try #require(Problem(.multiplication, Operand(left), Operand(right)))
      #expect(Self.carries(product.fact) == Self.paperCarries(multiplying: left, right))
    }
  }

  private static func carries(_ fact: AgilityFact) -> Bool? {
    guard case .kind(_, _, _, let carries, _) = fact else { return nil }
    return carries
  }

  /// The digits, the last one first.
  private static func digits(_ number: Int) -> [Int] {
    var (rest, digits) = (number, [Int]())
    repeat {
      digits.append(rest % 10)
      rest /= 10
    } while rest > 0
    return digits
  }

  private static func paperCarries(_ left: Int, _ right: Int) -> Bool {
    // Without an earlier carry the first place to carry has two digits that make ten.
    zip(digits(left), digits(right)).contains { $0 + $1 > 9 }
  }

  private static func paperBorrows(_ left: Int, _ right: Int) -> Bool {
    zip(digits(left), digits(right)).contains { $0 < $1 }
  }

  private static func paperCarries(multiplying left: Int, _ right: Int) -> Bool {
    let (left, right) = (digits(left), digits(right))
    var columns = Array(repeating: 0, count: left.count + right.count)
    for (place, digit) in left.enumerated() {
      for (otherPlace, other) in right.enumerated() { columns[place + otherPlace] += digit * other }
    }
    return columns.contains { $0 > 9 }
  }
}
