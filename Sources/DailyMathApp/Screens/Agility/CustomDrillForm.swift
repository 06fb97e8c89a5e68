package import DailyMathCore
package import DailyMathTerminal

/// The form in which a learner puts a drill of their own together; what is changed holds at once.
package struct CustomDrillForm: Equatable, Sendable {
  /// What can be had or not.
  package enum Option: CaseIterable, Sendable {
    /// Operands may be negative.
    case negatives
    /// Operands may have a decimal place.
    case decimals
    /// Fractions are mixed in.
    case fractions
    /// Products and quotients with 10 and 100 are mixed in.
    case powersOfTen
    /// An operand may be asked for.
    case blanks
    /// Factors that everybody knows are left out.
    case skipsTrivial

    /// Where a drill says whether it has it.
    var place: WritableKeyPath<CustomDrill, Bool> {
      switch self {
      case .negatives: \.hasNegatives
      case .decimals: \.hasDecimals
      case .fractions: \.hasFractions
      case .powersOfTen: \.hasPowersOfTen
      case .blanks: \.hasBlanks
      case .skipsTrivial: \.skipsTrivial
      }
    }
  }

  /// A row of the form.
  package enum Row: Equatable, Sendable {
    /// An operation, with the ranges of its operands.
    case operation(AgilityOperation)
    /// Something to have or not.
    case option(Option)

    /// The rows from the top down.
    static let all: [Row] =
      AgilityOperation.allCases.map { .operation($0) } + Option.allCases.map { .option($0) }
  }

  /// What is wrong with what was wanted last.
  package enum Fault: Equatable, Sendable {
    /// What was typed are no ranges.
    case ranges
    /// A drill needs an operation.
    case noOperation
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The keyboard goes so many rows on, upwards where negative.
    case moved(by: Int)
    /// A row was clicked: the keyboard goes there, and where it stood there before the row is switched.
    case rowClicked(Row)
    /// The row at hand is had, or not any more.
    case switched
    /// The ranges of the row at hand are to be typed.
    case entryOpened
    /// A key was pressed that begins the ranges of the row at hand, or belongs to them.
    case typed(KeyPress)
    /// Those ranges were entered as a whole.
    case entered(String)
    /// The learner is done with the ranges, which then hold where they can, or are forgotten.
    case entryClosed(keepsText: Bool)
    /// The learner is done with the form.
    case closed
  }

  /// What was put together so far; it has an operation.
  package private(set) var drill: CustomDrill
  /// The row that the keyboard stands on.
  package private(set) var row = Row.operation(.addition)
  /// The ranges of that row as they are typed; `nil` where they are not.
  package private(set) var entry: ProfileEntry?
  /// What is wrong with what was wanted last; `nil` where nothing is.
  package private(set) var fault: Fault?

  /// Begins with what holds.
  package init(_ drill: CustomDrill) {
    self.drill = drill.ranges.isEmpty ? CustomDrill() : drill
  }

  /// The action of a key.
  package func action(for key: KeyPress) -> Action? {
    if entry != nil {
      return switch (key.key, key.modifiers) {
      case (.escape, []): .entryClosed(keepsText: false)
      case (.enter, []), (.tab, []), (.tab, .shift), (.up, []), (.down, []):
        .entryClosed(keepsText: true)
      default: .typed(key)
      }
    }
    return switch (key.key, key.modifiers) {
    case (.up, []), (.tab, .shift), (.character("k"), []): .moved(by: -1)
    case (.down, []), (.tab, []), (.character("j"), []): .moved(by: 1)
    case (.home, []), (.pageUp, []): .moved(by: -Row.all.count)
    case (.end, []), (.pageDown, []): .moved(by: Row.all.count)
    case (.character(" "), []), (.character("x"), []), (.left, []), (.right, []): .switched
    case (.character("e"), []): .entryOpened
    case (.character(let character), []) where character.isASCII && character.isNumber:
      .typed(key)
    case (.enter, []), (.escape, []), (.character("q"), []): .closed
    default: nil
    }
  }

  /// Carries out an action; false where the form is done with.
  mutating func reduce(_ action: Action) -> Bool {
    if action != .closed { fault = nil }
    switch action {
    case .moved(let step):
      let index = Row.all.firstIndex(of: row) ?? 0
      row = Row.all[min(max(0, index + step), Row.all.count - 1)]
    case .rowClicked(let clicked):
      if entry != nil { closeEntry(keepsText: true) }
      guard fault == nil else { break }
      if row == clicked { flip(clicked) }
      row = clicked
    case .switched: flip(row)
    case .entryOpened: openEntry()
    case .typed(let key):
      if entry == nil { openEntry() }
      entry?.handle(key)
    case .entered(let text):
      entry = ProfileEntry(text)
      entry?.isUntouched = false
      closeEntry(keepsText: true)
    case .entryClosed(let keepsText): closeEntry(keepsText: keepsText)
    case .closed: return false
    }
    return true
  }

  /// Takes pasted text as ranges of the row at hand.
  mutating func insert(pasted text: String) {
    if entry == nil { openEntry() }
    entry?.insert(pasted: text)
  }

  /// The ranges of an operation as they are typed: `2-100 2-12`; those of a usual drill where it has none.
  func rangesText(of operation: AgilityOperation) -> String {
    let ranges = drill.ranges[operation] ?? CustomDrill.usualRanges(of: operation)
    let first = "\(ranges.first.lowerBound)-\(ranges.first.upperBound)"
    guard operation.hasTwoOperands else { return first }
    return "\(first) \(ranges.second.lowerBound)-\(ranges.second.upperBound)"
  }

  /// Whether a row is had.
  func isOn(_ row: Row) -> Bool {
    switch row {
    case .operation(let operation): drill.ranges[operation] != nil
    case .option(let option): drill[keyPath: option.place]
    }
  }

  private mutating func flip(_ row: Row) {
    switch row {
    case .option(let option): drill[keyPath: option.place].toggle()
    case .operation(let operation):
      if drill.ranges[operation] == nil {
        drill.ranges[operation] = CustomDrill.usualRanges(of: operation)
      } else if drill.ranges.count > 1 {
        drill.ranges[operation] = nil
      } else {
        fault = .noOperation
      }
    }
  }

  private mutating func openEntry() {
    guard case .operation(let operation) = row else { return }
    entry = ProfileEntry(rangesText(of: operation), byteLimit: 20)
  }

  private mutating func closeEntry(keepsText: Bool) {
    guard let typed = entry, case .operation(let operation) = row else { return }
    guard keepsText, !typed.isUntouched else {
      entry = nil
      return
    }
    guard let ranges = Self.ranges(typed: typed.field.text, of: operation) else {
      entry?.isRefused = true
      fault = .ranges
      return
    }
    drill.ranges[operation] = ranges
    entry = nil
  }

  /// The ranges that were typed, two numbers for both operands or four, whatever stands between them; `nil` for others.
  static func ranges(typed text: String, of operation: AgilityOperation) -> CustomDrill.Ranges? {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.map { Int($0) ?? .max }
    guard numbers.count == 2 || (numbers.count == 4 && operation.hasTwoOperands),
      numbers.allSatisfy(CustomDrill.limits.contains)
    else { return nil }
    func range(_ index: Int) -> ClosedRange<Int> {
      let (one, other) = (numbers[index], numbers[index + 1])
      return min(one, other)...max(one, other)
    }
    let ranges = CustomDrill.Ranges(first: range(0), second: range(numbers.count - 2))
    // With one number for each operand there would be one problem, over and over.
    return ranges.first.count > 1 || ranges.second.count > 1 ? ranges : nil
  }
}

extension AgilityOperation {
  /// Whether it has two operands whose ranges can differ.
  var hasTwoOperands: Bool { self != .square && self != .root }
}
