internal import DailyMathCore
internal import DailyMathSystem
internal import DailyMathTerminal

/// The message that brings a code to who forgot the password.
struct RecoveryMail {
  /// The name of whoever has the account; empty where it is not known.
  var name: String
  /// The code.
  var code: OneTimeCode
  /// The name of the computer on which it was asked for, as the system gives it.
  var computer: String
  /// When it was asked for.
  var moment: Moment

  /// The longest line of the body, in columns (RFC 5322, section 2.1.1, would allow 78).
  private static let longestLine = 72
  /// The longest name of a computer (RFC 1035, section 2.3.4).
  private static let longestName = 253

  /// The message in a language; `identifier` makes its name unique.
  func message(
    to recipient: EmailAddress, in language: Language,
    identifier: String = SecureRandom.identifier(length: 26)
  ) -> MailMessage {
    let texts = Texts.of(language).recoveryMail
    let minutes = Int(MailedCode.lifetime / 60_000)
    let paragraphs = [
      texts.greeting(DisplayText.filtered(name, newlines: .replace)),
      texts.request(shownComputer, WallTime(of: moment)), texts.instruction,
      "    " + code.grouped, texts.limits(minutes, MailedCode.tries), texts.notYou, texts.signature,
    ]
    return MailMessage(
      recipient: recipient, subject: texts.subject, moment: moment, identifier: identifier,
      domain: domain, language: language,
      body: paragraphs.map(Self.wrapped).joined(separator: "\n\n") + "\n")
  }

  /// A paragraph in lines that programs which read mail in a terminal show whole.
  private static func wrapped(_ paragraph: String) -> String {
    guard !paragraph.hasPrefix(" ") else { return paragraph }
    return TextLayout.wrapped(paragraph, columns: longestLine).joined(separator: "\n")
  }

  /// The name without anything but letters and digits of ASCII, hyphens and dots between its parts.
  private var shownComputer: String {
    let parts = computer.utf8.prefix(Self.longestName).split(separator: UInt8(ascii: "."))
      .map { $0.filter(Self.isNameByte) }
      .filter { !$0.isEmpty }
    let name = parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ".")
    return name.isEmpty ? "localhost" : name
  }

  /// The domain of the program's own address: the computer's name where it can be one.
  private var domain: String {
    shownComputer.contains(".") ? shownComputer : "localhost"
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
