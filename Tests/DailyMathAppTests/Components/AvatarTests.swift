import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The picture of an account")
struct AvatarTests {
  @Test(
    "shows the first letter of the name, else of the address",
    arguments: [
      ("Ana María", "A"), ("álvaro", "Á"), ("  luis", "L"), ("¡Ñañez!", "Ñ"), ("7up", "7"),
      ("李明", "李"), ("", "A"), ("...", "A"),
    ])
  func initial(name: String, letter: String) {
    #expect(Avatar(Learner.account, name: name).initial == letter)
  }

  @Test("has a colour that stays with the account, and the accounts share all six")
  func colour() {
    func style(_ id: String, _ name: String = "Ana") -> CellStyle {
      let account = Account(
        id: AccountID(id), email: .ana, credential: "hash", role: .student,
        created: Stamp.at().moment)
      return Avatar(account, name: name).style
    }
    #expect(style("x7", "Ana") == style("x7", "Luis"))
    #expect(Set((0..<100).map { style("account\($0)") }).count == 6)
  }

  @Test("is whole or not there", arguments: [true, false])
  func whole(isFitting: Bool) {
    let size = Size(columns: isFitting ? 7 : 6, rows: 3)
    var canvas = Canvas(size: size)
    Avatar(Learner.account, name: "Ana").draw(
      into: &canvas, rect: Rect(size), glyphs: .ascii)
    #expect(canvas.text(row: 1).contains("A") == isFitting)
  }
}
