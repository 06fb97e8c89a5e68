/// A line of a journal, as somebody reads it who looks into the file.
struct JournalRecord {
  private let line: String

  init(_ line: String) { self.line = line }

  /// The value under a name, as it stands there, without quotes; `nil` where there is none.
  subscript(name: String) -> String? { Self.value(of: name, in: line[...]) }

  /// What kind of event it is.
  var kind: String? { self["kind"] }

  /// The number of the event that this one takes back; `nil` where it takes back none.
  var takenBackNumber: String? {
    let parts = line.split(separator: #""of":"#, maxSplits: 1)
    return parts.count == 2 ? Self.value(of: "n", in: parts[1]) : nil
  }

  private static func value(of name: String, in text: Substring) -> String? {
    let parts = text.split(
      separator: "\"\(name)\":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let rest = parts[1]
    if rest.first == "\"" { return String(rest.dropFirst().prefix { $0 != "\"" }) }
    return String(rest.prefix { $0 != "," && $0 != "}" })
  }
}

/// What a review says of an answer.
struct RecordedAnswer: Equatable, CustomStringConvertible {
  let card: String?
  let round: String?
  let kind: String?
  let answered: String?
  let suggested: String?
  let grade: String?

  init(
    _ card: String, _ round: String, _ kind: String, _ answered: String, _ suggested: Int,
    _ grade: Int
  ) {
    self.card = card
    self.round = round
    self.kind = kind
    self.answered = answered
    self.suggested = String(suggested)
    self.grade = String(grade)
  }

  /// What most answers share is left out of their lines.
  init(_ record: JournalRecord) {
    card = record["card"]
    round = record["round"] ?? "scheduled"
    kind = record["answerKind"] ?? "choice"
    answered = record["answered"] ?? ""
    grade = record["grade"]
    suggested = record["suggested"] ?? grade
  }

  var description: String {
    [card, round, kind, answered, suggested, grade].map { $0 ?? "nil" }.joined(separator: " ")
  }
}

extension StudyFolder {
  /// The events of a kind in the journal of the only account, in their order.
  func records(_ kind: String) throws -> [JournalRecord] {
    try Self.lines(of: journal()).map(JournalRecord.init).filter { $0.kind == kind }
  }

  /// The answers in the journal of the only account, those that were taken back among them.
  func recordedAnswers() throws -> [RecordedAnswer] {
    try records("review").map(RecordedAnswer.init)
  }
}
