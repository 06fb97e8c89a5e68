/// A text with gaps: `La derivada de {{sen x}} es {{cos x}}`.
///
/// A gap is `{{answer}}` or `{{answer::hint}}`, and each makes a card of its own. Gaps written as Anki writes them,
/// `{{c1::answer::hint}}`, open together where they have the same number. Gaps are counted from 1 in the order in which
/// they begin, whatever the numbers after `c` are; those after `CardForm.mostGaps` are filled in and never asked.
///
/// Braces within a gap have to be in pairs, as in formulas: `{{x^{2}}}` asks for `x^{2}`, since a gap ends at the first
/// `}}` that closes none of its own braces. For the same reason a gap within a gap is none, but part of the answer. A
/// backslash takes the meaning from the brace after it. What is not written properly stands in the text as it is.
public struct ClozeText: Hashable, Sendable {
  /// A stretch of the text.
  enum Piece: Hashable, Sendable {
    /// Text that is always there.
    case plain(String)
    /// The answer and the hint of a gap, which is counted from 1; the hint is empty where none was written.
    case gap(Int, answer: String, hint: String)
  }

  /// The text as it was written.
  public let text: String
  /// How many gaps there are.
  public let gapCount: Int
  /// What keeps the text from being asked properly: the first fault of each kind, in the order of the text.
  public let faults: [ClozeFault]
  /// The text in stretches, in order.
  let pieces: [Piece]

  /// Reads `text`.
  public init(_ text: String) {
    var scan = ClozeScan(text)
    scan.run()
    self.text = text
    pieces = scan.pieces
    gapCount = scan.gapCount
    faults = scan.faults
  }

  /// The text with all gaps filled in.
  public var filled: String {
    pieces.map { piece in
      switch piece {
      case .plain(let text): text
      case .gap(_, let answer, _): answer
      }
    }.joined()
  }

  /// What is to be written into the gap `gap`, counted from 1; `nil` where there is no such gap.
  ///
  /// Where several places open together and do not say the same, what they say is joined by semicolons.
  public func answer(ofGap gap: Int) -> String? {
    var answers: [String] = []
    for case .gap(gap, let answer, _) in pieces where !answers.contains(answer) {
      answers.append(answer)
    }
    return answers.isEmpty ? nil : answers.joined(separator: "; ")
  }

  /// The text with the gap `gap` open, counted from 1, and all others filled in.
  ///
  /// A gap that is no longer there leaves the whole text to be read and an empty answer, which nothing is asked for.
  public func face(ofGap gap: Int) -> CardFace {
    let prompt = pieces.map { piece in
      switch piece {
      case .plain(let text): text
      case .gap(gap, _, let hint): "[\(hint.isEmpty ? "…" : hint)]"
      case .gap(_, let answer, _): answer
      }
    }
    return CardFace(prompt: prompt.joined(), answer: answer(ofGap: gap) ?? "")
  }
}
