/// Measuring and cutting text in terminal columns, never inside a cluster.
///
/// `widths` says what the terminal does with ambiguous characters; what is measured for a canvas takes the canvas's own.
package enum TextLayout {
  /// The columns that `text` takes on one line.
  package static func columns(of text: String, widths: WidthPolicy = .narrow) -> Int {
    columns(of: text[...], widths: widths)
  }

  /// The columns that `text` takes on one line.
  package static func columns(of text: Substring, widths: WidthPolicy = .narrow) -> Int {
    var total = 0
    for scalar in text.unicodeScalars {
      guard CharacterWidth.standsAlone(scalar) else {
        return columns(ofClusters: text, widths: widths)
      }
      total += CharacterWidth.columns(of: scalar, widths: widths)
    }
    return total
  }

  /// The same for any text, cluster by cluster.
  static func columns(ofClusters text: Substring, widths: WidthPolicy) -> Int {
    text.reduce(0) { $0 + CharacterWidth.columns(of: $1, widths: widths) }
  }

  /// The longest beginning of `text` that fits, ending in `ellipsis` where something was left out.
  ///
  /// The result never takes more than `columns`; where not even the ellipsis fits, it is cut too.
  package static func truncated(
    _ text: String, to columns: Int, ellipsis: String = "…", widths: WidthPolicy = .narrow
  ) -> String {
    let whole = prefix(of: text, columns: columns, widths: widths)
    if whole.endIndex == text.endIndex { return text }
    let room = columns - Self.columns(of: ellipsis, widths: widths)
    guard room >= 0 else {
      return String(prefix(of: ellipsis, columns: columns, widths: widths))
    }
    return String(prefix(of: text, columns: room, widths: widths)) + ellipsis
  }

  /// The text with spaces around it, so that it takes at least `columns`.
  ///
  /// Longer text comes back as it is; cut it first where it must fit.
  package static func padded(
    _ text: String, to columns: Int, alignment: TextAlignment = .leading,
    widths: WidthPolicy = .narrow
  ) -> String {
    let missing = columns - Self.columns(of: text, widths: widths)
    guard missing > 0 else { return text }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  /// The longest beginning of `text` that takes at most `columns`.
  package static func prefix(
    of text: String, columns: Int, widths: WidthPolicy = .narrow
  ) -> Substring {
    var used = 0
    // Counted in bytes, because an index that is moved on scalar by scalar is checked each time.
    var length = 0
    for scalar in text.unicodeScalars {
      // What comes first beyond the columns counts, too: it might join what stands before it.
      guard CharacterWidth.standsAlone(scalar) else {
        return prefix(ofClusters: text, columns: columns, widths: widths)
      }
      used += CharacterWidth.columns(of: scalar, widths: widths)
      guard used <= columns else {
        return text[..<text.utf8.index(text.startIndex, offsetBy: length)]
      }
      length += UTF8.width(scalar)
    }
    return text[...]
  }

  /// The same for any text, cluster by cluster.
  static func prefix(ofClusters text: String, columns: Int, widths: WidthPolicy) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += CharacterWidth.columns(of: text[end], widths: widths)
      if used > columns { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }
}
