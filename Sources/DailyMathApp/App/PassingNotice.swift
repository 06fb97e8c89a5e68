import DailyMathTerminal

/// A notice that goes by itself: what was done, which needs no act.
package struct PassingNotice: Equatable, Sendable {
  /// What it tells.
  package let notice: Notice
  /// When it appeared, in milliseconds of the monotonic clock.
  package let appearedAt: Int64

  /// Makes a notice that appeared at that time.
  package init(_ notice: Notice, at appearedAt: Int64) {
    self.notice = notice
    self.appearedAt = appearedAt
  }

  /// The notice in words, with the time at which it has been read.
  func toast(_ texts: Texts) -> Toast {
    let line = NoticeText.line(for: notice, texts)
    return Toast(line.kind, line.text, at: Int(clamping: appearedAt))
  }
}
