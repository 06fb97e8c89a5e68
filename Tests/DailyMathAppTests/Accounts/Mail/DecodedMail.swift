/// A message as the program of who gets it reads it: a decoder that knows as much as the tests need.
struct DecodedMail {
  let headers: [(name: String, value: String)]
  let body: String

  /// Reads a message; its headers stay as they are, except that folded lines are joined.
  init(_ message: [UInt8]) {
    let lines = String(decoding: message, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let end = lines.firstIndex(of: "") ?? lines.endIndex
    var headers: [(name: String, value: String)] = []
    for line in lines[..<end] {
      if line.hasPrefix(" "), let last = headers.popLast() {
        headers.append((last.name, last.value + line))
      } else {
        let parts = line.split(separator: ":", maxSplits: 1)
        headers.append((String(parts[0]), String(parts.last?.dropFirst() ?? "")))
      }
    }
    self.headers = headers
    body = Self.decoded(lines[end...].dropFirst().joined(separator: "\n"))
  }

  func value(_ name: String) -> String? { headers.first { $0.name == name }?.value }

  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "=") else {
        bytes.append(byte)
        continue
      }
      if rest.first == 0x0A {
        rest.removeFirst()
      } else {
        bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
