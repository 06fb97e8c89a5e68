import DailyMathTerminal
import Testing

/// A widget to be drawn at any size, with whatever text it is given.
struct WidgetSample: Sendable, CustomTestStringConvertible {
  let name: String
  /// Whether the widget has the focus, so that the cursor has to stand on it.
  let isFocused: Bool
  let draw: @Sendable (inout Frame<Int>, Rect, Glyphs, String) -> Void

  var testDescription: String { name }

  private init(
    _ name: String, isFocused: Bool = false,
    _ draw: @escaping @Sendable (inout Frame<Int>, Rect, Glyphs, String) -> Void
  ) {
    self.name = name
    self.isFocused = isFocused
    self.draw = draw
  }

  static let all = fields + panels + lists + charts

  private static let fields = [
    WidgetSample("text field", isFocused: true) { frame, rect, glyphs, text in
      let field = TextField(text + text)
      field.draw(into: &frame, rect: rect, isFocused: true, glyphs: glyphs)
      field.addPlaces(to: &frame, rect: rect, isFocused: true) { $0 }
    },
    WidgetSample("text field at rest") { frame, rect, glyphs, text in
      let field = TextField(text + text)
      field.draw(into: &frame, rect: rect, isFocused: false, glyphs: glyphs)
      field.addPlaces(to: &frame, rect: rect, isFocused: false) { $0 }
    },
    WidgetSample("text area", isFocused: true) { frame, rect, glyphs, text in
      let area = TextArea("\(text)\n\n\(text)\(text)\n\(text)\(text)\n\(text)")
      area.draw(into: &frame, rect: rect, isFocused: true, glyphs: glyphs)
      area.addPlaces(to: &frame, rect: rect, isFocused: true) { $0 }
    },
    WidgetSample("labelled text area", isFocused: true) { frame, rect, glyphs, text in
      LabelledField(text, hint: text, error: text, isFocused: true, contentRows: 3).draw(
        into: &frame, rect: rect, glyphs: glyphs, content: TextArea(text + "\n" + text), action: 1,
        place: { $0 })
    },
    WidgetSample("labelled field") { frame, rect, glyphs, text in
      LabelledField(text, hint: text, placeholder: text, error: text).draw(
        into: &frame, rect: rect, glyphs: glyphs, content: TextField(), action: 1, place: { $0 })
    },
    WidgetSample("password field", isFocused: true) { frame, rect, glyphs, text in
      var field = PasswordField()
      field.insert(pasted: text + text)
      field.draw(into: &frame, rect: rect, isFocused: true, glyphs: glyphs)
    },
    WidgetSample("revealed password field", isFocused: true) { frame, rect, glyphs, text in
      var field = PasswordField()
      field.insert(pasted: text + text)
      field.isRevealed = true
      field.draw(into: &frame, rect: rect, isFocused: true, glyphs: glyphs)
    },
  ]

  private static let panels = [
    WidgetSample("button", isFocused: true) { frame, rect, glyphs, text in
      Button(text, .focused).draw(into: &frame, rect: rect, glyphs: glyphs, action: 1)
    },
    WidgetSample("busy button") { frame, rect, glyphs, text in
      Button(text, .busy(step: 3)).draw(into: &frame, rect: rect, glyphs: glyphs, action: 1)
    },
    WidgetSample("checkbox", isFocused: true) { frame, rect, glyphs, text in
      Checkbox(text, isOn: true, isFocused: true)
        .draw(into: &frame, rect: rect, glyphs: glyphs, action: 1)
    },
    WidgetSample("modal", isFocused: true) { frame, rect, glyphs, text in
      let buttons = [
        ModalButton(text, isDestructive: true, action: 1), ModalButton("No", action: 2),
      ]
      Modal(title: text, message: [text + " " + text, text], buttons: buttons)
        .draw(into: &frame, rect: rect, glyphs: glyphs)
    },
    WidgetSample("help", isFocused: true) { frame, rect, glyphs, text in
      let keys = HelpKeys(text, [.init("↑ ↓", text), .init("1–4", text + " " + text)])
      HelpOverlay(title: text, groups: [keys, keys, keys])
        .draw(into: &frame, rect: rect, glyphs: glyphs, action: 1)
    },
    WidgetSample("toast") { frame, rect, glyphs, text in
      Toast(.success, text, at: 0).draw(into: &frame, rect: rect, glyphs: glyphs, action: 1)
    },
    WidgetSample("statistics box") { frame, rect, glyphs, text in
      StatBox("24", caption: text).draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    },
    WidgetSample("tabs") { frame, rect, glyphs, text in
      let tabs = (1...6).map { (number: Int) in Tab("\(number)", text, action: number) }
      TabBar(title: text, tabs: tabs, selected: 3, trailing: text)
        .draw(into: &frame, rect: rect, glyphs: glyphs)
    },
    WidgetSample("key hints") { frame, rect, glyphs, text in
      KeyHints([KeyHint("↑↓", text, action: 1), KeyHint("1–4", text, action: 2)])
        .draw(into: &frame, rect: rect, glyphs: glyphs)
    },
    WidgetSample("key grid", isFocused: true) { frame, rect, glyphs, text in
      let rows = [
        [GridKey(text, action: 1), GridKey("⌫", action: 2), GridKey("÷", action: 3)],
        [GridKey("0", span: 2, action: 4), GridKey("↵", action: 5)], [GridKey("−", action: 6)], [],
      ]
      KeyGrid(rows, pressed: .init(row: 0, key: 0), focused: .init(row: 1, key: 1))
        .draw(into: &frame, rect: rect, glyphs: glyphs)
    },
  ]

  private static let lists = [
    WidgetSample("list", isFocused: true) { frame, rect, glyphs, text in
      let list = ListView(
        count: 50, state: ListState(selected: 20), isFocused: true, emptyText: text,
        action: { $0 },
        row: { ListRow("\($0) \(text)", sign: glyphs.filledDot, cells: [ListCell(text)]) })
      list.draw(into: &frame, rect: rect, glyphs: glyphs)
    },
    WidgetSample("empty list", isFocused: true) { frame, rect, glyphs, text in
      let list = ListView<Int>(
        count: 0, state: ListState(), isFocused: true, emptyText: text, row: { _ in ListRow("") })
      list.draw(into: &frame, rect: rect, glyphs: glyphs)
    },
  ]

  private static let charts = [
    WidgetSample("progress bar") { frame, rect, glyphs, _ in
      ProgressBar(done: 3, total: 7).draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    },
    WidgetSample("time bar") { frame, rect, glyphs, _ in
      ProgressBar(done: 3, total: 7, shape: .line)
        .draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    },
    WidgetSample("sparkline") { frame, rect, glyphs, _ in
      Sparkline((0..<40).map { $0 % 5 == 0 ? nil : Double($0 - 5) })
        .draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    },
    WidgetSample("bar chart", isFocused: true) { frame, rect, glyphs, text in
      let bars = [Bar(text, 1_200, number: "1.200", action: 1), Bar(text, 7, action: 2)]
      BarChart(bars, selected: 0, isFocused: true)
        .draw(into: &frame, rect: rect, glyphs: glyphs)
    },
    WidgetSample("column chart") { frame, rect, glyphs, text in
      ColumnChart(
        (0..<30).map { $0 % 7 == 0 ? nil : $0 }, scale: ChartScale(most: 29),
        ticks: [.init(0, "0"), .init(30, text)], labels: [.init(0, text), .init(29, text)]
      ).draw(into: &frame.canvas, rect: rect, glyphs: glyphs)
    },
    WidgetSample("dense calendar", isFocused: true) { frame, rect, glyphs, text in
      let names = CalendarHeatmap.Names(
        weekdays: Array(repeating: text, count: 7), months: Array(repeating: text, count: 12))
      CalendarHeatmap(
        lastDay: 20_790, values: [20_790: 3, 20_700: 9], firstWeekday: 1, names: names,
        selectedDay: 20_790, isFocused: true, isDense: true, maximum: 9
      ).draw(into: &frame, rect: rect, glyphs: glyphs, action: { $0 })
    },
    WidgetSample("calendar") { frame, rect, glyphs, text in
      let names = CalendarHeatmap.Names(
        weekdays: Array(repeating: text, count: 7), months: Array(repeating: text, count: 12))
      CalendarHeatmap(
        lastDay: 20_790, values: [20_790: 3, 20_700: 9], firstWeekday: 1, names: names,
        selectedDay: 20_790, caption: text, isFocused: true
      ).draw(into: &frame, rect: rect, glyphs: glyphs, action: { $0 })
    },
  ]
}
