extension Collection<UInt8> {
  /// Whether the bytes of the text stand in it.
  func containsText(_ text: String) -> Bool { occurrences(of: text) > 0 }

  /// How many times the bytes of the text stand in it, without overlapping.
  func occurrences(of text: String) -> Int {
    let wanted = Array(text.utf8)
    var count = 0
    var rest = Array(self)[...]
    while rest.count >= wanted.count {
      let isHere = rest.starts(with: wanted)
      if isHere { count += 1 }
      rest = rest.dropFirst(isHere ? wanted.count : 1)
    }
    return count
  }
}
