package import DailyMathCore
package import DailyMathTerminal

/// The recovery codes of an account, which are shown once.
package enum RecoveryCodesScreen {
  /// Why the codes are shown, which says where the learner goes afterwards.
  package enum Origin: Equatable, Sendable {
    /// The account was just made; the day's cards come next.
    case registration
    /// New codes were made in the profile, which comes next.
    case profile
    /// New codes were made after a forgotten password; signing in with this address comes next.
    case recovery(email: String)
  }

  /// What the keyboard acts on, in the order of Tab.
  package enum Focus: Int, CaseIterable, Sendable {
    /// The button that goes on.
    case saved
    /// The button that opens the field of the file's path.
    case file
  }

  /// How long the codes are in sight before Enter means a button, in milliseconds.
  static let waitBeforeEnter: Int64 = 1_000
  /// How long Enter has to rest where it came too early, in milliseconds; keys repeat after at most as much.
  static let restBeforeEnter: Int64 = 700

  /// The field of the path of the file that the codes go into.
  package struct FileForm: Equatable, Sendable {
    /// What the keyboard acts on, in the order of Tab.
    package enum Focus: Int, CaseIterable, Sendable {
      /// The field of the path.
      case path
      /// The button that writes the file.
      case write
      /// The button that closes the field.
      case cancel
    }

    /// The path as it is typed so far.
    package var path: TextField
    /// What the keyboard acts on now.
    package var focus = Focus.path
    /// Why the file was not written; `nil` before that was tried and once the path is another.
    package var fault: PersonalFileError?
  }

  /// The question before the codes go out of sight, by what it is asked for.
  package enum Question: Equatable, Sendable {
    /// The learner goes on.
    case leave
    /// The program ends.
    case quit
  }

  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The codes.
    package let codes: [OneTimeCode]
    /// Why they are shown.
    package let origin: Origin
    /// The address of the account.
    package let email: String
    /// What the keyboard acts on now.
    package var focus = Focus.saved
    /// The field of the file's path; `nil` where it is not open.
    package var fileForm: FileForm?
    /// Where the codes were written; `nil` where they were not.
    package var writtenPath: String?
    /// The question before leaving; `nil` where it is not asked.
    package var question: Question?
    /// Whether the button that leaves is selected in the question.
    package var isConfirmSelected = false

    /// From when on Enter means a button, in milliseconds of the monotonic clock.
    ///
    /// Whoever still holds the Enter that sent the form before must not lose the codes unseen.
    package var acceptsEnterFrom: Int64

    /// Makes the state.
    ///
    /// - Parameters:
    ///   - email: the address of the account; after a forgotten password it is the one of `origin`.
    ///   - now: when the codes come into sight, in milliseconds of the monotonic clock; nil where nobody holds a key.
    package init(
      codes: [OneTimeCode], origin: Origin, email: String? = nil, at now: Int64? = nil
    ) {
      acceptsEnterFrom = now.map { $0 + RecoveryCodesScreen.waitBeforeEnter } ?? .min
      self.codes = codes
      self.origin = origin
      if case .recovery(let address) = origin {
        self.email = address
      } else {
        self.email = email ?? ""
      }
    }

    /// Whether the codes stand in a file, so that nothing is lost with the screen.
    package var isWritten: Bool { writtenPath != nil }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// Enter or Space was pressed before anybody can have read the codes.
    case pressedTooEarly
    /// The learner says that the codes are saved, which is asked about where they stand in no file.
    case savedChosen
    /// The learner wants them in a file, and the path is asked.
    case fileChosen
    /// The focus went to another item, by that many.
    case focusMoved(by: Int)
    /// A click took the focus to the path's field.
    case pathFocused
    /// A click took the focus to the path's field, and the cursor before the character with that index.
    case placed(Int)
    /// A key was pressed that belongs to the path's field.
    case keyTyped(KeyPress)
    /// Text was pasted into the path's field.
    case pasted(String)
    /// The learner wants the file written.
    case writeChosen
    /// The path's field was closed.
    case fileCancelled
    /// The codes stand in the file with this path.
    case written(path: String)
    /// The codes could not be written into a file.
    case notWritten(PersonalFileError)
    /// The learner goes on without having said that the codes are saved.
    case leaveChosen
    /// The learner leaves the program.
    case quitChosen
    /// The other answer to the question was selected; true for the one that leaves.
    case answerSelected(confirm: Bool)
    /// The question was answered; true for leaving.
    case questionAnswered(confirm: Bool)
    /// The learner asked for the other language.
    case languageChosen
    /// The learner asked for the help.
    case helpChosen
  }
}

extension RecoveryCodesScreen.Origin {
  /// Where the learner goes once the codes are saved.
  var next: Route {
    switch self {
    case .registration: .today
    case .profile: .profile
    case .recovery(let email): .login(email: email)
    }
  }
}
