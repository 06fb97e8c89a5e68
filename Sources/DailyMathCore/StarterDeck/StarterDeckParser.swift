/// Reads the text format in which the starter decks are written.
///
/// A text is one record or more, with exactly one blank line between two of them. A record is six lines, each a marker,
/// one space and the field: `?` the question, `=` the right answer, three times `-` a wrong one, `!` the explanation.
package enum StarterDeckParser {
  private static let markers: [Character] = ["?", "=", "-", "-", "-", "!"]

  /// The cards of a text, in its order.
  ///
  /// One newline at the very end is allowed; nothing else is stripped or repaired. Throws for the first line that is
  /// not as the format says.
  package static func cards(
    in text: String
  ) throws(StarterDeckParserError) -> [StarterCard] {
    let lines = lines(of: text)
    var cards: [StarterCard] = []
    var start = 0
    repeat {
      if !cards.isEmpty {
        guard lines[start].isEmpty else {
          throw StarterDeckParserError(line: start + 1, problem: .expectedBlankLine)
        }
        start += 1
      }
      cards.append(try card(in: lines, from: start))
      start += markers.count
    } while start < lines.count
    return cards
  }

  /// The lines without their newlines.
  ///
  /// They are cut at the byte, because to Swift a carriage return and a newline are one character, which is not equal
  /// to a newline.
  private static func lines(of text: String) -> [Substring] {
    var lines = text.utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func card(
    in lines: [Substring], from start: Int
  ) throws(StarterDeckParserError) -> StarterCard {
    var fields: [String] = []
    for (offset, marker) in markers.enumerated() {
      fields.append(try field(after: marker, in: lines, at: start + offset))
    }
    return StarterCard(
      prompt: fields[0], answer: fields[1], distractors: Array(fields[2...4]),
      explanation: fields[5])
  }

  private static func field(
    after marker: Character, in lines: [Substring], at index: Int
  ) throws(StarterDeckParserError) -> String {
    func error(_ problem: StarterDeckParserError.Problem) -> StarterDeckParserError {
      StarterDeckParserError(line: index + 1, problem: problem)
    }
    guard lines.indices.contains(index), lines[index].first == marker else {
      throw error(.expectedMarker(marker))
    }
    let rest = lines[index].dropFirst()
    if rest.allSatisfy(\.isWhitespace) { throw error(.emptyField) }
    guard rest.first == " " else { throw error(.expectedMarker(marker)) }
    let field = rest.dropFirst()
    if field.first?.isWhitespace == true || field.last?.isWhitespace == true {
      throw error(.looseSpace)
    }
    return String(field)
  }
}
