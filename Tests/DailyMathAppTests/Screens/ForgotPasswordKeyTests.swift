import DailyMathApp
import DailyMathTerminal
import Testing

@Suite("The keys of the forgotten password")
struct ForgotPasswordKeyTests {
  @Test("in a field letters are text, c and the question mark too")
  func letters() {
    for state in [ForgotPasswordScene.mailed(), ForgotPasswordScene.permitted()] {
      for character in "c?1q" {
        let key = KeyPress.character(character)
        #expect(ForgotPasswordScreen.action(for: key, in: state) == .keyTyped(key))
      }
    }
  }

  @Test("function keys lead to the other kind of code wherever the focus is")
  func functionKeys() {
    let mailed = ForgotPasswordScene.mailed()
    let saved = ForgotPasswordScene.reduced(mailed, .savedCodeChosen)
    let third = KeyPress(.function(3))
    let fourth = KeyPress(.function(4))
    #expect(ForgotPasswordScreen.action(for: third, in: .init()) == .savedCodeChosen)
    #expect(ForgotPasswordScreen.action(for: fourth, in: .init()) == .mailedCodeChosen)
    #expect(ForgotPasswordScreen.action(for: third, in: mailed) == .savedCodeChosen)
    #expect(ForgotPasswordScreen.action(for: fourth, in: mailed) == .sendAgainChosen)
    #expect(ForgotPasswordScreen.action(for: third, in: saved) == .mailedCodeChosen)
    #expect(ForgotPasswordScreen.action(for: fourth, in: saved) == .keyTyped(fourth))
    var withoutMail = ForgotPasswordScreen.State()
    withoutMail.sendsMail = false
    #expect(ForgotPasswordScreen.action(for: fourth, in: withoutMail) == .keyTyped(fourth))
  }

  @Test("Enter does what the item says, and so does the space bar where nothing is typed")
  func acceptance() {
    var state = ForgotPasswordScene.mailed()
    for (focus, action) in [
      (.check, .submitted), (.savedCode, .savedCodeChosen), (.sendAgain, .sendAgainChosen),
      (.login, .loginChosen),
    ] as [(ForgotPasswordScreen.Focus, ForgotPasswordScreen.Action)] {
      state.focus = focus
      #expect(ForgotPasswordScreen.action(for: .enter, in: state) == action)
      #expect(ForgotPasswordScreen.action(for: .space, in: state) == action)
    }
    state.focus = .code
    #expect(ForgotPasswordScreen.action(for: .enter, in: state) == .submitted)
    #expect(ForgotPasswordScreen.action(for: .escape, in: state) == .backChosen)
    var password = ForgotPasswordScene.permitted()
    #expect(ForgotPasswordScreen.action(for: .enter, in: password) == .focusMoved(by: 1))
    password.focus = .confirmation
    #expect(ForgotPasswordScreen.action(for: .enter, in: password) == .submitted)
    #expect(
      ForgotPasswordScreen.action(for: .character("r", .control), in: password)
        == .revealToggled)
  }
}
