package import DailyMathCore
package import DailyMathTerminal

/// Everything the program shows and remembers between two events.
package struct AppState: Equatable, Sendable {
  /// The screen before the learner.
  package var screen: Screen
  /// The help, where it is open.
  package var help: HelpScreen.State?
  /// Who studies; `nil` before signing in.
  package var signedIn: SignedIn?
  /// What they have earned, as far as it was derived; `nil` before signing in.
  package var awards: KeptAwards?
  /// The language of the interface.
  package var language: Language
  /// Where that language came from.
  package var languageSource = LanguageSource.setting
  /// How the program looks now.
  package var appearance = Appearance()
  /// What the command line says about that, which holds for as long as the program runs unless it is changed by hand.
  package var appearanceOptions = SettingsChange()
  /// What was chosen by hand before signing in, which becomes the account's setting.
  package var chosenAppearance = SettingsChange()
  /// The choices of how the program looks, where they are open.
  package var appearanceMenu: AppearanceScreen.State?
  /// Whether the mouse is listened to, in this run.
  package var usesMouse = true
  /// What the foot of whatever screen tells until the next key or click, or for as long as reading takes; `nil` leaves the
  /// row to the screen.
  package var toast: PassingNotice?
  /// How many accounts the data folder holds, as far as this run knows; `nil` before it was looked at.
  package var accountCount: Int?
  /// Who has to wait before the next attempt to sign in or to show a code, while no form for it is before the learner.
  package var attemptWaits = AttemptWaits()
  /// Who has to wait before another code is sent, while the form for it is not before the learner.
  package var requestWaits = AttemptWaits()
  /// What was written into the registration when it was left, except for the passwords; `nil` where that is nothing.
  package var registrationDraft: RegisterScreen.State?
  /// The quiz that was left for the editor, and goes on after it; `nil` where none was.
  package var pausedQuiz: QuizScreen.State?
  /// The screen that the editor, the decks or the quiz lead back to; `nil` for the day's screen.
  package var origin: Route?
  /// The browser as it was when it was left last.
  package var lastBrowser: BrowserScreen.State?
  /// The statistics as they were when a card was opened from there.
  package var lastStatistics: StatisticsScreen.Memory?
  /// What was selected and searched for on the day's screen when it was left last.
  package var lastToday: TodayScreen.Memory?
  /// The size of the window in cells.
  package var size: Size
  /// When the last event came.
  package var stamp: Stamp
  /// Whether the program ends once the answer at hand is saved.
  package var isQuitting = false
  /// The drill that was asked for at the prompt and is not begun yet.
  package var awaitedDrill: DrillRequest?
  /// Where all randomness comes from.
  package var generator: SplitMix64

  /// Makes the state at the start, with the splash screen.
  package init(language: Language, size: Size, stamp: Stamp, seed: UInt64) {
    screen = .splash(SplashScreen.State())
    self.language = language
    self.size = size
    self.stamp = stamp
    generator = SplitMix64(seed: seed)
  }

  /// What was earned, where it holds for the account and the day as they are now.
  var keptAwards: Awards? {
    guard let awards, let library = signedIn?.library,
      awards.holds(for: library, on: stamp.day, sittingUnderway: sittingUnderway)
    else { return nil }
    return awards.awards
  }

  /// The name of the sitting that goes on, before the learner or behind the editor; `nil` where none does.
  var sittingUnderway: String? {
    let quiz = if case .quiz(let quiz) = screen { quiz } else { pausedQuiz }
    guard let quiz, quiz.phase != .finished else { return nil }
    return quiz.session.id
  }

  /// The hour at which the learner's study day begins.
  package var rollover: RolloverHour {
    signedIn?.library.settings.rollover ?? .standard
  }

  /// The showing of a card that waits for its answer or its grade; `nil` where none does.
  var openQuestion: QuizShowing? {
    guard case .quiz(let quiz) = screen, quiz.phase.isOpen else { return nil }
    return quiz.session.showing
  }

  /// Tells whether `event` takes back what is recorded, and nothing of the question on show: an answer of another terminal
  /// to that question does not concern it.
  func takesBackRecorded(_ event: InputEvent?) -> Bool {
    guard case .quiz(let quiz) = screen, quiz.phase == .asking, help == nil, appearanceMenu == nil,
      case .key(let key) = event
    else { return false }
    return QuizScreen.action(for: key, in: quiz, now: stamp.monotonic) == .takeBackChosen
  }

  /// When something on the screen is to change although nobody does anything, in milliseconds of the monotonic clock; `nil`
  /// where nothing is.
  ///
  /// With reduced motion nothing goes by itself but the waiting for the next attempt, whose end is told and not its seconds.
  package var nextDeadline: Int64? {
    [toastDeadline, countdownDeadline, reminderDeadline, drillDeadline, keyLightDeadline]
      .compactMap(\.self).min()
  }

  /// When the clock of a drill shows something else, or a key of its keypad goes out; `nil` without one.
  private var drillDeadline: Int64? {
    guard case .drill(let drill) = screen else { return nil }
    return drill.nextDeadline(after: stamp.monotonic, motion: appearance.motion)
  }

  /// When the notice that goes by itself has been read; `nil` where it stays or there is none.
  var toastDeadline: Int64? {
    guard let toast, appearance.motion == .full, !toast.staysUntilKey else { return nil }
    return Int64(toast.toast(.of(language)).deadline)
  }

  /// When the reminder comes next, as long as nobody changes the clock; `nil` without one.
  var reminderDeadline: Int64? {
    signedIn?.library.settings.reminder.time.map {
      stamp.monotonic + $0.milliseconds(after: stamp.moment)
    }
  }

  /// When the calculator's key that was pressed last goes out; `nil` where none is lit for a time.
  private var keyLightDeadline: Int64? {
    guard appearance.motion == .full, case .calculator(let calculator) = screen else { return nil }
    return calculator.lightDeadline(at: stamp.monotonic)
  }

  /// When the countdown on the screen says something else; `nil` where none runs.
  private var countdownDeadline: Int64? {
    let now = stamp.monotonic
    let countdowns: [Countdown?] =
      switch screen {
      case .login(let login): [login.countdown(at: now)]
      case .forgotPassword(let forgotten):
        [forgotten.countdown(at: now), forgotten.requestCountdown(at: now)]
      case .profile(let profile): [profile.countdown(of: signedIn?.account, at: now)]
      default: []
      }
    return countdowns.compactMap {
      $0?.deadline(after: now, isTicking: appearance.motion == .full)
    }.min()
  }

  /// Whether nobody has an account here yet.
  package var isFirstStart: Bool { accountCount == 0 }

  /// Whether something on the screen moves by itself, so that time has to be told.
  package var isAnimated: Bool {
    guard appearance.motion == .full else { return false }
    return switch screen {
    case .login(let state): state.isChecking
    case .register(let state): state.isCreating
    case .profile(let state): state.isWorking
    case .forgotPassword(let state): state.isWorking
    default: false
    }
  }
}
