/// Where the parts of a modal question stand in a window of any size.
struct ModalArrangement<Action: Equatable & Sendable> {
  /// The box with its border.
  let box: Rect
  /// Whether there is room for a border.
  let hasBorder: Bool
  /// The row of the title; empty where there is none or no room.
  let title: Rect
  /// The rows of the message that are in sight at once.
  let text: Rect
  /// The rows of the buttons.
  let answers: Rect
  /// The lines of the message as they break in the box.
  let lines: [String]
  /// The buttons side by side, as many in each row as fit, as indices.
  let buttonRows: [Range<Int>]

  /// Finds the places for a question in the middle of a rectangle.
  init(_ modal: Modal<Action>, in rect: Rect) {
    let columns = min(modal.boxColumns, rect.columns)
    hasBorder = rect.rows >= 4 && columns > 8
    let border = hasBorder ? 2 : 0
    let room = hasBorder ? columns - 6 : columns
    lines = modal.message.flatMap { TextLayout.wrapped($0, columns: room) }
    buttonRows = Self.rows(of: modal, columns: room)
    let titleRows = modal.title.isEmpty ? 0 : 1
    let needed = lines.count + buttonRows.count + titleRows + border
    let free = rect.rows - needed
    // A blank row above the buttons counts for more than one below the title.
    let gapBelow = lines.isEmpty || free < 1 ? 0 : 1
    let isTitleAlone = lines.isEmpty && buttonRows.isEmpty
    let gapAbove = titleRows == 0 || isTitleAlone || free < 2 ? 0 : 1
    box = rect.placed(Size(columns: columns, rows: needed + gapBelow + gapAbove))
    let inside = hasBorder ? box.inset(columns: 3, rows: 1) : box
    let (answers, above) = inside.splitBottom(buttonRows.count)
    self.answers = answers
    // With one row beside the buttons, the question is worth more than its title.
    let (title, rest) = above.splitTop(above.rows > 1 || lines.isEmpty ? titleRows : 0)
    self.title = title
    text = rest.splitTop(gapAbove).rest.splitBottom(gapBelow).rest
  }

  private static func rows(of modal: Modal<Action>, columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    var used = 0
    for index in modal.buttons.indices {
      let width = modal.button(index).columns
      if index > start, used + width > columns {
        rows.append(start..<index)
        start = index
        used = 0
      }
      used += width + 2
    }
    if start < modal.buttons.count { rows.append(start..<modal.buttons.count) }
    return rows
  }
}
