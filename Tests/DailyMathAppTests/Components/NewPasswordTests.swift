import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("A password that is being chosen")
struct NewPasswordTests {
  private func typed(_ password: String, _ confirmation: String) -> NewPassword {
    var new = NewPassword()
    new.password = PasswordField(typed: password)
    new.confirmation = PasswordField(typed: confirmation)
    return new
  }

  @Test(
    "it has 6 to 128 code points",
    arguments: [
      (5, .tooShort), (6, nil), (128, nil), (129, .tooLong),
    ] as [(Int, NewPassword.Fault?)])
  func length(count: Int, fault: NewPassword.Fault?) {
    let text = String(repeating: "ñ", count: count)
    #expect(typed(text, "").passwordFault == fault)
  }

  @Test("while it is repeated a beginning may still become it; once left it has to be it")
  func repeating() {
    let begun = typed("secreto", "secr")
    #expect(begun.faultWhileTyping(isInConfirmation: true) == nil)
    #expect(begun.faultWhileTyping(isInConfirmation: false) == .different)
    #expect(typed("secreto", "sx").faultWhileTyping(isInConfirmation: true) == .different)
    #expect(typed("secreto", "").faultWhileTyping(isInConfirmation: false) == nil)
    #expect(begun.confirmationFault == .different)
    #expect(typed("secreto", "secreto").confirmationFault == nil)
  }

  @Test("the advice is given once for each weakness, and anew after it was taken back")
  func advising() {
    var new = typed("secreto2", "secreto2")
    let first = new.advise(displayName: "", email: "ana@b.co")
    let second = new.advise(displayName: "", email: "ana@b.co")
    #expect(first && !second)
    #expect(new.advice == .weak(.short))
    new.forgetAdvice()
    let third = new.advise(displayName: "", email: "ana@b.co")
    #expect(third)
    // Who bears that name has another weakness, which is said too.
    let fourth = new.advise(displayName: "Secreto", email: "ana@b.co")
    #expect(fourth && new.advice == .weak(.personal))
  }
}
