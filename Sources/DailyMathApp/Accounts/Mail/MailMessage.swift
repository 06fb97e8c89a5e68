internal import DailyMathCore

/// A message of plain text from the program to one address (RFC 5322, RFC 2045).
struct MailMessage: Equatable {
  /// To whom it goes.
  var recipient: EmailAddress
  /// What it is about; one line.
  var subject: String
  /// When it was written.
  var moment: Moment
  /// A random text that makes the message's name unique; letters and digits.
  var identifier: String
  /// The domain of the program's own address.
  var domain: String
  /// The language of the body.
  var language: Language
  /// The body, its lines ended by line feeds.
  var body: String

  /// The message as a program's standard input takes it: ASCII, with line feeds alone at the ends of lines.
  ///
  /// Nothing can add a header or an address: the recipient follows a grammar without spaces and controls, and the subject
  /// is encoded where it has anything but printing ASCII.
  var bytes: [UInt8] {
    let headers = [
      ("From", "DailyMath <dailymath@\(domain)>"),
      ("To", recipient.text),
      ("Subject", EncodedWords.text(subject, after: "Subject: ".count)),
      ("Date", WallTime(of: moment).mailDate),
      ("Message-ID", "<\(identifier)@\(domain)>"),
      ("MIME-Version", "1.0"),
      ("Content-Type", "text/plain; charset=utf-8"),
      ("Content-Transfer-Encoding", "quoted-printable"),
      ("Content-Language", language.rawValue),
      // Keeps answering machines from answering (RFC 3834).
      ("Auto-Submitted", "auto-generated"),
    ]
    let head = headers.map { "\($0): \($1)\n" }.joined()
    return Array(head.utf8) + [UInt8(ascii: "\n")] + QuotedPrintable.encoded(body)
  }
}
