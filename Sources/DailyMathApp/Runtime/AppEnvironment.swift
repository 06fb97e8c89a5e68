package import DailyMathCore
import DailyMathSystem
package import DailyMathTerminal

/// Everything the event loop takes from outside, as values that tests can replace.
package struct AppEnvironment: Sendable {
  /// Where accounts and events are kept.
  package var store: AccountStore
  /// Hashes and checks passwords.
  package var authenticator: Authenticator
  /// Writes the files that a learner asks for.
  package var files = PersonalFiles.live
  /// Sends a code to who forgot the password.
  package var mailer = Mailer.live
  /// The wall clock in milliseconds since 1970.
  package var wallMilliseconds: @Sendable () -> Int64
  /// How far local time is ahead of UTC at an instant, in seconds.
  package var utcOffsetSeconds: @Sendable (Int64) -> Int
  /// A clock that is never set, in nanoseconds.
  package var monotonicNanoseconds: @Sendable () -> UInt64
  /// The language at the start.
  package var language: Language
  /// Where that language came from.
  package var languageSource = LanguageSource.setting
  /// What the command line says about how the program looks.
  package var appearanceOptions = SettingsChange()
  /// The drill to begin with, once somebody is signed in; `nil` begins with the day's cards.
  package var drill: DrillRequest?
  /// Whether the program is the calculator and nothing else, for which nobody signs in.
  package var isCalculator = false
  /// The bits from which the program's randomness begins.
  package var seed: UInt64
  /// The characters the terminal can show.
  package var glyphs: Glyphs
  /// The colours the terminal can show.
  package var depth: ColorDepth
  /// What the terminal is asked; nothing unless it is set.
  package var probe = CapabilityProbe { _ in nil }
  /// How long a lone ESC may still become a sequence, in nanoseconds.
  package var escapeWait = InputDecoder.usualEscapeWait

  /// Makes an environment with the system's clocks.
  package init(
    store: AccountStore, authenticator: Authenticator = .live, language: Language, seed: UInt64,
    glyphs: Glyphs, depth: ColorDepth
  ) {
    self.store = store
    self.authenticator = authenticator
    self.language = language
    self.seed = seed
    self.glyphs = glyphs
    self.depth = depth
    wallMilliseconds = { SystemClock.wallMilliseconds() }
    utcOffsetSeconds = { SystemClock.utcOffsetSeconds(atMilliseconds: $0) }
    monotonicNanoseconds = { SystemClock.monotonicNanoseconds() }
  }

  /// What is said after a crash, in characters that the locale can show.
  package var crashNote: String {
    let note = Texts.of(language).common.crashNote
    return glyphs.isASCII ? ASCIIText.folded(note) : note
  }

  /// The present moment, for a learner whose study day begins at `rollover`.
  package func stamp(rollover: RolloverHour) -> Stamp {
    let instant = Instant(milliseconds: wallMilliseconds())
    let offset = UTCOffset(seconds: utcOffsetSeconds(instant.milliseconds))
    return Stamp(
      moment: Moment(instant: instant, offset: offset, rollover: rollover),
      monotonic: Int64(clamping: monotonicNanoseconds() / 1_000_000))
  }
}
