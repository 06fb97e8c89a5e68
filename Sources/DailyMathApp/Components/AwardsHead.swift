import DailyMathCore
import DailyMathTerminal

/// The streak and the level, each in one line that grows shorter where there is less room.
struct AwardsHead {
  /// What today means for a streak that it does not count for yet.
  enum Today: Equatable {
    /// Something waits without which the streak ends, unless a freeze covers the day.
    case isMissing
    /// Something can be done, and the streak does not need it.
    case isOpen
    /// Nothing can be done, and the streak does not need it.
    case isFree
  }

  /// The streak, the longest wording first; each is whole.
  let streak: [String]
  /// The level with the points, the longest wording first; each is whole.
  let level: [String]
  /// Whether today counts for the streak already.
  let isMet: Bool
  /// The streak with the freezes as mere places, the longest wording first; empty without any.
  private var streakWithPlaces: [String] = []
  /// The level and the freezes, where the streak had no room for those, the longest wording first; empty without any.
  private var levelWithFreezes: [String] = []

  /// Puts awards into words; without `glyphs` they are to be read aloud.
  init(_ awards: Awards, on day: StudyDay, today: Today, _ texts: Texts, _ glyphs: Glyphs?) {
    isMet = awards.streak.isMetToday
    let separator = glyphs.map { " \($0.separator) " } ?? ", "
    func joined(_ parts: String?...) -> String {
      parts.compactMap(\.self).joined(separator: separator)
    }
    let streak = awards.streak
    let freezes = Self.freezes(streak, on: day, texts, glyphs)
    let places = glyphs.flatMap { streak.freezes > 0 ? Self.places(streak, $0) : nil }
    if streak.days == 0 {
      let best = streak.best > 0 ? texts.awards.bestStreak(streak.best) : nil
      let invitation = texts.awards.streakInvitation
      self.streak =
        [best.map { "\(invitation) \($0)" }, invitation, texts.progress.beginsToday]
        .compactMap(\.self)
    } else {
      let days = texts.awards.streak(streak.days)
      let week = texts.awards.lastSeven(streak.daysOfLastSeven)
      let now = isMet ? nil : today.words(texts.progress)
      let all = [
        joined(days, week, now, freezes), joined(days, week, now), joined(days, now), days,
      ]
      self.streak = all
      streakWithPlaces = places.map { [joined(days, week, now, $0), joined(days, now, $0)] } ?? []
    }
    let name = texts.awards.name(of: awards.level)
    let points = texts.awards.points(awards.points)
    if streak.days > 0 {
      levelWithFreezes = [freezes, places].compactMap(\.self).map { joined(name, points, $0) }
    }
    level = awards.points > 0 ? [joined(name, points), name] : [name]
  }

  /// The freezes that are kept, as places that are full or empty and in words; `nil` where there are none, and none was spent
  /// yesterday.
  private static func freezes(
    _ streak: Streak, on day: StudyDay, _ texts: Texts, _ glyphs: Glyphs?
  ) -> String? {
    if streak.frozenDays.last == day.adding(days: -1) { return texts.progress.frozenYesterday }
    return streak.freezes > 0 ? freezes(streak, texts, glyphs) : nil
  }

  /// The freezes that are kept, as places that are full or empty where there are `glyphs` for that, and in words.
  static func freezes(_ streak: Streak, _ texts: Texts, _ glyphs: Glyphs?) -> String {
    let words = texts.awards.freezes(streak.freezes)
    guard let glyphs else { return words }
    return "\(places(streak, glyphs)) \(words)"
  }

  private static func places(_ streak: Streak, _ glyphs: Glyphs) -> String {
    String(
      (0..<Streak.mostFreezes).map {
        $0 < streak.freezes ? glyphs.filledDot : glyphs.hollowDot
      })
  }

  /// Draws both at the right of two rows as far as there is room beside `used` columns of each, or else from the left.
  func draw(
    into canvas: inout Canvas, _ rect: Rect, beside used: [Int] = [], _ glyphs: Glyphs
  ) {
    let isBeside = !used.isEmpty
    func room(_ row: Int) -> Rect {
      let place = rect.offset(rows: row).splitTop(rect.rows > row ? 1 : 0).top
      return place.splitLeft(isBeside ? used[row] + 2 : 0).rest
    }
    func line(_ lines: [String], _ room: Rect) -> String? {
      guard !room.isEmpty else { return nil }
      return lines.first {
        TextLayout.columns(of: $0, widths: glyphs.widths) <= room.columns
      }
    }
    func signed(_ lines: [String]) -> [String] { lines.map { "\(sign(glyphs)) \($0)" } }
    // What the first row has no room for may stand in the second; where that has none either, the places alone are kept.
    let isWhole = line(signed(Array(streak.prefix(1))), room(0)) != nil
    let levelShown = line((isWhole ? [] : levelWithFreezes) + level, room(1))
    let keepsFreezes = isWhole || levelShown.map(levelWithFreezes.contains) ?? false
    if let shown = line(signed((keepsFreezes ? [] : streakWithPlaces) + streak), room(0)) {
      let columns = canvas.writeLine(
        shown, in: room(0), alignment: isBeside ? .trailing : .leading, glyphs: glyphs)
      let text = isBeside ? room(0).splitRight(columns).right : room(0)
      canvas.restyle(text.splitLeft(1).left, style: isMet ? .success : .warning)
    }
    guard let levelShown else { return }
    canvas.writeLine(
      levelShown, in: room(1), style: .secondary, alignment: isBeside ? .trailing : .leading,
      glyphs: glyphs)
  }

  private func sign(_ glyphs: Glyphs) -> Character {
    isMet ? glyphs.check : glyphs.hollowDot
  }
}

extension AwardsHead.Today {
  /// What a plan means for a streak.
  init(_ plan: StudyPlan) {
    self = plan.due.isEmpty && plan.putOff.isEmpty ? (plan.isEmpty ? .isFree : .isOpen) : .isMissing
  }

  /// That in few words; `nil` where there is nothing to be said.
  fileprivate func words(_ texts: ProgressTexts) -> String? {
    switch self {
    case .isMissing: texts.missingToday
    case .isOpen: nil
    case .isFree: texts.notNeededToday
    }
  }
}
