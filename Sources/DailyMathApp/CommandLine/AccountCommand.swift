/// What is to be done with an account at the prompt, without the screens.
///
/// What is `nil` was not given and is asked for. A `passwordDescriptor` is the number of an open file from which passwords
/// are read, one a line, in the place of asking for them. `isRemembered` says whether this machine keeps the learner signed in.
package enum AccountCommand: Equatable, Sendable {
  /// Make an account and sign in.
  case register(
    name: String?, email: String?, university: String?, passwordDescriptor: Int32?,
    isRemembered: Bool? = nil)
  /// Sign in.
  case signIn(email: String?, passwordDescriptor: Int32?, isRemembered: Bool? = nil)
  /// End the sign-in that this machine remembers.
  case signOut
  /// Say who is signed in.
  case showSignedIn
  /// Set another password.
  case changePassword(passwordDescriptor: Int32?)
  /// Set another password with a code, because the old one is forgotten.
  case recover(email: String?, passwordDescriptor: Int32?)
  /// Write everything of the account into a new file; `-` is the standard output.
  case export(path: String)
  /// Delete the account and everything in it.
  case delete(email: String?, passwordDescriptor: Int32?)
  /// Print numbers of an account: the one with that address, else the one that is signed in, else the only one.
  case show(Figures, email: String?, isJSON: Bool)
}

extension AccountCommand {
  /// The descriptor from which passwords are read; `nil` where they are asked for or none is needed.
  var passwordDescriptor: Int32? {
    switch self {
    case .register(_, _, _, let descriptor, _), .signIn(_, let descriptor, _),
      .changePassword(let descriptor), .recover(_, let descriptor), .delete(_, let descriptor):
      descriptor
    case .signOut, .showSignedIn, .export, .show: nil
    }
  }
}
