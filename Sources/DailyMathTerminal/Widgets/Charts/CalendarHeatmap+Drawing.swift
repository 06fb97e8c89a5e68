extension CalendarHeatmap {
  /// Draws the calendar with as many weeks as fit, the last ones or those around the selected day.
  ///
  /// In a low rectangle the caption goes first, then the row of the months, then the last weekdays.
  ///
  /// - Parameter action: what a click on that day means; nil for nothing.
  package func draw<Action>(
    into frame: inout Frame<Action>, rect: Rect, glyphs: Glyphs, action: ((Int) -> Action)? = nil
  ) {
    let hasMonths = rect.rows > 7
    let captionRows = min(max(0, rect.rows - 8), 2)
    let (months, below) = rect.splitTop(hasMonths ? 1 : 0)
    let (days, rest) = below.splitTop(7)
    let (labels, cells) = days.splitLeft(labelColumns(in: rect, widths: frame.widths))
    // The name of a month that begins in the last week is a cell longer than the week.
    let edge = cells.columns < 8 ? 0 : 2
    let count = min((cells.columns - edge) / weekColumns, Self.mostWeeks)
    guard !rect.intersection(frame.bounds).isEmpty else { return }
    // Where not even a week fits, the cursor still says where the keyboard is.
    if isFocused, selectedDay != nil { frame.placeCursor(at: rect.origin) }
    guard count > 0, !cells.isEmpty else { return }
    let first = firstDay(weeks: count)
    drawWeekdays(into: &frame.canvas, labels, glyphs)
    drawMonths(
      into: &frame.canvas, months.splitLeft(labels.columns).rest, first, weeks: count, glyphs)
    drawDays(into: &frame, cells, first, weeks: count, glyphs, action)
    drawCaption(
      into: &frame.canvas, rest.splitTop(captionRows).top.splitTop(captionRows - 1).rest, glyphs)
  }

  /// The columns before a day's shade.
  private var gap: Int { weekColumns - 1 }

  /// The first day of the first week in sight.
  private func firstDay(weeks count: Int) -> Int {
    let lastWeek = lastDay.subtractingSaturated(row(of: lastDay))
    let back = 7 * (count - 1)
    let start = lastWeek.subtractingSaturated(back)
    guard let selectedDay, selectedDay < start else { return start }
    return selectedDay.subtractingSaturated(row(of: selectedDay))
  }

  private func labelColumns(in rect: Rect, widths: WidthPolicy) -> Int {
    let widest = names.weekdays.map { TextLayout.columns(of: $0, widths: widths) }.max() ?? 0
    // The labels go where they would take a third of the width.
    return widest * 3 <= rect.columns ? min(widest, 3) : 0
  }

  private func drawWeekdays(into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs) {
    for row in 0..<min(7, rect.rows) {
      let weekday = ((firstWeekday % 7) + 7 + row) % 7
      guard names.weekdays.indices.contains(weekday) else { continue }
      canvas.writeLine(
        names.weekdays[weekday], in: rect.splitTop(row).rest, style: .secondary, glyphs: glyphs)
    }
  }

  /// Writes each month's name over the week in which the month begins, and the first one where there is room before the next.
  private func drawMonths(
    into canvas: inout Canvas, _ rect: Rect, _ first: Int, weeks count: Int, _ glyphs: Glyphs
  ) {
    guard !rect.isEmpty else { return }
    var end = rect.endColumn
    for week in (0..<count).reversed() {
      let day = first.addingSaturated(7 * week)
      // A month begins in this week where the week's last day is one of its first seven.
      let last = CalendarDay(day.addingSaturated(6))
      let monthStart = day.addingSaturated(7 - last.day)
      let begins = last.day <= 7 && monthStart <= lastDay
      guard week == 0 || begins else { continue }
      let month = begins ? last.month : CalendarDay(day).month
      guard names.months.indices.contains(month - 1) else { continue }
      let name = names.months[month - 1]
      let column = rect.column + week * weekColumns + gap
      guard column + TextLayout.columns(of: name, widths: canvas.widths) <= end else { continue }
      canvas.write(name, at: Position(column: column, row: rect.row), style: .secondary)
      end = column - 1
    }
  }

  private func drawDays<Action>(
    into frame: inout Frame<Action>, _ rect: Rect, _ first: Int, weeks count: Int,
    _ glyphs: Glyphs, _ action: ((Int) -> Action)?
  ) {
    let steps = glyphs.shades.count - 1
    let shown = first...max(first, min(lastDay, first.addingSaturated(7 * count - 1)))
    let most =
      maximum ?? values.lazy.filter { shown.contains($0.key) }.map(\.value).max() ?? 0
    for offset in 0..<7 * count where offset % 7 < rect.rows {
      let day = first.addingSaturated(offset)
      guard day <= lastDay else { break }
      let level = level(of: values[day] ?? 0, most: most, steps: steps)
      let cell = Rect(
        column: rect.column + offset / 7 * weekColumns, row: rect.row + offset % 7,
        columns: weekColumns, rows: 1)
      let place = cell.origin.offset(columns: gap)
      frame.canvas.write(
        String(glyphs.shades[level]), at: place, style: level == 0 ? .surface : .success)
      if day == selectedDay {
        // Without a gap the mark stands in the place of the shade.
        let mark = isDense ? glyphs.filledDot : isFocused ? glyphs.focusMark : glyphs.selectionMark
        frame.canvas.write(
          String(mark), at: cell.origin, style: isFocused ? .accent.bold : .secondary)
        if isFocused { frame.placeCursor(at: place) }
      }
      if let action { frame.addRegion(cell, action(day)) }
    }
  }

  /// The words about the selected day, and at the right the ramp from nothing to most.
  private func drawCaption(into canvas: inout Canvas, _ rect: Rect, _ glyphs: Glyphs) {
    guard !rect.isEmpty else { return }
    let ramp = glyphs.shades.map(String.init).joined(separator: " ")
    var used = 0
    if let selectedDay {
      let text = caption.isEmpty ? String(values[selectedDay] ?? 0) : caption
      used = canvas.writeLine(text, in: rect, style: .text, glyphs: glyphs)
    }
    let room = rect.splitLeft(used + (used > 0 ? 2 : 0)).rest
    guard TextLayout.columns(of: ramp, widths: canvas.widths) <= room.columns else { return }
    canvas.writeLine(ramp, in: room, style: .success, alignment: .trailing, glyphs: glyphs)
  }
}
