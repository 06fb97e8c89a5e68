import DailyMathCore
import DailyMathSystem

extension AppReducer {
  /// The data folder is ready, or cannot be used.
  static func prepared(_ state: inout AppState, _ preparation: Preparation) -> [Effect] {
    switch preparation {
    case .failed(let failure):
      state.screen = .splash(SplashScreen.State(failure: failure))
    case .ready(let accountCount, let isTightened):
      guard case .splash = state.screen else { return [] }
      state.accountCount = accountCount
      state.screen = .login(loginForm(in: state))
      if isTightened { show(.folderTightened, in: &state) }
    case .resumed(let signedIn, let damagedLines, let accountCount, let isTightened):
      guard case .splash = state.screen else { return [] }
      state.accountCount = accountCount
      if isTightened { show(.folderTightened, in: &state) }
      let effects = signInSucceeded(&state, signedIn, damagedLines)
      return effects + (takeAwaitedDrill(in: &state).map { [.navigate($0)] } ?? [])
    }
    return []
  }

  /// An account was made: its owner is signed in, and sees the recovery codes before anything else.
  static func registered(
    _ state: inout AppState, _ signedIn: SignedIn, _ codes: [OneTimeCode]
  ) -> [Effect] {
    state.accountCount = (state.accountCount ?? 0) + 1
    let effects = signInSucceeded(&state, signedIn, 0)
    guard !codes.isEmpty else { return effects }
    state.screen = .recoveryCodes(
      RecoveryCodesScreen.State(
        codes: codes, origin: .registration, email: signedIn.account.email.text,
        at: state.stamp.monotonic))
    return effects
  }

  /// The account was changed, or could not be: the profile follows; without the account, the program asks who studies.
  static func accountChanged(
    _ state: inout AppState, _ outcome: AccountChangeOutcome
  ) -> [Effect] {
    switch outcome {
    case .passwordChanged(let account), .emailChanged(let account), .codesRenewed(let account, _):
      guard let signedIn = state.signedIn, signedIn.account.id == account.id else { return [] }
      state.signedIn = SignedIn(account: account, library: signedIn.library)
    case .deleted:
      forgetAccount(&state)
      show(.accountDeleted, in: &state)
      return []
    case .failed(.store(.accountMissing)): return accountGone(&state)
    case .exported, .failed: break
    }
    let effects = reduceScreen(&state, .profile(.changed(outcome)))
    // The codes are shown once and hold already, so that they are shown whatever is on the screen.
    guard case .codesRenewed(_, let codes) = outcome else { return effects }
    state.help = nil
    return effects + closeAppearance(&state) + [.navigate(.recoveryCodes(codes, .profile))]
  }

  /// A step to a new password ended; of one that was given up, and nobody waits for any more, nothing is said.
  static func recovered(
    _ state: inout AppState, _ outcome: RecoveryOutcome, of request: RecoveryRequest
  ) -> [Effect] {
    guard case .forgotPassword(let forgotten) = state.screen, forgotten.request == request else {
      return []
    }
    return reduceScreen(&state, .forgotPassword(.recovered(outcome)))
  }

  /// Somebody is signed in: their settings hold from now on, and the day's cards are shown.
  static func signInSucceeded(
    _ state: inout AppState, _ signedIn: SignedIn, _ damagedLines: Int
  ) -> [Effect] {
    let settings = signedIn.library.settings
    state.stamp = state.stamp.counted(from: settings.rollover)
    // What is chosen in the open menu counts as chosen before signing in; nothing is appended for it yet.
    _ = closeAppearance(&state)
    let adopted = adoptSettings(settings, in: &state)
    state.signedIn = signedIn
    state.awards = nil
    state.registrationDraft = nil
    // Whoever is signed in has an account, which another window may have made.
    if state.accountCount == 0 { state.accountCount = 1 }
    var today = TodayScreen.State(library: signedIn.library, day: state.stamp.day)
    if damagedLines > 0 {
      today.notice = .damaged(lines: damagedLines)
    } else if signedIn.account.recoveryCodes.isEmpty {
      today.notice = .noRecoveryCodes
    }
    state.screen = .today(today)
    tellAwardsOfDayOver(in: &state)
    return adopted
  }

  /// The drill that was asked for at the prompt, once; `nil` where none was or nobody is signed in.
  static func takeAwaitedDrill(in state: inout AppState) -> Route? {
    guard let drill = state.awaitedDrill, let library = state.signedIn?.library else { return nil }
    state.awaitedDrill = nil
    return .drill(.new(drill.settings(library.settings.agility), seed: drill.seed))
  }

  /// Nobody is signed in: the form that asked says why.
  static func signInFailed(_ state: inout AppState, _ failure: SignInFailure) -> [Effect] {
    switch state.screen {
    case .login: reduceScreen(&state, .login(.signInFailed(failure)))
    case .register: reduceScreen(&state, .register(.registrationFailed(failure)))
    default: []
    }
  }

  /// A phrase was drawn: the form that asked for it takes it.
  static func passphraseProposed(
    _ state: inout AppState, _ phrase: SecretBytes
  ) -> [Effect] {
    switch state.screen {
    case .register: reduceScreen(&state, .register(.phraseProposed(phrase)))
    case .forgotPassword: reduceScreen(&state, .forgotPassword(.phraseProposed(phrase)))
    case .profile: reduceScreen(&state, .profile(.dialog(.phraseProposed(phrase))))
    default: []
    }
  }

  /// Events are on the disk: they become part of the state, and the screen that waits is told.
  static func appended(
    _ state: inout AppState, _ events: [Event], _ reason: AppendReason
  ) -> [Effect] {
    // What came along from other terminals was told there.
    apply(events.dropLast(), to: &state)
    keepAwards(in: &state)
    let earlier = state.awards?.awards
    apply(events.suffix(1), to: &state)
    if reason == .takeBack || reason == .takeBackEarlier { dropAwardsToast(in: &state) }
    switch reason {
    case .answer:
      guard let own = events.last?.position.identity else { return [] }
      let effects = reduceScreen(&state, .quiz(.answerRecorded(own)))
      tellAwards(since: earlier, in: &state)
      return state.isQuitting ? effects + [.quit] : effects
    case .takeBack: return reduceScreen(&state, .quiz(.takenBack))
    case .tool:
      let own = events.suffix(1).map(\.position.identity)
      return reduceScreen(&state, .quiz(.toolRecorded(own)))
    case .takeBackEarlier: return reduceScreen(&state, .today(.earlierTakenBack))
    case .browser: return reduceScreen(&state, .browser(.changed(events)))
    case .decks: return reduceScreen(&state, .decks(.changed))
    case .drill:
      let effects = reduceScreen(&state, .drill(.recorded))
      tellAwards(since: earlier, in: &state)
      // What is still to be written comes before the end.
      return state.isQuitting && effects.isEmpty ? [.quit] : effects
    case .agility: return reduceScreen(&state, .agility(.saved))
    case .saveCard: return leaveEditor(&state, afterSaving: events)
    case .deleteCard:
      show(.cardDeleted, in: &state)
      noteDeeds(events, in: &state)
      return showLibrary(&state, notice: nil)
    case .settings:
      noteDeeds(events, in: &state)
      return showLibrary(&state, notice: nil)
    case .profile:
      if case .settings(let change) = events.last?.payload { adopt(change, in: &state) }
      return reduceScreen(&state, .profile(.saved))
    }
  }

  /// Events could not be saved: the state is as before, and the screen says so.
  static func appendFailed(
    _ state: inout AppState, _ error: StoreError, _ reason: AppendReason
  ) -> [Effect] {
    dropAwardsToast(in: &state)
    switch reason {
    case .answer:
      state.isQuitting = false
      return reduceScreen(&state, .quiz(.answerFailed(error)))
    case .takeBack: return reduceScreen(&state, .quiz(.takeBackFailed(error)))
    case .tool: return reduceScreen(&state, .quiz(.toolFailed(error)))
    case .takeBackEarlier: return reduceScreen(&state, .today(.takeBackFailed(error)))
    case .browser: return reduceScreen(&state, .browser(.failed(error)))
    case .decks: return reduceScreen(&state, .decks(.failed(error)))
    case .drill:
      state.isQuitting = false
      return reduceScreen(&state, .drill(.notRecorded(error)))
    case .agility: return reduceScreen(&state, .agility(.notSaved(error)))
    case .saveCard: return reduceScreen(&state, .cardEditor(.saveFailed(error)))
    case .profile: return reduceScreen(&state, .profile(.notSaved(error)))
    case .deleteCard, .settings: return showLibrary(&state, notice: .notSaved(error))
    }
  }

  /// The sitting before is known: the screen that asked is told.
  static func sittingFound(_ state: inout AppState, _ record: SittingRecord?) -> [Effect] {
    switch state.screen {
    case .quiz: reduceScreen(&state, .quiz(.sittingFound(record)))
    case .today: reduceScreen(&state, .today(.sittingFound(record)))
    default: []
    }
  }

  /// Another terminal or device wrote: the screen follows.
  static func eventsArrived(_ state: inout AppState, _ events: [Event]) -> [Effect] {
    apply(events, to: &state)
    if case .browser = state.screen { return reduceScreen(&state, .browser(.arrived(events))) }
    return showLibrary(&state, notice: nil)
  }

  /// The account was read anew: the screen follows.
  static func reopened(_ state: inout AppState, _ signedIn: SignedIn) -> [Effect] {
    state.signedIn = signedIn
    // Other files may hold as many events as those that were read before.
    state.awards = nil
    state.lastToday?.eventCount = nil
    state.lastBrowser?.forgetCards()
    return showLibrary(&state, notice: nil)
  }

  /// The card is saved: back to where the learner came from, in the list with the card selected.
  private static func leaveEditor(
    _ state: inout AppState, afterSaving events: [Event]
  ) -> [Effect] {
    guard case .cardEditor(let editor) = state.screen else { return [] }
    goBack(&state)
    let count = events.count { if case .cardPut = $0.payload { true } else { false } }
    show(count > 1 ? .cardsSaved(count) : .cardSaved, in: &state)
    // The first of the cards may have been deleted by itself.
    let card = state.signedIn?.library.cards(ofFamily: editor.card).first ?? editor.card
    if case .statistics = state.screen { return arrivalEffects(in: &state) }
    if case .browser(var browser) = state.screen {
      let context = makeContext(in: &state)
      BrowserScreen.takeToHand(card, in: &browser, context)
      state.screen = .browser(browser)
      return BrowserScreen.effects(of: browser, context)
    }
    if case .today(var today) = state.screen {
      if let library = state.signedIn?.library,
        let row = today.rows.firstIndex(of: card, in: library)
      {
        TodayScreen.select(row, in: &today)
      }
      state.screen = .today(today)
    }
    return []
  }

  /// Lets the day's screen remember what was done there last, where that was no answer.
  private static func noteDeeds(_ events: [Event], in state: inout AppState) {
    guard case .today(var today) = state.screen else { return }
    for event in events { TodayScreen.note(event, in: &today) }
    state.screen = .today(today)
  }

  /// Lets events become part of the account, and of the browser that was left.
  private static func apply(_ events: some Collection<Event>, to state: inout AppState) {
    let before = state.signedIn?.library.eventCount
    for event in events { state.signedIn?.library.apply(event) }
    guard let library = state.signedIn?.library else { return }
    state.lastBrowser?.follow(Array(events), from: before, to: library)
  }

  private static func showLibrary(_ state: inout AppState, notice: Notice?) -> [Effect] {
    switch state.screen {
    case .today:
      let effects = reduceScreen(&state, .today(.libraryChanged))
      if let notice, case .today(var today) = state.screen {
        today.notice = notice
        state.screen = .today(today)
      }
      return effects
    case .quiz: return reduceScreen(&state, .quiz(.libraryChanged))
    case .browser: return reduceScreen(&state, .browser(.libraryChanged))
    case .decks: return reduceScreen(&state, .decks(.libraryChanged))
    case .agility: return reduceScreen(&state, .agility(.libraryChanged))
    case .factTable: return reduceScreen(&state, .factTable(.libraryChanged))
    case .drillHistory: return reduceScreen(&state, .drillHistory(.libraryChanged))
    case .statistics: return reduceScreen(&state, .statistics(.libraryChanged))
    case .profile:
      if case .notSaved(let error) = notice {
        return reduceScreen(&state, .profile(.notSaved(error)))
      }
      return reduceScreen(&state, .profile(.libraryChanged))
    default: return []
    }
  }
}
