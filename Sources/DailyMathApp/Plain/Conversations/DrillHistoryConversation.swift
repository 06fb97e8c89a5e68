import DailyMathCore

/// The drills of the past as a conversation: the latest of a mode, told one a line.
enum DrillHistoryConversation {
  /// The most drills that are told.
  private static let mostTold = 20

  /// What is said and asked.
  static func question(
    _ state: DrillHistoryScreen.State, _ context: PlainContext
  ) -> PlainQuestion {
    let texts = context.texts.drillHistory
    let runs = DrillHistoryScreen.runs(state, in: context.library)
    let records = DrillRecords(context.library.agility.runs)
    let lines = runs.suffix(mostTold).reversed().map { run in
      let day = context.texts.statistics.calendar.date(run.moment.day, today: context.day)
      let sentence = texts.sentence(
        run, isRecord: records.holds(run), context.language, context.day)
      return "\(day): \(sentence)"
    }
    let none = state.mode == nil ? texts.empty : texts.emptyMode
    return PlainQuestion(
      heading: [texts.title],
      statements: ["\(texts.name(of: state.mode)):"] + (runs.isEmpty ? [none] : lines),
      instructions: [texts.instructions], prompt: texts.prompt)
  }

  /// What follows from an answer.
  static func reply(
    to answer: PlainAnswer, _ state: DrillHistoryScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let command = answer.command
    if answer.leadsBack || command.isEmpty || command == "q" || command == "0" {
      return .go(.drillHistory(.leaveChosen))
    }
    if command == "?" { return .remind }
    let modes = DrillHistoryScreen.modes
    let index = modes.indices.first { index in
      String(index + 1) == command
        || context.texts.drillHistory.name(of: modes[index]).lowercased() == command
    }
    guard let index else { return .again(context.texts.drillHistory.instructions) }
    return .go(.drillHistory(.modeChosen(modes[index])))
  }
}
