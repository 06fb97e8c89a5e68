import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// Codes from this number down are worth a warning: who loses them too cannot come back.
  private static let fewCodes = 2
  /// The columns between the picture and the name.
  private static let gap = 2

  /// What is said of the account, each with its look, in the order of importance.
  static func facts(
    _ profile: Profile, _ account: Account?, on day: StudyDay, _ texts: Texts
  ) -> [(text: String, style: CellStyle)] {
    var facts: [(text: String, style: CellStyle)] = [(profile.displayName, .title)]
    if !profile.university.isEmpty { facts.append((profile.university, .text)) }
    guard let account else { return facts }
    let texts = texts.profile
    facts.append((account.email.text, .text))
    facts.append((texts.memberSince(texts.date(account.created.day)), .secondary))
    let codes = account.recoveryCodes.count
    facts.append((texts.codesLeft(codes), codes <= fewCodes ? .warning : .secondary))
    let remembered = account.rememberedSignIns.count {
      $0.passwordGeneration == account.passwordGeneration && isLater($0.expires, than: day)
    }
    facts.append((texts.remembered(remembered), .secondary))
    return facts
  }

  /// Whether a moment lies after a day has begun; that it is not known to the minute matters to nobody here.
  private static func isLater(_ instant: Instant, than day: StudyDay) -> Bool {
    instant.milliseconds > Int64(day.daysSince1970) * 86_400_000
  }

  /// The same with the sign of what is worth a look, which does not depend on its colour.
  private static func facts(_ context: ViewContext) -> [(text: String, style: CellStyle)] {
    facts(context.library.profile, context.account, on: context.day, context.texts).map { fact in
      guard fact.style == .warning else { return fact }
      return ("\(context.glyphs.warning) \(fact.text)", fact.style)
    }
  }

  /// The same as lines of a list: above the settings, and where a low window has no room for all there, above the actions.
  static func factLines(
    _ context: ViewContext, isLow: Bool
  ) -> (above: [Line], below: [Line]) {
    let facts = facts(context)
    let isAbove = facts.map { fact in
      !isLow || fact.text == facts.first?.text || fact.text == context.account?.email.text
    }
    func lines(above: Bool) -> [Line] {
      zip(facts, isAbove).filter { $1 == above }.map { .text($0.0.text, $0.0.style) }
    }
    return (lines(above: true), lines(above: false))
  }

  /// Draws whose account it is: beside the picture, or where there is room under it.
  static func drawIdentity(
    into canvas: inout Canvas, _ layout: ProfileLayout, _ context: ViewContext
  ) {
    let avatar = Avatar(context.account, name: context.library.profile.displayName)
    avatar.draw(into: &canvas, rect: layout.identity, glyphs: context.glyphs)
    let facts = facts(context)
    if layout.arrangement == .sides {
      var cursor = RowCursor(layout.identity)
      cursor.skip(Avatar.size.rows + 1)
      for (index, fact) in facts.enumerated() {
        canvas.writeLine(
          fact.text, in: cursor.take(1), style: fact.style, glyphs: context.glyphs)
        // The name, and whose address it is, stand apart from what is counted.
        if index == 0 || fact.text == context.account?.email.text { cursor.skip(1) }
      }
      return
    }
    var cursor = RowCursor(layout.identity.splitLeft(Avatar.size.columns + gap).rest)
    for row in rows(of: facts, columns: cursor.rest.columns, context) {
      drawRow(row, into: &canvas, cursor.take(1), context)
    }
  }

  /// The name, then two facts a row where they have room together.
  private static func rows(
    of facts: [(text: String, style: CellStyle)], columns: Int, _ context: ViewContext
  ) -> [[(text: String, style: CellStyle)]] {
    var rows = facts.prefix(1).map { [$0] }
    for fact in facts.dropFirst() {
      let together = (rows.last ?? []) + [fact]
      let needed = together.reduce(-3) {
        $0 + TextLayout.columns(of: $1.text, widths: context.glyphs.widths) + 3
      }
      if rows.count > 1, together.count == 2, needed <= columns {
        rows[rows.count - 1] = together
      } else {
        rows.append([fact])
      }
    }
    return rows
  }

  private static func drawRow(
    _ facts: [(text: String, style: CellStyle)], into canvas: inout Canvas, _ rect: Rect,
    _ context: ViewContext
  ) {
    var room = rect
    for (index, fact) in facts.enumerated() {
      if index > 0 {
        canvas.write(" \(context.glyphs.separator) ", at: room.origin, style: .secondary)
        room = room.splitLeft(3).rest
      }
      let used = canvas.writeLine(
        fact.text, in: room, style: fact.style, glyphs: context.glyphs)
      room = room.splitLeft(used).rest
    }
  }
}
