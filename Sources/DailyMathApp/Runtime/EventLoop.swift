import DailyMathCore
package import DailyMathSystem
import DailyMathTerminal

/// Waits for what happens, lets the reducers act on it, performs the effects and draws.
///
/// A class, because it is the one owner of the terminal and of the state for as long as the program runs.
package final class EventLoop {
  /// How the program ended.
  package enum Ending: Equatable, Sendable {
    /// The learner left.
    case quit
    /// A signal asked the program to end; its default action is still to be taken.
    case signal(Signal)
    /// The terminal went away.
    case hungUp
  }

  /// Nanoseconds between two steps of what moves on the screen.
  private static let tick: UInt64 = 100_000_000

  /// Nanoseconds that two frames take at least: sixty of them a second are the most that anybody sees.
  ///
  /// The second of two may come at once, so that a key right after a frame is seen without delay.
  private static let twoFrames: UInt64 = 33_333_333

  /// Nanoseconds that the start may take before the splash screen is shown.
  private static let splashDelay: UInt64 = 50_000_000

  private let device: TerminalDevice
  private let environment: AppEnvironment
  private let runner: EffectRunner
  private var state: AppState
  private var decoder: InputDecoder
  private var terminal: TerminalSession
  private var painter: ScreenPainter
  private var mouse = MouseRouter()
  private var quiet = QuietMoments()
  private var ending: Ending?
  private var nextTick: UInt64?
  private var lastFrame: UInt64 = 0
  private var nextFrame: UInt64 = 0
  /// Whether the screen may differ from the state; a wake that changes nothing, such as half of a sequence, draws nothing.
  private var isStale = true

  /// Makes the loop over an open terminal.
  package init(device: TerminalDevice, environment: AppEnvironment) {
    self.device = device
    self.environment = environment
    runner = EffectRunner(
      store: environment.store, authenticator: environment.authenticator,
      files: environment.files, mailer: environment.mailer, mailbox: Mailbox(),
      runBeside: { body throws(SystemError) in try BackgroundWorker.run(body) })
    let size = device.size()
    state = AppState(
      language: environment.language, size: Size(columns: size.columns, rows: size.rows),
      stamp: environment.stamp(rollover: .standard),
      seed: environment.seed)
    state.languageSource = environment.languageSource
    state.awaitedDrill = environment.drill
    state.appearanceOptions = environment.appearanceOptions
    state.appearance = Appearance().applying(environment.appearanceOptions)
    if environment.isCalculator {
      state.screen = .calculator(CalculatorScreen.State(isAlone: true))
    }
    decoder = InputDecoder(escapeWait: environment.escapeWait)
    terminal = TerminalSession(device, asking: environment.probe)
    painter = ScreenPainter(glyphs: environment.glyphs, depth: environment.depth)
  }

  /// Runs until the learner leaves or something ends the program; the terminal is given back before it returns.
  package func run() throws(TerminalError) -> Ending {
    try terminal.enter(crashNote: environment.crashNote, at: environment.monotonicNanoseconds())
    decoder.expectsCursorReport = terminal.expectsCursorReport
    prepare()
    while ending == nil {
      let wakes = device.wait(untilNanoseconds: deadline())
      for wake in wakes where ending == nil { handle(wake) }
      drawIfDue()
    }
    if let signedIn = state.signedIn { runner.close(signedIn) }
    terminal.leave(at: environment.monotonicNanoseconds())
    return ending ?? .quit
  }

  /// Makes the data folder ready beside the loop; only where that takes long is the splash screen seen.
  private func prepare() {
    // The calculator needs no data.
    guard !environment.isCalculator else { return drawIfDue() }
    runner.beginPreparing(at: environment.stamp(rollover: .standard))
    let deadline = environment.monotonicNanoseconds() + Self.splashDelay
    // A terminal that answers at once must not end this wait.
    while ending == nil, isPreparing, environment.monotonicNanoseconds() < deadline {
      for wake in device.wait(untilNanoseconds: deadline) where ending == nil { handle(wake) }
    }
    drawIfDue()
  }

  private var isPreparing: Bool {
    if case .splash(let splash) = state.screen { splash.failure == nil } else { false }
  }

  private func deadline() -> UInt64? {
    let now = environment.monotonicNanoseconds()
    if state.isAnimated {
      nextTick = nextTick ?? now + Self.tick
    } else {
      nextTick = nil
    }
    let frame = isStale && !device.isStalled ? nextFrame : nil
    return [decoder.deadline, nextTick, stateDeadline, frame, quietMoment].compactMap(\.self)
      .min()
  }

  /// When the state is to change by itself, in nanoseconds of the monotonic clock.
  private var stateDeadline: UInt64? {
    state.nextDeadline.map { UInt64(clamping: $0) &* 1_000_000 }
  }

  /// When a snapshot is to be written, if nothing happens until then.
  private var quietMoment: UInt64? {
    quiet.next(for: state.signedIn, isAsking: state.openQuestion != nil || state.isDrilling)
  }

  private func settle(at now: UInt64) {
    guard let moment = quietMoment, now >= moment, let signedIn = state.signedIn else { return }
    quiet.noteUse(of: signedIn, at: now)
    runner.settle(signedIn)
  }

  private func handle(_ wake: Wake) {
    switch wake {
    case .input(let bytes):
      quiet.noteKey(at: environment.monotonicNanoseconds())
      var events = decoder.feed(bytes, now: environment.monotonicNanoseconds())
      handle(events)
      events.wipe()
    case .timedOut:
      let now = environment.monotonicNanoseconds()
      handle(decoder.expire(now: now))
      if let tick = nextTick, now >= tick {
        nextTick = nil
        dispatch(.ticked)
      }
      if let deadline = stateDeadline, now >= deadline { dispatch(.deadlineReached) }
      settle(at: now)
    case .background:
      runner.takeOutcomes().forEach(dispatch)
    case .resized:
      takeSize()
    case .continued:
      noteContinued()
      startOver()
    case .writable:
      break
    case .suspendRequested:
      suspend()
    case .terminate(let signal):
      dispatch(.endRequested)
      ending = .signal(signal)
    case .hungUp:
      dispatch(.endRequested)
      ending = .hungUp
    }
  }

  private func handle(_ events: [InputEvent]) {
    guard !events.isEmpty else { return }
    let asked = state.openQuestion
    let learner = state.signedIn?.account.id
    let takesBack = state.takesBackRecorded(events.first)
    if let news = runner.takeNews() { dispatch(news) }
    // Keys pressed before an answer from elsewhere was seen were meant for the question that stood there. They must not
    // answer the next one, which nobody has read yet. The same holds where the account was deleted elsewhere.
    let isAnotherQuestion = asked != nil && state.openQuestion != asked
    let isLate = isAnotherQuestion || learner != state.signedIn?.account.id
    // Taking back what was recorded is none of these; the key itself may be text where the next one stands.
    if isAnotherQuestion, takesBack, events.first?.isPlain == true {
      dispatch(.clicked(.quiz(.takeBackChosen)))
    }
    for event in events where ending == nil && !(isLate && event.isPlain) { handle(event) }
  }

  private func handle(_ event: InputEvent) {
    switch event {
    case .key(KeyPress(.character("l"), .control)):
      // What another program wrote over the screen is repaired by drawing everything again.
      repaint()
    case .key(let key):
      dispatch(.key(key))
    case .paste(let pasted):
      paste(pasted)
    case .mouse(let event):
      if let action = mouse.action(for: event, over: painter.regions) { dispatch(action) }
    case .focus:
      mouse.forget()
    case .reply(let reply):
      terminal.take(reply, at: environment.monotonicNanoseconds())
      guard painter.capabilities != terminal.capabilities else { return }
      painter.capabilities = terminal.capabilities
      isStale = true
    }
  }

  /// Hands on what was pasted, a password character by character: it would stay in memory as a text.
  private func paste(_ pasted: PastedText) {
    guard painter.asksForSecret(in: state) else { return dispatch(.paste(pasted.text)) }
    for scalar in pasted.scalars.prefix(SecretBytes.capacity + 1) {
      let character = Character(scalar)
      if !character.isNewline { dispatch(.key(.character(character))) }
    }
  }

  /// Lets the reducers act, then performs what they ask for, until nothing is left to do.
  private func dispatch(_ action: AppAction) {
    isStale = true
    var actions = [action]
    while !actions.isEmpty {
      let stamp = environment.stamp(rollover: state.rollover)
      for effect in AppReducer.reduce(&state, actions.removeFirst(), at: stamp) {
        switch effect {
        case .quit: ending = ending ?? .quit
        case .suspend: suspend()
        case .setMouse(let isOn): setMouse(isOn)
        default:
          let seed = state.generator.next()
          if let outcome = runner.perform(effect, at: stamp, seed: seed) { actions.append(outcome) }
        }
      }
      actions += runner.takeOutcomes()
    }
  }

  private func suspend() {
    // A drill does not go on while nobody sees it.
    if state.isDrilling { dispatch(.screen(.drill(.suspended))) }
    if terminal.suspend(at: environment.monotonicNanoseconds()) {
      noteContinued()
      // The window may have changed while nobody told us.
      startOver()
    } else {
      repaint()
    }
  }

  /// Tells a drill that the program stood still, perhaps without having been told before.
  private func noteContinued() {
    if state.isDrilling { dispatch(.screen(.drill(.continued))) }
  }

  /// Goes on in a terminal that was entered again: its size, its modes and everything on it may be others.
  private func startOver() {
    terminal.startOver(at: environment.monotonicNanoseconds())
    decoder.expectsCursorReport = terminal.expectsCursorReport
    takeSize()
  }

  private func takeSize() {
    let size = device.size()
    dispatch(.resized(Size(columns: size.columns, rows: size.rows)))
    mouse.forget()
    repaint()
  }

  private func repaint() {
    painter.invalidate()
    isStale = true
  }

  private func setMouse(_ isOn: Bool) {
    mouse.forget()
    terminal.setMouse(isOn)
  }

  /// Draws what has changed; a frame that is too early waits for its time, and one for a terminal that does not read until it does.
  private func drawIfDue() {
    let now = environment.monotonicNanoseconds()
    guard ending == nil, isStale, !device.isStalled, now >= nextFrame else { return }
    isStale = false
    nextFrame = lastFrame + Self.twoFrames
    lastFrame = now
    painter.draw(state, on: device)
  }
}

extension InputEvent {
  /// Whether it is a paste, or a key without Control and Alt, such as those that answer a question.
  fileprivate var isPlain: Bool {
    switch self {
    case .paste: true
    case .mouse: true
    case .focus, .reply: false
    case .key(let press): press.modifiers.isEmpty
    }
  }
}
