internal import DailyMathSystem

extension TerminalReply {
  /// The characters of a version that are kept.
  static let longestVersion = 80

  /// Reads a string sequence as an answer; nil where it is none that was asked for.
  ///
  /// - Parameters:
  ///   - opener: the byte after ESC that opened the string.
  ///   - content: what came before its end.
  init?(stringOpenedBy opener: UInt8, _ content: [UInt8]) {
    let text = String(decoding: content, as: UTF8.self)
    if opener == 0x5D, text.hasPrefix("11;") {
      guard let color = RGBColor(terminalName: text.dropFirst(3)) else { return nil }
      self = .background(color)
    } else if opener == 0x50, text.hasPrefix(">|") {
      let version = DisplayText.filtered(String(text.dropFirst(2)), newlines: .replace)
      self = .version(String(version.prefix(Self.longestVersion)))
    } else {
      return nil
    }
  }
}
