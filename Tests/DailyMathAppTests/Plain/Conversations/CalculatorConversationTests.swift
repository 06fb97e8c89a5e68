import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The calculator as a conversation")
struct CalculatorConversationTests {
  private static func reply(_ line: String, _ language: Language = .spanish) -> PlainReply {
    var session = PlainSession(
      AppScene.calculator("", .init(columns: 80, rows: 24), language).state)
    return session.take(.text(line))
  }

  @Test("a line is answered with its result")
  func results() {
    #expect(Self.reply("12 × 3,5") == .again("= 42"))
    #expect(Self.reply("1/3") == .again("= 0,33333333"))
    #expect(Self.reply("1/3 - 1", .english) == .again("= -0.66666667"))
  }

  @Test("what cannot be calculated is answered with a sentence")
  func faults() {
    #expect(Self.reply("2 + a") == .again("No se esperaba «a» en el lugar 5."))
    #expect(Self.reply("2 +") == .again("A la cuenta le falta el final."))
    #expect(
      Self.reply("1/0", .english)
        == .again("That is not defined: nothing can be divided by zero."))
  }

  @Test("an empty line, a dot and q lead back", arguments: ["", " ", ".", "q", "Q"])
  func leaving(line: String) {
    #expect(Self.reply(line) == .go(.calculator(.leaveChosen)))
  }
}
