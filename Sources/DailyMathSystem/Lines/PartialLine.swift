/// A line of which the end has not arrived yet.
struct PartialLine {
  /// The most bytes of a line that are kept; what follows up to its end is passed over.
  static let longest = 65_536

  private var bytes: [UInt8] = []
  private var secret = SecretBytes()
  private var marks = PasteMarks()
  private var isCut = false
  private let isSecret: Bool
  /// Whether nothing of it has arrived.
  private(set) var isEmpty = true

  /// The beginning of a line, whose bytes are wiped afterwards where it is a secret.
  ///
  /// The marks of a bracketed paste do not belong to a secret.
  init(isSecret: Bool) {
    self.isSecret = isSecret
  }

  /// Takes a byte that is not the end of the line.
  mutating func append(_ byte: UInt8) {
    isEmpty = false
    if isSecret {
      if !marks.pass(byte, to: &secret) { isCut = true }
    } else if bytes.count < Self.longest {
      bytes.append(byte)
    } else {
      isCut = true
    }
  }

  /// The line as it is now; a carriage return before its end belongs to the end.
  ///
  /// `terminalLimit` is how many bytes a terminal takes in one line, beyond which it drops what is typed without a word.
  func finished(terminalLimit: Int?) -> LineEvent {
    if isSecret {
      var whole = secret
      var rest = marks
      let hasRoom = rest.release(to: &whole)
      return .secret(whole.withoutCarriageReturn, isCut: isCut || !hasRoom)
    }
    let whole = bytes.last == 0x0D ? Array(bytes.dropLast()) : bytes
    return .line(whole, isCut: isCut || bytes.count >= terminalLimit ?? .max)
  }
}

extension SecretBytes {
  /// The same secret without the carriage return with which files of other systems end their lines.
  fileprivate var withoutCarriageReturn: SecretBytes {
    let end = withBytes { $0.isEmpty ? nil : $0[$0.count - 1] }
    guard end == 0x0D else { return self }
    var shorter = self
    shorter.removeLastCharacter()
    return shorter
  }
}
