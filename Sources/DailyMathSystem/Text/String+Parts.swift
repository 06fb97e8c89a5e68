/// Looking for a text in another, byte by byte.
///
/// Swift's functions for that belong to its library of regular expressions, and the first of them that is used brings all of
/// it: nearly a megabyte of a program that carries its libraries along.
extension String {
  /// What stands before, between and after the places of `separator`, which must not be empty; one part where there is none.
  package func parts(between separator: String) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var place = startIndex
    while place < endIndex {
      if utf8[place...].starts(with: separator.utf8) {
        parts.append(self[start..<place])
        place = utf8.index(place, offsetBy: separator.utf8.count)
        start = place
      } else {
        place = utf8.index(after: place)
      }
    }
    return parts + [self[start...]]
  }

  /// Tells whether `part`, which must not be empty, stands anywhere in the text.
  package func holds(_ part: String) -> Bool {
    parts(between: part).count > 1
  }
}
