import DailyMathCore
import DailyMathSystem
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The profile's forms")
struct ProfileDialogTests {
  static let context = ReduceContext(
    stamp: .at(), library: Learner.midTerm().library, account: Learner.account,
    language: .spanish, size: Size(columns: 80, rows: 24), seed: 7)

  /// A form that was opened and filled in: texts and passwords in the order of the fields.
  static func state(_ item: ProfileItem, _ typed: String...) -> ProfileScreen.State {
    var state = ProfileScreen.State(item: item)
    _ = ProfileScreen.reduce(&state, .chosen(item), context)
    let fields = state.dialog?.items.filter(\.isField) ?? []
    for (field, text) in zip(fields, typed) {
      let password = PasswordField(typed: text)
      switch field {
      case .text: state.dialog?.text = TextField(text)
      case .new: state.dialog?.newPassword.password = password
      case .confirmation: state.dialog?.newPassword.confirmation = password
      default: state.dialog?.current = password
      }
    }
    return state
  }

  func submit(_ state: ProfileScreen.State) -> (ProfileScreen.State, [Effect]) {
    var state = state
    let effects = ProfileScreen.reduce(&state, .dialog(.submitted), Self.context)
    return (state, effects)
  }

  static func secret(_ text: String) -> SecretBytes { AccountsScene.password(text) }
  static let strong = "caballo-lluvia-mesa-sol"

  @Test("each form begins with what is known")
  func beginnings() {
    #expect(Self.state(.name).dialog?.text.text == "Ana María Rojas")
    #expect(Self.state(.university).dialog?.text.text == "Universidad del Quindío")
    #expect(Self.state(.export).dialog?.text.text == "~/dailymath-ana-2026-11-30.json")
    for item in [ProfileItem.email, .password, .recoveryCodes, .deletion] {
      #expect(Self.state(item).dialog?.text.isEmpty == true)
    }
  }

  @Test("a form that is right asks for what it is for, and waits")
  func submitting() {
    let current = Self.secret("secreto")
    let cases: [(ProfileScreen.State, Effect)] = [
      (
        Self.state(.name, " Ana Rojas "),
        .append(
          [
            .profile(
              Profile(displayName: "Ana Rojas", university: "Universidad del Quindío"))
          ], for: .profile)
      ),
      (
        Self.state(.university, ""),
        .append(
          [.profile(Profile(displayName: "Ana María Rojas", university: ""))], for: .profile)
      ),
      (
        Self.state(.email, "ana@uq.edu.co", "secreto"),
        .changeAccount(.email(EmailAddress("ana@uq.edu.co") ?? .ana, current: current))
      ),
      (
        Self.state(.password, "secreto", Self.strong, Self.strong),
        .changeAccount(.password(current: current, new: Self.secret(Self.strong)))
      ),
      (Self.state(.recoveryCodes, "secreto"), .changeAccount(.recoveryCodes(current: current))),
      (Self.state(.export, "~/x.json"), .changeAccount(.export(path: "~/x.json"))),
      (
        Self.state(.deletion, "ANA@Uniquindio.edu.co", "secreto"),
        .changeAccount(.deletion(current: current))
      ),
    ]
    for (state, effect) in cases {
      let (after, effects) = submit(state)
      #expect(effects == [effect])
      var expected = state
      expected.dialog?.isWorking = true
      #expect(after == expected)
    }
  }

  @Test("a name that did not change is not saved again")
  func unchanged() {
    let (after, effects) = submit(Self.state(.name))
    #expect(effects == [])
    #expect(after.dialog == nil)
  }

  @Test("what is wrong is said at its field, the first of which gets the keyboard")
  func faults() {
    let long = String(repeating: "ñ", count: 81)
    let cases: [(ProfileScreen.State, [ProfileDialog.Item: ProfileDialog.Fault])] = [
      (Self.state(.name, "  "), [.text: .nameMissing]),
      (Self.state(.name, long), [.text: .textTooLong]),
      (Self.state(.university, long), [.text: .textTooLong]),
      (Self.state(.email, "ana@", ""), [.text: .emailMalformed, .current: .currentMissing]),
      (
        Self.state(.password, "", "12345", "12346"),
        [
          .current: .currentMissing, .new: .password(.tooShort),
          .confirmation: .password(.different),
        ]
      ),
      (
        Self.state(
          .password, "secreto", String(repeating: "a", count: 129),
          String(repeating: "a", count: 129)), [.new: .password(.tooLong)]
      ),
      (Self.state(.recoveryCodes, ""), [.current: .currentMissing]),
      (Self.state(.export, " "), [.text: .file(.unusablePath)]),
      // A dotless i and a Kelvin sign are no letters of an address, whatever they look like.
      (
        Self.state(.deletion, "ana@un\u{131}qu\u{131}nd\u{131}o.edu.co", "s"),
        [.text: .emailDiffers]
      ),
      (Self.state(.deletion, "", "s"), [.text: .emailDiffers]),
    ]
    for (state, faults) in cases {
      let (after, effects) = submit(state)
      #expect(effects == [])
      #expect(after.dialog?.faults == faults)
      #expect(after.dialog?.isWorking == false)
      #expect(after.dialog?.focus == after.dialog?.items.first { faults[$0] != nil })
    }
  }

  @Test("a password that is easy to guess is taken at the second time, unless it is changed")
  func advice() {
    let (advised, effects) = submit(Self.state(.password, "secreto", "secreto2", "secreto2"))
    #expect(effects == [])
    #expect(advised.dialog?.newPassword.advice == .weak(.short))
    #expect(advised.dialog?.faults == [:])
    #expect(advised.dialog?.focus == .submit)
    #expect(
      submit(advised).1 == [
        .changeAccount(
          .password(current: Self.secret("secreto"), new: Self.secret("secreto2")))
      ])
    var changed = advised
    changed.dialog?.focus = .new
    _ = ProfileScreen.reduce(&changed, .dialog(.keyTyped(.character("x"))), Self.context)
    #expect(changed.dialog?.newPassword.advice == nil)
    #expect(changed.dialog?.faults == [:])
  }

  @Test("Ctrl-G proposes a phrase as the new password, and only there")
  func phrase() {
    let key = KeyPress.character("g", .control)
    #expect(ProfileScreen.action(for: key, in: Self.state(.email)) != .dialog(.phraseChosen))
    var state = Self.state(.password, "secreto", "12345", "")
    #expect(ProfileScreen.action(for: key, in: state) == .dialog(.phraseChosen))
    #expect(
      ProfileScreen.reduce(&state, .dialog(.phraseChosen), Self.context)
        == [.proposePassphrase(.spanish)])
    let phrase = Self.secret("tigre-luna-rio-verde")
    _ = ProfileScreen.reduce(&state, .dialog(.phraseProposed(phrase)), Self.context)
    #expect(state.dialog?.newPassword.advice == .proposed)
    #expect(state.dialog?.newPassword.confirmation.isRevealed == true)
    #expect(state.dialog?.current.isRevealed == false)
    #expect(state.dialog?.focus == .submit)
    #expect(
      submit(state).1 == [
        .changeAccount(.password(current: Self.secret("secreto"), new: phrase))
      ])
    var email = Self.state(.email, "a@b.co", "s")
    let before = email
    _ = ProfileScreen.reduce(&email, .dialog(.phraseProposed(phrase)), Self.context)
    #expect(email == before)
  }

  @Test("a failure is said where it can be mended, and nothing that was typed is lost")
  func failures() {
    let busy = StoreError.busy(path: "/d")
    let exists = PersonalFileError.exists(path: "/x.json")
    let cases:
      [(
        ProfileScreen.State, AccountChangeFailure, ProfileDialog.Item, ProfileDialog.Fault
      )] = [
        (
          Self.state(.recoveryCodes, "secreta"), .wrongPassword(waitMilliseconds: 1_000), .current,
          .wrongPassword
        ),
        (
          Self.state(.deletion, "ana@uniquindio.edu.co", "s"), .mustWait(milliseconds: 4_000),
          .current, .mustWait
        ),
        (Self.state(.email, "luis@b.co", "s"), .emailTaken, .text, .emailTaken),
        (Self.state(.email, "luis@b.co", "s"), .store(.emailTaken), .text, .emailTaken),
        (
          Self.state(.password, "s", Self.strong, Self.strong), .unusablePassword, .new,
          .password(.tooLong)
        ),
        (Self.state(.export, "/x.json"), .file(exists), .text, .file(exists)),
        (Self.state(.export, "/x.json"), .store(busy), .submit, .store(busy)),
      ]
    for (state, failure, item, fault) in cases {
      var working = submit(state).0
      #expect(working.isWorking)
      #expect(
        ProfileScreen.reduce(&working, .changed(.failed(failure)), Self.context) == [])
      var expected = state
      expected.dialog?.faults = [item: fault]
      expected.dialog?.focus = item
      // What was refused is typed over.
      switch fault {
      case .wrongPassword, .mustWait: expected.dialog?.current.select()
      case .password:
        expected.dialog?.newPassword.password.select()
        expected.dialog?.newPassword.confirmation.select()
      default: break
      }
      let wait: Int64 =
        switch fault {
        case .wrongPassword: 1_000
        case .mustWait: 4_000
        default: 0
        }
      expected.waits.begin(
        for: Learner.account.email.text, milliseconds: wait, at: Self.context.stamp.monotonic)
      #expect(working == expected)
    }
  }
}
