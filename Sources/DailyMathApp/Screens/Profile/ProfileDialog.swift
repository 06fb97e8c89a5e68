package import DailyMathCore
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
    /// The link that proposes a phrase, which is there while something is said about the new password.
    case phrase
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
    /// The password is not the account's.
    case wrongPassword
    /// The next attempt has to wait.
    case mustWait
    /// The new password, or its repetition, cannot be taken.
    case password(NewPassword.Fault)
    /// The file could not be written.
    case file(PersonalFileError)
    /// The account could not be read or written.
    case store(StoreError)
  }

  /// What the form is for.
  package let kind: Kind
  /// The text as it is typed so far.
  package var text: TextField
  /// The password that holds as it is typed so far.
  package var current = PasswordField()
  /// The new password as it is typed so far, with what is said about it.
  package var newPassword = NewPassword()
  /// What the keyboard acts on.
  package var focus: Item
  /// What is wrong, by where it is said.
  package var faults: [Item: Fault] = [:]
  /// Whether what the form asks for is under way.
  package var isWorking = false
  /// Counts the spinner's steps meanwhile.
  package var spinnerStep = 0
  /// Whether the passwords are shown in clear.
  package var isRevealed = false
  /// Whether the question is asked whether to discard what was typed.
  package var isAskingToDiscard = false
  /// Whether Enter would answer that question with yes.
  package var isDiscardSelected = false
  /// The text that the form began with.
  private let beginning: String

  /// Makes the form, filled in with what is known.
  package init(_ kind: Kind, _ context: ReduceContext) {
    self.kind = kind
    beginning = Self.beginning(of: kind, context)
    text = TextField(beginning)
    focus = Self.fields(of: kind)[0]
  }

  /// What the form has, in the order of Tab.
  package var items: [Item] {
    let phrase: [Item] = newPassword.advice == nil ? [] : [.phrase]
    let export: [Item] = kind == .deletion ? [.export] : []
    return Self.fields(of: kind) + phrase + export + [.cancel, .submit]
  }

  /// Whether something was typed that leaving the form would lose; what only confirms something is nothing of the kind.
  var hasChanges: Bool {
    switch kind {
    case .name, .university, .email, .export: text.text.trimmed != beginning.trimmed
    case .password: !newPassword.password.isEmpty
    case .recoveryCodes, .deletion: false
    }
  }

  private static func fields(of kind: Kind) -> [Item] {
    switch kind {
    case .name, .university, .export: [.text]
    case .email, .deletion: [.text, .current]
    case .password: [.current, .new, .confirmation]
    case .recoveryCodes: [.current]
    }
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
  /// Whether it is one of the buttons under the fields.
  var isButton: Bool { self == .export || self == .cancel || self == .submit }
}

extension ProfileDialog.Kind {
  /// Whether what is said under its title is to be read before it is sent, however small the window.
  var warns: Bool { self == .deletion || self == .recoveryCodes || self == .password }

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
    case .language, .theme, .motion, .rollover, .newCards, .reviews, .fuzz, .reminder, .decks,
      .signOut:
      return nil
    }
  }
}
