package import DailyMathCore
package import DailyMathTerminal

/// The tables of × and +, a cell a fact, with how fast and how well it is known.
package enum FactTableScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The table that is shown: `.multiplication` or `.addition`.
    package var operation = AgilityOperation.multiplication
    /// The selected first operand, 0 to 12: the row.
    package var first = 7
    /// The selected second operand, 0 to 12: the column.
    package var second = 8

    /// Makes the screen.
    package init(context: ReduceContext) {}

    /// The selected fact.
    package var fact: AgilityFact { FactTableScreen.fact(operation, first, second) }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// The selection moves by so many rows and columns.
    case moved(rows: Int, columns: Int)
    /// The fact of those operands was chosen.
    case cellChosen(Int, Int)
    /// That table was chosen.
    case operationChosen(AgilityOperation)
    /// The other table was chosen.
    case operationTurned
    /// The learner wants to practise.
    case practiceChosen
    /// The learner leaves the screen.
    case leaveChosen
    /// The tab with that number was chosen.
    case tabChosen(Int)
    /// The learner asked for the help.
    case helpChosen
    /// The learner wants to choose how the program looks.
    case appearanceChosen
    /// The learner leaves the program.
    case quitChosen
    /// The account changed, here or elsewhere.
    case libraryChanged
  }

  /// The operands of the tables.
  static let operands = 0...AgilityFact.largestOperand
  /// The tables, in the order in which they are named.
  static let operations: [AgilityOperation] = [.multiplication, .addition]

  /// The fact of two operands, whose order does not matter.
  static func fact(_ operation: AgilityOperation, _ first: Int, _ second: Int) -> AgilityFact {
    .pair(operation, min(first, second), max(first, second))
  }

  /// What comes out.
  static func result(_ operation: AgilityOperation, _ first: Int, _ second: Int) -> Int {
    operation == .addition ? first + second : first * second
  }

  /// How well the fact of two operands is known.
  static func standing(
    _ operation: AgilityOperation, _ first: Int, _ second: Int, in record: AgilityRecord
  ) -> FactStanding {
    let digits = String(result(operation, first, second)).utf8.count
    return FactStanding(
      record.facts[fact(operation, first, second)],
      usual: record.medianMilliseconds(digits: digits))
  }

  /// Whether most facts of a table were never answered.
  static func isMostlyUnknown(_ operation: AgilityOperation, in record: AgilityRecord) -> Bool {
    let facts = operands.flatMap { first in
      (first...operands.upperBound).map { fact(operation, first, $0) }
    }
    return facts.count { (record.facts[$0]?.answers ?? 0) > 0 } * 2 < facts.count
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    switch (key.key, key.modifiers) {
    case (.up, []), (.character("k"), []): .moved(rows: -1, columns: 0)
    case (.down, []), (.character("j"), []): .moved(rows: 1, columns: 0)
    case (.left, []), (.character("h"), []): .moved(rows: 0, columns: -1)
    case (.right, []), (.character("l"), []): .moved(rows: 0, columns: 1)
    case (.home, []): .cellChosen(state.first, operands.lowerBound)
    case (.end, []): .cellChosen(state.first, operands.upperBound)
    case (.pageUp, []): .cellChosen(operands.lowerBound, state.second)
    case (.pageDown, []): .cellChosen(operands.upperBound, state.second)
    case (.tab, []), (.tab, .shift): .operationTurned
    case (.character("+"), []): .operationChosen(.addition)
    case (.character("*"), []), (.character("×"), []), (.character("x"), []):
      .operationChosen(.multiplication)
    case (.character("p"), []): .practiceChosen
    case (.escape, []): .leaveChosen
    case (.character("?"), []): .helpChosen
    case (.character("a"), []): .appearanceChosen
    case (.character("q"), []): .quitChosen
    default: nil
    }
  }

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .moved(let rows, let columns):
      select(state.first + rows, state.second + columns, in: &state)
    case .cellChosen(let first, let second): select(first, second, in: &state)
    case .operationChosen(let operation):
      if operations.contains(operation) { state.operation = operation }
    case .operationTurned:
      state.operation = state.operation == .addition ? .multiplication : .addition
    case .practiceChosen:
      return [.navigate(.drill(.new(DrillSettings(mode: .practice))))]
    case .leaveChosen: return [.goBack]
    case .tabChosen(let tab): return [.openTab(tab)]
    case .helpChosen: return [.toggleHelp]
    case .appearanceChosen: return [.toggleAppearance]
    case .quitChosen: return [.quit]
    // What is known of the facts is read anew whenever it is drawn.
    case .libraryChanged: break
    }
    return []
  }

  private static func select(_ first: Int, _ second: Int, in state: inout State) {
    func held(_ operand: Int) -> Int {
      min(max(operand, operands.lowerBound), operands.upperBound)
    }
    state.first = held(first)
    state.second = held(second)
  }
}
