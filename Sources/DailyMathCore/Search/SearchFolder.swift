internal import DailyMathSystem

/// Folds texts for searching; it remembers how each character beyond ASCII folds, so that a whole deck is quick.
public struct SearchFolder: Sendable {
  private var known: [Unicode.Scalar: [UInt8]] = [:]

  /// Makes a folder that knows no character yet.
  public init() {}

  /// Folds `text`: lower case, no accents, narrow letters.
  public mutating func fold(_ text: String) -> SearchText {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    fold(text, into: &folded)
    return SearchText(folded: folded)
  }

  /// Folds texts into one in which nothing is found across two of them.
  mutating func fold(parts: [String]) -> SearchText {
    var folded: [UInt8] = []
    folded.reserveCapacity(parts.reduce(0) { $0 + $1.utf8.count + 1 })
    fold(parts: parts, into: &folded)
    return SearchText(folded: folded)
  }

  /// Folds texts and adds them to `folded`, each with a byte after it across which nothing is found.
  mutating func fold(parts: some Sequence<String>, into folded: inout [UInt8]) {
    for part in parts {
      fold(part, into: &folded)
      folded.append(SearchTexts.end)
    }
  }

  /// Folds `text` and adds it to `folded`.
  mutating func fold(_ text: String, into folded: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        folded.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      } else {
        folded += foldedBytes(of: scalar)
      }
    }
  }

  private mutating func foldedBytes(of scalar: Unicode.Scalar) -> [UInt8] {
    if let bytes = known[scalar] { return bytes }
    // Accents are dropped, so what stands beside a character makes no difference to it.
    let lower = UnicodeNormalization.decomposed(scalar.properties.lowercaseMapping)
    var letters = ""
    for part in lower.unicodeScalars where part.properties.generalCategory != .nonspacingMark {
      letters.unicodeScalars.append(Self.narrow(part))
    }
    let bytes = Array(letters.utf8)
    known[scalar] = bytes
    return bytes
  }

  /// The ASCII character that a full-width form stands for; any other scalar as it is.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
