package import DailyMathCore
import DailyMathSystem
package import DailyMathTerminal

/// A form over the profile: one thing to change about the account, and what has to be known for it.
package struct ProfileDialog: Equatable, Sendable {
  /// What the form is for.
  package enum Kind: Equatable, Sendable {
    /// Another name.
    case name
    /// Another university.
    case university
    /// Another address.
    case email
    /// Another password.
    case password
    /// New recovery codes.
    case recoveryCodes
    /// A file with everything.
    case export
    /// The end of the account.
    case deletion
  }

  /// What the keyboard acts on, in the order of Tab; each kind of form has some of them.
  package enum Item: Int, CaseIterable, Hashable, Sendable {
    /// The field of text: the name, the university, the address, the path.
    case text
    /// The field of the password that holds.
    case current
    /// The field of the new password.
    case new
    /// The field in which the new password is repeated.
    case confirmation
    /// The button that opens the export from the deletion.
    case export
    /// The button that leaves everything as it is.
    case cancel
    /// The button that sends the form.
    case submit
  }

  /// What is wrong with a field, or with the form as a whole.
  package enum Fault: Equatable, Sendable {
    /// There is no name.
    case nameMissing
    /// A name or university has more than 80 characters.
    case textTooLong
    /// The address breaks the grammar.
    case emailMalformed
    /// Another account has the address.
    case emailTaken
    /// The address typed is not the account's.
    case emailDiffers
    /// The password that holds was not typed.
    case currentMissing
    /// The password is not the account's; the next attempt has to wait for so many milliseconds.
    case wrongPassword(waitMilliseconds: Int64)
    /// The next attempt has to wait for so many milliseconds.
    case mustWait(milliseconds: Int64)
    /// The new password has fewer than 6 characters.
    case passwordTooShort
    /// The new password has more than 128 characters, or cannot be hashed.
    case passwordTooLong
    /// The repetition is not the new password.
    case passwordsDiffer
    /// The new password is easy to guess; sending the form again takes it all the same.
    case weak(PasswordWeakness)
    /// The file could not be written.
    case file(PersonalFileError)
    /// The account could not be read or written.
    case store(StoreError)
  }

  /// What the form is for.
  package let kind: Kind
  /// The text as it is typed so far.
  package var text: TextField
  /// The passwords as they are typed so far, by their fields.
  package var passwords: [Item: PasswordField] = [:]
  /// What the keyboard acts on.
  package var focus: Item
  /// What is wrong, by where it is said.
  package var faults: [Item: Fault] = [:]
  /// Whether what the form asks for is under way.
  package var isWorking = false
  /// Counts the spinner's steps meanwhile.
  package var spinnerStep = 0
  /// Whether the learner read that the new password, as it stands, is easy to guess.
  package var isAdvised = false
  /// Whether the passwords are shown in clear.
  package var isRevealed = false

  /// Makes the form, filled in with what is known.
  package init(_ kind: Kind, _ context: ReduceContext) {
    self.kind = kind
    text = TextField(Self.beginning(of: kind, context))
    focus = Self.items(of: kind)[0]
    for item in Self.items(of: kind) where item.isPassword { passwords[item] = PasswordField() }
  }

  /// What the form has, in the order of Tab.
  package var items: [Item] { Self.items(of: kind) }

  private static func items(of kind: Kind) -> [Item] {
    let fields: [Item] =
      switch kind {
      case .name, .university, .export: [.text]
      case .email: [.text, .current]
      case .password: [.current, .new, .confirmation]
      case .recoveryCodes: [.current]
      case .deletion: [.text, .current, .export]
      }
    return fields + [.cancel, .submit]
  }

  private static func beginning(of kind: Kind, _ context: ReduceContext) -> String {
    switch kind {
    case .name: return context.library.profile.displayName
    case .university: return context.library.profile.university
    case .export:
      let name = context.account?.email.text.prefix { $0 != "@" } ?? ""
      let middle = name.isEmpty ? "" : "-\(name)"
      return "~/dailymath\(middle)-\(context.stamp.day).json"
    case .email, .password, .recoveryCodes, .deletion: return ""
    }
  }
}

extension ProfileDialog.Item {
  /// Whether it is the field of a password.
  var isPassword: Bool { self == .current || self == .new || self == .confirmation }
  /// Whether it is a field.
  var isField: Bool { self == .text || isPassword }
}

extension ProfileDialog.Kind {
  /// The form that an item of the profile opens; `nil` for those that open none.
  init?(_ item: ProfileItem) {
    switch item {
    case .name: self = .name
    case .university: self = .university
    case .email: self = .email
    case .password: self = .password
    case .recoveryCodes: self = .recoveryCodes
    case .export: self = .export
    case .deletion: self = .deletion
    case .language, .theme, .motion, .rollover, .newCards, .reminder, .signOut: return nil
    }
  }
}
