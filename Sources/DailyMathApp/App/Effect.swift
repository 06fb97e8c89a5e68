package import DailyMathCore
package import DailyMathSystem

/// Something to be done outside the reducers; its outcome comes back as an action.
package enum Effect: Equatable, Sendable {
  /// Check the password and open the account, and let this machine remember it where that is wanted.
  ///
  /// Slow: it runs beside the event loop.
  case signIn(email: String, password: SecretBytes, isRemembered: Bool)
  /// Make the account with what it begins with, and open it.
  ///
  /// Slow: it runs beside the event loop.
  case register(Registration, password: SecretBytes, isRemembered: Bool)
  /// Take a step from a forgotten password to a new one; a message is written in that language.
  ///
  /// Slow: it runs beside the event loop.
  case recover(RecoveryRequest, language: Language)
  /// See whether a code can be asked for by mail.
  case lookUpMail
  /// Change the account that is signed in, or let it go.
  ///
  /// Slow: it runs beside the event loop.
  case changeAccount(AccountChange)
  /// Write lines with recovery codes in them into a file, whose path is as it was typed.
  case writeRecoveryCodes(lines: [String], path: String)
  /// Draw a phrase of four words in that language, for who is about to choose a password.
  case proposePassphrase(Language)
  /// Forget the sign-in that this machine remembers, where it is this account's.
  case forgetSignIn(AccountID)
  /// See what the journal knows of the sitting in which this device answered last; the screen that is shown is told.
  case lookUpSitting
  /// Append events to the signed-in account's journal and sync them.
  case append([EventPayload], for: AppendReason)
  /// Save the account's snapshot and let it go.
  case closeAccount(SignedIn)
  /// Make the day's cards ready to be searched.
  ///
  /// Slow: it runs beside the event loop.
  case prepareSearch(SearchPreparation)
  /// Make all cards ready for the browser.
  ///
  /// Slow: it runs beside the event loop.
  case prepareBrowser(BrowserPreparation)
  /// Count the account for the statistics.
  ///
  /// Slow: it runs beside the event loop.
  case prepareStatistics(StatisticsPreparation)
  /// Go to another screen.
  case navigate(Route)
  /// Go back to where the learner came from: to the quiz that waits, or else to the screen before.
  case goBack
  /// Go to a tab, as its key does.
  case openTab(Int)
  /// Show the interface in another language.
  case changeLanguage
  /// Leave the account and ask who studies next.
  case signOut
  /// Open or close the help.
  case toggleHelp
  /// Open the choices of how the program looks, or close them.
  case toggleAppearance
  /// Listen to the mouse, or leave it to the terminal, which then lets text be selected.
  case setMouse(Bool)
  /// Stop the program until the shell brings it back.
  case suspend
  /// End the program.
  case quit
}
