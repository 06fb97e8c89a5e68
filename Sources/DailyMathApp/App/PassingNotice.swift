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

  /// For how long keys that were meant for what was on the screen before leave it, in milliseconds.
  private static let guarded: Int64 = 1_500

  /// What is left of it once a key was pressed at that time: nothing, but where it tells of a loss or of something earned it is
  /// not taken away by typing that goes on.
  func afterKey(at time: Int64) -> PassingNotice? {
    let isKept = notice.tellsOfLoss || notice.tellsOfAward
    return isKept && time < appearedAt + Self.guarded ? self : nil
  }

  /// Whether it stands until a key is pressed, because it calls for an act or tells of a loss.
  var staysUntilKey: Bool {
    if case .reminder = notice { true } else { notice.tellsOfLoss }
  }

  /// The notice in words, with the time at which it has been read.
  func toast(_ texts: Texts) -> Toast {
    let line = NoticeText.line(for: notice, texts)
    return Toast(line.kind, line.text, at: Int(clamping: appearedAt))
  }
}
