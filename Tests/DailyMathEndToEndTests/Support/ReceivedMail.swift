import DailyMathCore
import Testing

/// A message as the program that reads it takes it apart.
struct ReceivedMail {
  /// The headers by their names, long ones in one line again.
  let headers: [String: String]
  /// The text, without what it was encoded with on its way.
  let body: String

  /// Takes a message apart; throws where it is none.
  init(_ message: String) throws {
    let end = try #require(message.firstRange(of: "\n\n"), "no end of the headers:\n\(message)")
    var headers: [String: String] = [:]
    let unfolded = message[..<end.lowerBound].replacing("\n ", with: " ")
    for line in unfolded.split(separator: "\n") {
      let colon = try #require(line.firstRange(of: ": "), "no header: \(line)")
      let name = String(line[..<colon.lowerBound])
      try #require(headers[name] == nil, "\(name) stands there twice")
      headers[name] = String(line[colon.upperBound...])
    }
    self.headers = headers
    try #require(headers["Content-Transfer-Encoding"] == "quoted-printable")
    body = Self.decoded(message[end.upperBound...].replacing("=\n", with: ""))
  }

  /// What the message is about, in words.
  var subject: String {
    let words = (headers["Subject"] ?? "").split(separator: " ").map { word in
      guard word.hasPrefix("=?utf-8?Q?"), word.hasSuffix("?=") else { return String(word) }
      return Self.decoded(word.dropFirst(10).dropLast(2).replacing("_", with: " "))
    }
    return words.joined()
  }

  /// The code in the text, as it is written there.
  func code() throws -> String {
    let words = body.split(whereSeparator: \.isWhitespace).map(String.init)
    let codes = words.filter { OneTimeCode(.mailed, typed: $0) != nil }
    try #require(codes.count == 1, "\(body)")
    return codes[0]
  }

  /// Text without its `=C3=B3` (RFC 2045, section 6.7).
  private static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "="), let escaped = UInt8(digits, radix: 16) {
        bytes.append(escaped)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension StudyFolder.MailProgram {
  /// The last message.
  func received() throws -> ReceivedMail { try ReceivedMail(#require(text, "no message")) }

  /// To whom every message went, in order: what the program was called with behind the last blank.
  func recipients() throws -> [String] {
    try StudyFolder.lines(of: arguments).compactMap { $0.split(separator: " ").last }
      .map(String.init)
  }
}
