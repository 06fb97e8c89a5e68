import DailyMathCore

/// The tables of facts as a conversation: the hardest ones, and any that is asked for.
enum FactTableConversation {
  /// The most facts that are told at once.
  private static let mostTold = 10

  /// What is said and asked.
  static func question(_ state: FactTableScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts.factTable
    let weak = weakest(in: context.library.agility).prefix(mostTold)
    let lines = weak.map { sentence($0.operation, $0.first, $0.second, context) }
    return PlainQuestion(
      heading: [texts.title], statements: weak.isEmpty ? [texts.noneWeak] : [texts.weakest] + lines,
      instructions: [texts.instructions], prompt: texts.prompt)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: FactTableScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let command = answer.command
    if answer.leadsBack || command.isEmpty || command == "q" || command == "0" {
      return .go(.factTable(.leaveChosen))
    }
    if command == "?" { return .remind }
    if command == "p" { return .go(.factTable(.practiceChosen)) }
    guard let asked = asked(command) else { return .again(context.texts.factTable.instructions) }
    return .again(sentence(asked.operation, asked.first, asked.second, context))
  }

  private static func sentence(
    _ operation: AgilityOperation, _ first: Int, _ second: Int, _ context: PlainContext
  ) -> String {
    context.texts.factTable.sentence(
      FactFacts(operation, first, second, in: context.library.agility, on: context.day),
      context.language)
  }

  /// The fact that is written there; `nil` where it is none of the tables.
  private static func asked(
    _ text: String
  ) -> (operation: AgilityOperation, first: Int, second: Int)? {
    let compact = text.filter { !$0.isWhitespace }
    guard let sign = compact.firstIndex(where: { "+x*×".contains($0) }),
      let first = Int(compact[..<sign]), let second = Int(compact[compact.index(after: sign)...]),
      FactTableScreen.operands.contains(first), FactTableScreen.operands.contains(second)
    else { return nil }
    return (compact[sign] == "+" ? .addition : .multiplication, first, second)
  }

  /// The facts that are slow or often wrong, the hardest first.
  private static func weakest(
    in record: AgilityRecord
  ) -> [(operation: AgilityOperation, first: Int, second: Int)] {
    var weak: [(rank: Int, operation: AgilityOperation, first: Int, second: Int)] = []
    for operation in FactTableScreen.operations {
      for first in FactTableScreen.operands {
        for second in first...FactTableScreen.operands.upperBound {
          let standing = FactTableScreen.standing(operation, first, second, in: record)
          guard standing.speed != .unknown else { continue }
          let wrong = standing.accuracy == .good ? 0 : standing.accuracy == .fair ? 2 : 4
          let slow = standing.speed == .slow ? 3 : standing.speed == .hesitant ? 1 : 0
          if wrong + slow > 0 { weak.append((wrong + slow, operation, first, second)) }
        }
      }
    }
    // Equal ones stay in the order of the tables.
    return weak.enumerated()
      .sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
      .map { ($0.element.operation, $0.element.first, $0.element.second) }
  }
}
