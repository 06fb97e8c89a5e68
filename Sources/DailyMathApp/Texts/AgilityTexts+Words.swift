package import DailyMathCore

extension AgilityTexts {
  /// What a kind of drill is, as it is chosen.
  func about(_ mode: DrillMode, _ preferences: AgilityPreferences, _ language: Language) -> String {
    switch mode {
    case .classic: aboutClassic
    case .practice: aboutPractice
    case .levels:
      aboutLevel(
        preferences.level,
        signs(Array(AgilityOperation.allCases.prefix(min(preferences.level, 4)))),
        language.number(min(10 + 5 * preferences.level, 100)))
    case .custom:
      aboutCustom(
        signs(AgilityOperation.allCases.filter { preferences.custom.ranges[$0] != nil }))
    }
  }

  /// The signs of operations, in their order.
  private func signs(_ operations: [AgilityOperation]) -> String {
    operations.map(\.sign).joined(separator: " ")
  }

  /// What was reached in a kind of drill, in few words.
  func reached(
    _ mode: DrillMode, _ state: AgilityScreen.State, _ context: ViewContext
  ) -> String {
    let record = context.library.agility
    switch mode {
    case .levels:
      let last = DrillSettings.levels.upperBound
      return record.passedLevel < last ? levelNext(record.passedLevel + 1) : allLevels
    case .practice:
      let due = record.dueCount(on: context.day)
      return due > 0 ? factsDue(due) : best(of: mode, in: record, context.language)
    case .classic, .custom: return best(of: mode, in: record, context.language)
    }
  }

  private func best(
    of mode: DrillMode, in record: AgilityRecord, _ language: Language
  ) -> String {
    record.bestScore(of: mode).map { best(language.number($0)) }
      ?? (record.runs.contains { $0.settings.mode == mode } ? noBest : noneYet)
  }

  /// The label of a row of choices.
  func label(of row: AgilityScreen.Row, _ preferences: AgilityPreferences) -> String {
    switch row {
    case .mode(let mode): modes[mode] ?? ""
    case .length: preferences.mode == .levels ? rows.level : rows.length
    case .acceptance: rows.acceptance
    case .keypad: rows.keypad
    case .custom: rows.custom
    }
  }

  /// What is chosen in a row.
  func value(
    of row: AgilityScreen.Row, _ preferences: AgilityPreferences, _ language: Language
  ) -> String {
    switch row {
    case .mode: ""
    case .length:
      preferences.mode == .levels
        ? language.number(preferences.level) : length(preferences.length, language)
    case .acceptance: acceptances[preferences.acceptance] ?? ""
    case .keypad: keypads[preferences.keypad] ?? ""
    case .custom:
      signs(AgilityOperation.allCases.filter { preferences.custom.ranges[$0] != nil })
    }
  }

  /// When a drill ends, in few words.
  package func length(_ length: DrillLength, _ language: Language) -> String {
    switch length {
    case .seconds(let count): seconds(count)
    case .problems(let count): problems(count)
    case .endless: endless
    }
  }

  /// A drill in few words: its kind and when it ends.
  package func brief(_ settings: DrillSettings, _ language: Language) -> String {
    let name = modes[settings.mode] ?? ""
    return settings.mode == .levels
      ? level(settings.level) : "\(name), \(length(settings.length, language))"
  }

  /// What the key of the length does.
  func lengthKey(_ mode: DrillMode) -> String { mode == .levels ? keys.level : keys.length }

  /// What Enter does on a kind of drill.
  var beginKey: String { keys.begin }

  /// What Enter does on the learner's own drill.
  var editKey: String { keys.edit }

  /// What the arrows do.
  var chooseKey: String { keys.choose }

  /// The name of a row of the form.
  func label(of row: CustomDrillForm.Row) -> String {
    switch row {
    case .operation(let operation): operations[operation] ?? ""
    case .option(let option): options[option] ?? ""
    }
  }

  /// From where to where the operands of an operation go; nothing where it is not asked.
  func ranges(_ ranges: CustomDrill.Ranges?, _ hasTwoOperands: Bool) -> String {
    guard let ranges else { return "" }
    func words(_ range: ClosedRange<Int>) -> String {
      self.range(String(range.lowerBound), String(range.upperBound))
    }
    return hasTwoOperands && ranges.first != ranges.second
      ? both(words(ranges.first), words(ranges.second)) : words(ranges.first)
  }

  /// What is wrong in the form, in words.
  func sentence(for fault: CustomDrillForm.Fault) -> String {
    switch fault {
    case .ranges: noRanges
    case .noOperation: noOperation
    }
  }
}

extension AgilityOperation {
  /// The sign by which it is known.
  package var sign: String {
    switch self {
    case .addition: "+"
    case .subtraction: "−"
    case .multiplication: "×"
    case .division: "÷"
    case .percentage: "%"
    case .square: "²"
    case .root: "√"
    }
  }
}
