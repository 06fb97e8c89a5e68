import DailyMathTerminal

/// Puts notices into words.
enum NoticeText {
  /// The line for a notice.
  static func line(for notice: Notice, _ texts: Texts) -> MessageLine {
    switch notice {
    case .cardSaved: MessageLine(.success, texts.common.cardSaved)
    case .cardDeleted: MessageLine(.success, texts.common.cardDeleted)
    case .notSaved(let error):
      MessageLine(.error, "\(texts.faults.notSaved) \(texts.faults.sentence(error))")
    case .damaged(let lines): MessageLine(.warning, texts.common.damagedLines(lines))
    case .pasteCut: MessageLine(.warning, texts.common.pasteCut)
    }
  }
}
