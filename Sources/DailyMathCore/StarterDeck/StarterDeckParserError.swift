/// The first line of a starter text that does not follow the format, and what is wrong with it.
package struct StarterDeckParserError: Error, Equatable, Sendable {
  /// The ways in which a line can break the format.
  package enum Problem: Equatable, Sendable {
    /// The line should begin with this marker and a space, but the text has ended or says something else.
    case expectedMarker(Character)
    /// The line should be the blank one between two records, but it has text.
    case expectedBlankLine
    /// Nothing follows the marker.
    case emptyField
    /// The text after the marker begins or ends with white space.
    case looseSpace
  }

  /// The number of the line, counted from 1; one more than the lines there are when a record is cut short.
  package let line: Int
  /// What is wrong with the line.
  package let problem: Problem

  /// Creates an error about one line.
  package init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }
}

extension StarterDeckParserError: CustomStringConvertible {
  /// The error as a sentence for whoever edits the starter texts.
  package var description: String {
    let cause =
      switch problem {
      case .expectedMarker(let marker): "expected a line that begins with \"\(marker) \""
      case .expectedBlankLine: "expected a blank line between two records"
      case .emptyField: "nothing follows the marker"
      case .looseSpace: "white space stands before or after the text"
      }
    return "starter deck, line \(line): \(cause)"
  }
}
