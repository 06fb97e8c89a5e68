import DailyMathCore
import DailyMathTerminal

extension ProfileScreen {
  /// One row of the lists.
  enum Line: Equatable {
    /// Words that are only read.
    case text(String, CellStyle)
    /// Nothing.
    case blank
    /// Something to choose.
    case item(ProfileItem)
    /// What is wrong with the value typed above.
    case fault(String)
    /// A row of what the item above is for.
    case note(String)
  }

  private static let markColumns = 2
  private static let letterColumns = 2
  private static let labelColumns = 16
  /// The columns of the longest text that is typed here, with room for the cursor.
  private static let entryColumns = 10

  /// The rows of a group of items under their title.
  static func lines(
    of items: [ProfileItem], titled title: String, _ state: State, _ context: ViewContext,
    columns: Int
  ) -> [Line] {
    let texts = context.texts.profile
    return [.text(title, .title)]
      + items.flatMap { item -> [Line] in
        // What cannot be undone stands apart from what is done every day.
        let before: [Line] = item == .deletion ? [.blank] : []
        guard item == state.item else { return before + [.item(item)] }
        if state.entry?.isRefused ?? false {
          return [.item(item), .fault(texts.wanted[item] ?? "")]
        }
        guard let about = texts.about[item] else { return before + [.item(item)] }
        let note = TextLayout.wrapped(
          about, columns: columns - markColumns - letterColumns,
          widths: context.glyphs.widths)
        return [.item(item)] + note.map { .note(String($0)) }
      }
  }

  /// Whether a row belongs to the item above it.
  private static func isAttached(_ line: Line) -> Bool {
    switch line {
    case .fault, .note: true
    case .text, .blank, .item: false
    }
  }

  /// Draws the rows that fit, so that the item at hand is seen with what comes after it.
  static func draw(
    _ lines: [Line], _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let focused = lines.firstIndex(of: .item(state.item)) ?? 0
    let attached = lines.dropFirst(focused + 1).prefix(while: isAttached).count
    // At the first of them nothing is hidden above that has room.
    let shown = focused + attached + (state.item.rawValue == 0 ? 1 : 2)
    let first = max(0, min(shown, lines.count) - rect.rows)
    var cursor = RowCursor(rect)
    for line in lines[min(first, lines.count)...] where !cursor.rest.isEmpty {
      let row = cursor.take(1)
      switch line {
      case .blank: break
      case .text(let text, let style):
        frame.canvas.writeLine(text, in: row, style: style, glyphs: context.glyphs)
      case .fault(let text):
        FaultText(text).draw(
          into: &frame.canvas, rect: row.splitLeft(markColumns + letterColumns).rest,
          glyphs: context.glyphs)
      case .note(let text):
        frame.canvas.writeLine(
          text, in: row.splitLeft(markColumns + letterColumns).rest, style: .secondary,
          glyphs: context.glyphs)
      case .item(let item): draw(item, state, into: &frame, row, context)
      }
    }
    // More is told by an arrow at the edge.
    let arrows = context.glyphs.arrows
    let edge = rect.splitRight(1).right
    if first > 0 { frame.canvas.write(String(arrows[0]), at: edge.origin, style: .accent) }
    if lines.count - first > rect.rows {
      frame.canvas.write(
        String(arrows[1]), at: edge.splitBottom(1).bottom.origin, style: .accent)
    }
  }

  private static func draw(
    _ item: ProfileItem, _ state: State, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let isFocused = item == state.item
    let (mark, afterMark) = rect.splitLeft(markColumns)
    if isFocused {
      frame.canvas.write(String(context.glyphs.focusMark), at: mark.origin, style: .accent.bold)
      frame.placeCursor(at: mark.origin)
    }
    let (letter, rest) = afterMark.splitLeft(letterColumns)
    frame.canvas.write(String(item.letter), at: letter.origin, style: .accent)
    frame.addRegion(rect, .chosen(item))
    let isDangerous = item == .deletion
    let style: CellStyle = isFocused ? (isDangerous ? .error.bold : .accent.bold) : .text
    let (label, room) = rest.splitLeft(item.isSetting ? labelColumns : rest.columns)
    frame.canvas.writeLine(
      context.texts.profile.items[item] ?? "", in: label, style: style, glyphs: context.glyphs)
    guard item.isSetting else { return }
    if isFocused, let entry = state.entry {
      drawEntry(entry, into: &frame, room, context)
    } else {
      drawValue(of: item, isFocused: isFocused, into: &frame, room, context)
    }
  }

  private static func drawEntry(
    _ entry: ProfileEntry, into frame: inout Frame<Action>, _ rect: Rect, _ context: ViewContext
  ) {
    let place = rect.splitLeft(2).rest.splitLeft(entryColumns).left
    entry.field.draw(into: &frame, rect: place, isFocused: true, glyphs: context.glyphs)
    // The value that the first letter replaces is marked like a selection.
    let style: CellStyle = entry.isUntouched ? .accent.underlined : .text.underlined
    frame.canvas.restyle(place, style: style)
    entry.field.addPlaces(to: &frame, rect: place, isFocused: true) { .entryPlaced($0) }
  }

  /// The value of a setting, between the arrows that change it while the keyboard stands on it.
  private static func drawValue(
    of item: ProfileItem, isFocused: Bool, into frame: inout Frame<Action>, _ rect: Rect,
    _ context: ViewContext
  ) {
    let (before, rest) = rect.splitLeft(2)
    let used = frame.canvas.writeLine(
      value(of: item, context.library.settings, context.language, context.texts), in: rest,
      style: isFocused ? .accent.bold : .text, glyphs: context.glyphs)
    guard isFocused else { return }
    let arrows = context.glyphs.arrows
    let after = rest.splitLeft(used + 1).rest.splitLeft(1).left
    frame.canvas.write(String(arrows[2]), at: before.origin, style: .accent)
    frame.canvas.write(String(arrows[3]), at: after.origin, style: .accent, columns: after.columns)
    frame.addRegion(before, .valueMoved(by: -1))
    frame.addRegion(after, .valueMoved(by: 1))
  }

  /// When the learner is reminded, in words.
  static func words(for reminder: Reminder, _ texts: Texts) -> String {
    reminder.time.map { "\($0.hour):\($0.description.suffix(2))" } ?? texts.profile.noReminder
  }

  /// The value of a setting in words; empty for what is none.
  static func value(
    of item: ProfileItem, _ settings: Settings, _ language: Language, _ texts: Texts
  ) -> String {
    switch item {
    case .language: texts.profile.ownLanguage
    case .theme: texts.appearance.name(of: .theme(settings.theme))
    case .motion: texts.appearance.name(of: .motion(settings.motion))
    case .rollover: "\(settings.rollover.hour):00"
    case .newCards: language.number(settings.newCardsPerDay)
    case .reviews: language.number(settings.reviewsPerDay)
    case .fuzz: settings.usesFuzz ? texts.profile.on : texts.profile.off
    case .reminder: words(for: settings.reminder, texts)
    case .decks, .name, .university, .email, .password, .recoveryCodes, .export, .signOut,
      .deletion:
      ""
    }
  }
}
