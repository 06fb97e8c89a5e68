/// The names of the members that say what a drill is like, and of those of an `agility` event, in the order in which they
/// are written.
enum DrillName: String, JSONWord {
  case run
  case mode
  case seconds
  case count
  case accept
  case level
  case custom
  case keypad
  case seed
  case `repeat`
  case answers
  case outcome

  /// The words, made once.
  static let words = JSONWords<Self>()
}
