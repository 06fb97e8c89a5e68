/// What can be typed in the quiz in the place of an answer.
enum QuizCommand: Equatable {
  /// Finish.
  case leave
  /// Read the help.
  case help
  /// Take back what was done last.
  case takeBack
  /// Answer in the next way.
  case otherKind
  /// Do something to the card.
  case tool(QuizScreen.Tool)
  /// Change what the card says.
  case edit
  /// Hear what the card went through.
  case history

  /// The command that was typed; `nil` where it is none.
  ///
  /// Where the answer is typed it stands behind a backslash and alone, since every letter may be an answer; a question mark
  /// alone is none and gives the help everywhere, and a dot alone and Escape leave everywhere.
  init?(_ answer: PlainAnswer, isTyping: Bool) {
    if answer.leadsBack {
      self = .leave
      return
    }
    var name = answer.command
    if name.hasPrefix("\\") {
      name.removeFirst()
    } else if isTyping, name != "?" {
      return nil
    }
    switch name {
    case "q", "0": self = .leave
    case "?": self = .help
    case "u": self = .takeBack
    case "o": self = .otherKind
    case "s": self = .tool(.suspend)
    case "b": self = .tool(.bury)
    case "m": self = .tool(.mark)
    case "e": self = .edit
    case "i": self = .history
    default: return nil
    }
  }
}
