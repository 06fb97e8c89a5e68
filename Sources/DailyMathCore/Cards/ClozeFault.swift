/// What is wrong with a text with gaps; a place is counted in characters from the start of the text, the first being 0.
public enum ClozeFault: Hashable, Sendable {
  /// There is no gap at all.
  case noGap
  /// There are more than `CardForm.mostGaps`; the first too many begins there.
  case tooManyGaps(at: Int)
  /// The gap that begins there asks for nothing.
  case emptyGap(at: Int)
  /// The braces that open there are never closed.
  case unclosed(at: Int)
  /// The braces that close there were never opened.
  case unopened(at: Int)

  /// Where the fault stands; `nil` where it concerns the whole text.
  public var place: Int? {
    switch self {
    case .noGap: nil
    case .tooManyGaps(let place), .emptyGap(let place), .unclosed(let place), .unopened(let place):
      place
    }
  }
}
