package import DailyMathCore
package import DailyMathSystem
package import DailyMathTerminal

/// Everything that can happen to the program.
package enum AppAction: Equatable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// Text was pasted.
  case paste(String)
  /// Something on the screen was clicked that stands for this action.
  case clicked(ScreenAction)
  /// The wheel was turned by that many rows, downwards where positive.
  case wheelTurned(rows: Int)
  /// The window has another size.
  case resized(Size)
  /// The system asks the program to end, or the terminal went away.
  case endRequested
  /// Time passed while something moves on the screen.
  case ticked
  /// The time came that the state named as its next deadline.
  case deadlineReached
  /// The data folder was made ready, or could not be.
  case prepared(Preparation)
  /// A sign-in let somebody in, so many lines of whose journals could not be read.
  case signInSucceeded(SignedIn, damagedLines: Int)
  /// A sign-in or a registration let nobody in.
  case signInFailed(SignInFailure)
  /// An account was made and is open; these are its recovery codes.
  case registered(SignedIn, [OneTimeCode])
  /// A code can be asked for by mail, or this computer sends none.
  case mailLookedUp(sendsMail: Bool)
  /// The step from a forgotten password to a new one that was requested ended.
  case recovered(RecoveryOutcome, of: RecoveryRequest)
  /// A change of the account ended.
  case accountChanged(AccountChangeOutcome)
  /// The recovery codes stand in the file with this path.
  case recoveryCodesWritten(path: String)
  /// The recovery codes could not be written into a file.
  case recoveryCodesNotWritten(PersonalFileError)
  /// A phrase was drawn that can be a password.
  case passphraseProposed(SecretBytes)
  /// Events were appended and synced; those of other terminals come along.
  case appended([Event], for: AppendReason)
  /// Events could not be appended; nothing of them counts.
  case appendFailed(StoreError, for: AppendReason)
  /// This is what the journal knows of the sitting in which this device answered last.
  case sittingFound(SittingRecord?)
  /// Another terminal or device wrote events.
  case eventsArrived([Event])
  /// The account's files were exchanged by another program and everything was read again.
  case reopened(SignedIn)
  /// A snapshot of the open account was written in a quiet moment; `nil` where that was not worth while, or failed.
  case settled(SavedCards?)
  /// The account that was open was deleted by another terminal.
  case accountGone
  /// A screen's own action, from a key or a click.
  case screen(ScreenAction)
}
