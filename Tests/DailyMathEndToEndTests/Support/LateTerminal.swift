import DailyMathSystem

/// The person's side of a terminal that answers what the program asks, but late.
///
/// It looks for the questions in what the program wrote, so it serves whatever the program asks today.
struct LateTerminal {
  /// How long after a question its answer is sent; `nil` for a terminal that never answers.
  let delayMilliseconds: Int?
  private var seen = 0
  private var answers: [(due: UInt64, bytes: [UInt8])] = []

  /// What may be asked, and what xterm answers.
  private static let replies: [(question: [UInt8], reply: [UInt8])] = [
    ("\u{1B}[c", "\u{1B}[?62;22c"), ("\u{1B}[6n", "\u{1B}[1;2R"), ("\u{1B}[?u", "\u{1B}[?0u"),
    ("\u{1B}[>0q", "\u{1B}P>|late(1)\u{1B}\\"),
    ("\u{1B}]11;?\u{1B}\\", "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\"),
    ("\u{1B}[?2026$p", "\u{1B}[?2026;2$y"), ("\u{1B}[?2027$p", "\u{1B}[?2027;0$y"),
    ("\u{1B}[?2031$p", "\u{1B}[?2031;0$y"),
  ].map { (Array($0.0.utf8), Array($0.1.utf8)) }

  init(delayMilliseconds: Int?) { self.delayMilliseconds = delayMilliseconds }

  /// Whether answers are still on their way.
  var isPending: Bool { !answers.isEmpty }

  /// Looks through what came since the last call, and sends the answers whose time has come.
  mutating func attend(to program: ProgramUnderTest) throws {
    let now = SystemClock.monotonicNanoseconds()
    let output = program.transcript
    while seen < output.count {
      let rest = output[seen...]
      if let match = Self.replies.first(where: { rest.starts(with: $0.question) }) {
        seen += match.question.count
        if let delayMilliseconds {
          answers.append((now + UInt64(delayMilliseconds) * 1_000_000, match.reply))
        }
      } else if rest.first == 0x1B, Self.replies.contains(where: { $0.question.starts(with: rest) })
      {
        // The rest of the question has not been read yet.
        break
      } else {
        seen += 1
      }
    }
    while let next = answers.first, next.due <= now {
      try program.send(answers.removeFirst().bytes)
    }
  }
}
