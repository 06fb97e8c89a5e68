/// Turns the bytes a terminal sends into what the person did.
///
/// It is a pure value: time comes in with the bytes. What arrives in pieces is waited for until `deadline`, when the
/// caller asks for what the pieces meant. Sequences it does not know are swallowed whole and never become text.
package struct InputDecoder: Sendable {
  /// Where in a sequence the next byte belongs.
  enum State: Equatable, Sendable {
    /// Between sequences, where bytes are text or control keys.
    case ground
    /// After ESC; the flag tells whether a second ESC came directly before.
    case escape(isDoubled: Bool)
    /// Inside a sequence that `ESC [` opened.
    case csi
    /// After more of a CSI or SS3 than is kept: up to its last byte everything is dropped.
    case csiOverflow
    /// After `CSI [`, which the Linux console sends before A to E.
    case consoleFunction
    /// Inside the three bytes of the oldest mouse report.
    case oldMouse(remaining: Int)
    /// After `ESC O`, which some terminals send before the letter of a key.
    case ss3
    /// Inside a string such as an OSC; the byte that opened it.
    case string(opener: UInt8)
    /// After an ESC inside a string; the byte that opened that.
    case stringEscape(opener: UInt8)
    /// Inside a bracketed paste.
    case paste
  }

  /// How long a lone ESC may still become a sequence, in nanoseconds.
  ///
  /// With the keyboard protocol on, Escape comes as a sequence of its own, so that nobody feels this wait. At 0 a sequence
  /// that a slow line delivers in two is torn.
  package var escapeWait: UInt64
  /// Whether an answer about the cursor's place is awaited, which looks like F3 with modifiers.
  ///
  /// The caller sets it as it asks. The answer clears it, and so does the fence, after which none comes.
  package var expectsCursorReport = false
  /// How long the rest of a sequence is waited for.
  static let sequenceWait: UInt64 = 1_000_000_000
  /// How long the rest of a paste is waited for after its latest byte.
  static let pasteWait: UInt64 = 5_000_000_000
  /// How long after a paste an Enter counts as part of it.
  static let pasteQuiet: UInt64 = 150_000_000
  /// The bytes of a CSI that are kept.
  static let longestCSI = 256
  /// The bytes between `ESC O` and its letter that are kept.
  static let longestSS3 = 16
  /// The bytes of a string that are kept; what is read from strings is far shorter.
  static let longestString = 256

  /// For how many events at once there is room from the beginning: for those of the longest password.
  private static let mostKeysReserved = 512

  /// Where the next byte belongs.
  var state = State.ground
  /// The bytes of the sequence under way, without what opened it.
  var sequence: [UInt8] = []
  /// Whether an ESC before the sequence makes it an Alt.
  var hasAlt = false
  /// The bytes of a character under way.
  var utf8 = UTF8Assembler()
  /// What was pasted so far.
  var pasteBuffer = PasteBuffer()
  /// When the latest paste ended, while an Enter may still belong to it.
  var pasteEnd: UInt64?
  /// Text of this call that is not yet cut into clusters.
  var text = ""
  /// What this call has found so far, in order.
  var events: [InputEvent] = []

  /// When `expire` has to be called unless more bytes come first; nil where nothing is waited for.
  ///
  /// In nanoseconds of the clock that `feed` is given.
  package private(set) var deadline: UInt64?

  /// How many bytes are kept until more come: at most a mebibyte in a paste, and 256 elsewhere.
  package var heldByteCount: Int { sequence.count + pasteBuffer.count }

  /// A decoder at rest.
  ///
  /// - Parameter escapeWait: how long a lone ESC may still become a sequence, in nanoseconds.
  package init(escapeWait: UInt64 = Self.usualEscapeWait) {
    self.escapeWait = escapeWait
  }

  /// Takes in bytes and gives what they complete.
  ///
  /// - Parameter now: nanoseconds of any clock that only goes forward.
  package mutating func feed(_ bytes: some Sequence<UInt8>, now: UInt64) -> [InputEvent] {
    var isFed = false
    // An array that grows would leave keys behind, perhaps a password's, that nobody can wipe.
    events.reserveCapacity(min(bytes.underestimatedCount, Self.mostKeysReserved))
    for byte in bytes {
      take(byte, now)
      isFed = true
    }
    // Nothing is no sign of life, and what is waited for does not get more time from it.
    return isFed ? finish(now) : []
  }

  /// Gives what the pieces waited for meant, once the deadline has passed; nothing before.
  package mutating func expire(now: UInt64) -> [InputEvent] {
    guard let deadline, now >= deadline else { return [] }
    if utf8.isPending {
      utf8 = UTF8Assembler()
      emitText("\u{FFFD}")
    }
    switch state {
    case .ground, .csiOverflow, .consoleFunction, .oldMouse: break
    case .escape(let isDoubled):
      if isDoubled { emit(.escape) }
      emit(.escape)
    case .csi, .ss3:
      if sequence.isEmpty {
        if hasAlt { emit(.escape) }
        emit(.character(state == .csi ? "[" : "O"), [.alt])
      }
    case .string(let opener):
      if sequence.isEmpty {
        emit(.character(Character(Unicode.Scalar(opener))), [.alt])
      }
    case .stringEscape: emit(.escape)
    case .paste: endPaste(now)
    }
    rest()
    return finish(now)
  }

  /// Goes back to where no sequence is under way.
  mutating func rest() {
    state = .ground
    sequence.removeAll(keepingCapacity: true)
    hasAlt = false
  }

  private mutating func finish(_ now: UInt64) -> [InputEvent] {
    flushText()
    deadline = wait.map { now.addingReportingOverflow($0).partialValue }
    defer { events = [] }
    return events
  }

  private var wait: UInt64? {
    switch state {
    case .ground: utf8.isPending ? Self.sequenceWait : nil
    case .escape: escapeWait
    case .csi, .ss3: sequence.isEmpty ? escapeWait : Self.sequenceWait
    case .string: sequence.isEmpty ? escapeWait : Self.sequenceWait
    case .csiOverflow, .consoleFunction, .oldMouse, .stringEscape: Self.sequenceWait
    case .paste: Self.pasteWait
    }
  }
}
