import DailyMathCore
import DailyMathTerminal

/// The page of what was earned, row by row.
enum ProgressPage {
  /// A piece of a row.
  struct Words: Equatable {
    /// What it says.
    let text: String
    /// How it looks.
    let style: CellStyle
  }

  /// The sign before a row.
  enum Sign: Equatable {
    /// Today counts for the streak.
    case met
    /// Today does not count yet.
    case open
  }

  /// One row of the page.
  indirect enum Row: Equatable {
    /// Nothing.
    case blank
    /// Words from the left, and others at the right end.
    case words([Words], trailing: Words? = nil, sign: Sign? = nil)
    /// A bar over all columns.
    case bar(done: Int, total: Int)
    /// Badges side by side.
    case badges([Badge])
    /// The row of that index of the calendar.
    case calendar(Int)
    /// A row of each half.
    case halves(Row, Row)
  }

  /// The rows of the calendar: the months and the seven weekdays.
  static let calendarRows = 8

  /// The rows of the page, from the top down.
  static func rows(
    of awards: Awards, _ year: ProgressYear, _ layout: ProgressLayout, _ texts: Texts
  ) -> [Row] {
    let left =
      levelRows(awards, layout.leftColumns, texts) + [.blank]
      + streakRows(awards, on: year.lastDay, layout.leftColumns, texts)
    let badges = badgeRows(awards, layout, texts)
    let calendar = [.blank] + yearRows(year, layout.columns, texts)
    guard layout.isSplit else { return left + [.blank] + badges + calendar }
    let halves = (0..<max(left.count, badges.count)).map { index in
      Row.halves(
        index < left.count ? left[index] : .blank, index < badges.count ? badges[index] : .blank)
    }
    return halves + calendar
  }

  private static func levelRows(_ awards: Awards, _ columns: Int, _ texts: Texts) -> [Row] {
    let level = Words(text: texts.awards.levelLine(awards), style: .title)
    let next = Words(text: texts.awards.nextLevelLine(awards), style: .secondary)
    let begin = awards.level.threshold
    let bar = Row.bar(
      done: awards.points - begin, total: (awards.level.next?.threshold ?? begin) - begin)
    return isFitting([level, next], columns)
      ? [.words([level], trailing: next), bar] : [.words([level]), bar, .words([next])]
  }

  private static func streakRows(
    _ awards: Awards, on day: StudyDay, _ columns: Int, _ texts: Texts
  ) -> [Row] {
    let streak = awards.streak
    let (progress, profile) = (texts.progress, texts.profile)
    let texts = texts.awards
    var rows: [Row] = []
    if streak.days == 0 {
      rows += paragraph(texts.streakInvitation, .text, columns)
    } else {
      rows.append(
        .words(
          [Words(text: texts.streakLine(streak), style: .title)],
          sign: streak.isMetToday ? .met : .open))
      rows += paragraph(streak.isMetToday ? texts.metToday : texts.notMetYet, .text, columns)
    }
    var facts: [String] = []
    if streak.best > 0 { facts.append(texts.bestStreak(streak.best)) }
    facts.append(texts.freezes(streak.freezes).capitalizedFirst)
    if streak.freezes < Streak.mostFreezes, awards.since != nil {
      facts.append(texts.nextFreezeLine(streak))
    }
    if let since = awards.since { facts.append(progress.studyingSince(profile.date(since))) }
    facts.append(texts.reputation(awards.reputation))
    rows += flowing(facts, columns)
    if let frozen = streak.frozenDays.last, frozen.days(until: day) <= 7 {
      rows += paragraph(texts.freezeSpent(frozen, day), .text, columns)
    }
    return rows
  }

  private static func badgeRows(
    _ awards: Awards, _ layout: ProgressLayout, _ texts: Texts
  ) -> [Row] {
    let badges = awards.badges
    let count = badges.count { $0.earnedDay != nil }
    let title = Words(text: texts.awards.badges, style: .title)
    let counted = Words(
      text: texts.awards.badgeCount(count, badges.count), style: .secondary)
    var rows: [Row] = [.words([title], trailing: counted)]
    let perRow = layout.badgesInRow
    for start in stride(from: 0, to: badges.count, by: perRow) {
      rows.append(.badges(Array(badges[start..<min(start + perRow, badges.count)])))
    }
    if let next = awards.nextBadge?.kind {
      let words = "\(texts.awards.name(of: next)): \(texts.awards.description(of: next))"
      rows += paragraph(words, .secondary, layout.badgeColumns)
    }
    if badges.contains(where: { $0.progress == .locked }) {
      let reason = "\(texts.awards.lockedBriefly): \(texts.awards.locked)".capitalizedFirst
      rows.append(.words([Words(text: "  \(reason)", style: .secondary)]))
    }
    return rows
  }

  private static func yearRows(
    _ year: ProgressYear, _ columns: Int, _ texts: Texts
  ) -> [Row] {
    let title = Words(text: texts.progress.year, style: .title)
    guard let best = year.best else {
      return [.words([title])] + paragraph(texts.progress.emptyYear, .secondary, columns)
        + (0..<calendarRows).map { .calendar($0) }
    }
    let work = Words(
      text: texts.progress.yearWork(year.total, year.answers.count), style: .secondary)
    let head: [Row] =
      isFitting([title, work], columns)
      ? [.words([title], trailing: work)] : [.words([title]), .words([work])]
    let day = texts.profile.date(best.day)
    return head + (0..<calendarRows).map { .calendar($0) }
      + paragraph(texts.progress.bestDay(day, best.answers), .secondary, columns)
  }

  /// Facts one after another, in as few rows as they fit into whole.
  private static func flowing(_ facts: [String], _ columns: Int) -> [Row] {
    var lines: [String] = []
    for fact in facts {
      if let last = lines.last, TextLayout.columns(of: "\(last) · \(fact)") <= columns {
        lines[lines.count - 1] = "\(last) · \(fact)"
      } else {
        lines.append(fact)
      }
    }
    return lines.flatMap { paragraph($0, .secondary, columns) }
  }

  private static func paragraph(
    _ text: String, _ style: CellStyle, _ columns: Int
  ) -> [Row] {
    TextLayout.wrapped(text, columns: columns).map {
      .words([Words(text: String($0), style: style)])
    }
  }

  private static func isFitting(_ words: [Words], _ columns: Int) -> Bool {
    words.reduce(-2) { $0 + TextLayout.columns(of: $1.text) + 2 } <= columns
  }
}
