extension DrillSession {
  /// For how long after a digit too many further digits are taken for a part of it, in milliseconds: nobody has read the
  /// answer by then.
  static let overrunMilliseconds: Int64 = 300

  /// Whether what is typed has the length of the answer and is not it.
  ///
  /// It is said only where what is typed is accepted by itself. Digits count, without sign and mark. What is written in another
  /// way than the answer, as 0.125 for 1/8, is judged by its value alone, and with Enter.
  public var isAmiss: Bool {
    guard isRunning, phase == .correcting || settings.acceptance == .match else { return false }
    return isComparableInLength && typedDigits >= problem.answerDigits && !isMatching
  }

  /// Takes a key of the entry; the drill may be over by then.
  ///
  /// An answer that comes when the time is over does not count. Enter without a digit is no answer.
  public mutating func take(_ key: DrillEntry.Key, at now: Int64) {
    pass(to: now)
    guard isRunning else { return }
    if key == .enter { return judge(at: now) }
    if case .digit = key, isOverrunning(at: now) { return }
    if key == .slash, !problem.takesFraction { return }
    let before = entry
    let wasAmiss = isAmiss
    entry.take(key)
    guard entry != before else { return }
    noteKey(at: now)
    let isTakenBack = entry.text.utf8.count < before.text.utf8.count
    if phase == .asking, wasAmiss, isTakenBack, !isAmiss { mistakes.append(before.text) }
    guard phase == .correcting || settings.acceptance == .match else { return }
    if isMatching {
      accept(at: now)
    } else if phase == .asking, isComparableInLength, typedDigits > problem.answerDigits {
      judge(at: now)
      noteOverrun(at: now)
    }
  }

  /// Takes a whole line as an answer, as if it had been typed and confirmed with Enter.
  ///
  /// Spaces around it are passed over, and both signs for minus and both decimal marks hold. A line that is no number is no
  /// answer and changes nothing.
  public mutating func take(line: String, at now: Int64) {
    pass(to: now)
    guard isRunning, let typed = DrillEntry(line: line),
      problem.takesFraction || !typed.text.utf8.contains(UInt8(ascii: "/"))
    else { return }
    entry = typed
    noteKey(at: now)
    judge(at: now)
  }

  /// Judges what is typed: it is accepted, or the right answer is shown; where it was shown before, it is to be typed anew.
  private mutating func judge(at now: Int64) {
    if isMatching {
      accept(at: now)
    } else if typedDigits > 0 {
      mistakes.append(entry.text)
      show()
    }
  }

  private var isMatching: Bool { entry.value == problem.answer.value }

  private var typedDigits: Int {
    entry.text.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether the number of digits says something: a fraction may be as long as it likes where the answer is none, and a
  /// decimal where the answer is a fraction.
  private var isComparableInLength: Bool {
    let mark = problem.answer.notation == .fraction ? UInt8(ascii: ".") : UInt8(ascii: "/")
    return !entry.text.utf8.contains(mark)
  }
}

extension DrillEntry {
  /// What is typed with the keys that a line stands for; `nil` where it is no number or too long.
  init?(line: String) {
    self.init()
    let characters = line.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    for (place, character) in characters.enumerated() {
      let length = text.utf8.count
      switch character {
      case "0"..."9": take(.digit(character.wholeNumberValue ?? 0))
      case "-", "−":
        guard place == 0 else { return nil }
        take(.minus)
      case ".", ",": take(.decimal)
      case "/": take(.slash)
      default: return nil
      }
      guard text.utf8.count == length + 1 else { return nil }
    }
    guard value != nil else { return nil }
  }
}
