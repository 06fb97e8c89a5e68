import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

extension ProfileDialogTests {
  @Test("a profile that cannot be saved is said in its form")
  func notSaved() {
    var state = submit(Self.state(.name, "Ana")).0
    _ = ProfileScreen.reduce(&state, .notSaved(.diskFull(path: "/d")), Self.context)
    #expect(state.dialog?.faults == [.submit: .store(.diskFull(path: "/d"))])
    #expect(state.dialog?.text.text == "Ana")
  }

  @Test("once it is done the form is gone, with its passwords, and that is said")
  func done() {
    let cases: [(ProfileScreen.State, ProfileScreen.Action, Notice?)] = [
      (Self.state(.name, "Ana"), .saved, .profileSaved),
      (
        Self.state(.email, "a@b.co", "s"), .changed(.emailChanged(Learner.account)), .emailChanged
      ),
      (
        Self.state(.password, "s", Self.strong, Self.strong),
        .changed(.passwordChanged(Learner.account)), .passwordChanged
      ),
      (Self.state(.export, "/x"), .changed(.exported(path: "/x")), .exported(path: "/x")),
      (Self.state(.recoveryCodes, "s"), .changed(.codesRenewed(Learner.account, [])), nil),
    ]
    for (state, action, notice) in cases {
      var after = submit(state).0
      #expect(ProfileScreen.reduce(&after, action, Self.context) == [])
      var expected = ProfileScreen.State(item: state.item)
      expected.notice = notice
      #expect(after == expected)
    }
  }

  @Test("while it is worked on nothing but the spinner moves")
  func working() {
    let state = submit(Self.state(.recoveryCodes, "secreto")).0
    let actions: [ProfileScreen.Action] = [
      .dialog(.cancelled), .dialog(.submitted), .dialog(.keyTyped(.character("x"))),
      .pasted("x"), .todayChosen, .tabChosen(1), .quitChosen,
    ]
    for action in actions {
      expectReduction(of: state, by: { ProfileScreen.reduce(&$0, action, Self.context) })
    }
    var ticked = state
    #expect(ProfileScreen.reduce(&ticked, .ticked, Self.context) == [])
    #expect(ticked.dialog?.spinnerStep == 1)
  }

  @Test("the deletion offers the export and waits until it is done or left")
  func exportFirst() {
    let deletion = Self.state(.deletion, "ana@uniquindio.edu.co", "secreto")
    #expect(
      ProfileScreen.action(for: KeyPress(.function(3)), in: deletion) == .dialog(.exportChosen))
    var state = deletion
    #expect(ProfileScreen.reduce(&state, .dialog(.exportChosen), Self.context) == [])
    #expect(state.dialog?.kind == .export)
    var left = state
    _ = ProfileScreen.reduce(&left, .dialog(.cancelled), Self.context)
    #expect(left == deletion)
    var done = submit(state).0
    _ = ProfileScreen.reduce(&done, .changed(.exported(path: "/x")), Self.context)
    #expect(done.dialog == deletion.dialog)
    #expect(done.waitingDialog == nil)
    #expect(done.notice == .exported(path: "/x"))
  }

  @Test("a form with something typed is left only after a question, whose usual answer keeps it")
  func discarding() {
    let changed = [
      Self.state(.name, "Ana"), Self.state(.university, ""), Self.state(.email, "a@b.co", ""),
      Self.state(.password, "secreto", "x", ""), Self.state(.export, "/x.json"),
    ]
    for state in changed {
      var asked = state
      _ = ProfileScreen.reduce(&asked, .dialog(.cancelled), Self.context)
      var expected = state
      expected.dialog?.isAskingToDiscard = true
      #expect(asked == expected)
      #expect(
        ProfileScreen.action(for: .enter, in: asked) == .dialog(.discardAnswered(confirm: false)))
      #expect(
        ProfileScreen.action(for: KeyPress(.left), in: asked)
          == .dialog(.discardSelected(confirm: true)))
      #expect(ProfileScreen.action(for: .character("x"), in: asked) == nil)
      _ = ProfileScreen.reduce(&asked, .pasted("x"), Self.context)
      #expect(asked == expected)
      var kept = asked
      _ = ProfileScreen.reduce(&kept, .dialog(.discardAnswered(confirm: false)), Self.context)
      #expect(kept == state)
      _ = ProfileScreen.reduce(&asked, .dialog(.discardAnswered(confirm: true)), Self.context)
      #expect(asked.dialog == nil)
    }
    let unchanged = [
      Self.state(.name), Self.state(.university), Self.state(.email), Self.state(.export),
      Self.state(.password, "secreto", "", ""), Self.state(.recoveryCodes, "secreto"),
      Self.state(.deletion, "ana@uniquindio.edu.co", "secreto"),
    ]
    for var state in unchanged {
      _ = ProfileScreen.reduce(&state, .dialog(.cancelled), Self.context)
      #expect(state.dialog == nil)
    }
  }

  @Test("Enter goes through the fields and sends the form, but never deletes from a field")
  func enter() {
    var email = Self.state(.email)
    #expect(ProfileScreen.action(for: .enter, in: email) == .dialog(.focusMoved(by: 1)))
    email.dialog?.focus = .current
    #expect(ProfileScreen.action(for: .enter, in: email) == .dialog(.submitted))
    var deletion = Self.state(.deletion)
    deletion.dialog?.focus = .current
    #expect(ProfileScreen.action(for: .enter, in: deletion) == .dialog(.focused(.submit)))
    deletion.dialog?.focus = .cancel
    #expect(ProfileScreen.action(for: .enter, in: deletion) == .dialog(.cancelled))
    #expect(ProfileScreen.action(for: .escape, in: deletion) == .dialog(.cancelled))
    deletion.dialog?.focus = .submit
    #expect(ProfileScreen.action(for: .enter, in: deletion) == .dialog(.submitted))
  }
}
