/// In which way a card asks what was written.
///
/// What is written once may make several cards, its siblings: a pair asks it forwards and backwards, and a text with gaps
/// asks each gap by itself. Siblings share what they say, and each has a schedule of its own.
public enum CardForm: Hashable, Sendable {
  /// The question asks for the answer, and no other card was made of them.
  case basic
  /// The question asks for the answer; a sibling asks the other way round.
  case forward
  /// The answer asks for the question; its sibling asks the other way round.
  case backward
  /// The question is a text in which this gap is to be filled, counted from 1; there is a sibling for every other gap.
  case cloze(gap: Int)

  /// Tells whether what was written makes other cards, too.
  public var hasSiblings: Bool { self != .basic }

  /// The most gaps that one text makes cards of.
  public static let mostGaps = 64
}

extension CardContent {
  /// The forms of all cards that what is written makes, in order; none where it is a text without gaps.
  ///
  /// The form of this content decides only of which kind they are.
  public var siblings: [CardForm] {
    switch form {
    case .basic: [.basic]
    case .forward, .backward: [.forward, .backward]
    case .cloze: (0..<ClozeText(prompt).gapCount).map { .cloze(gap: $0 + 1) }
    }
  }
}
