/// How many slips lie between two words: letters too many, too few or wrong, and neighbours that changed places.
///
/// This is the distance of Damerau and Levenshtein where no letter is changed twice ("optimal string alignment").
enum EditDistance {
  /// The distance between `left` and `right`; `nil` where it is more than `limit`.
  ///
  /// Only cells within `limit` of the diagonal are compared.
  static func between(_ left: [Character], _ right: [Character], atMost limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforeLast = [Int](repeating: tooFar, count: right.count + 1)
    var last = (0...right.count).map { min($0, tooFar) }
    for row in 0..<left.count {
      var current = [Int](repeating: tooFar, count: right.count + 1)
      if row < limit { current[0] = row + 1 }
      let first = max(0, row - limit)
      for column in first..<max(first, min(right.count, row + limit + 1)) {
        let isSame = left[row] == right[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(best, tooFar)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
