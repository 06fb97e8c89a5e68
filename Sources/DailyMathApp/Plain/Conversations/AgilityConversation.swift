import DailyMathCore

/// The drills that can be begun, as a conversation.
enum AgilityConversation {
  /// What is said and asked.
  static func question(_ state: AgilityScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    let failure = state.failure.map { "\(texts.faults.notSaved) \(texts.faults.sentence($0))" }
    if let form = state.form {
      let fault = form.fault.map { texts.agility.sentence(for: $0) }
      return PlainQuestion(
        heading: [texts.agility.modes[.custom] ?? ""],
        statements: [fault].compactMap(\.self) + formLines(form, context),
        instructions: [texts.agility.howToAnswerForm], prompt: texts.plain.choose)
    }
    let day =
      context.library.tally(on: context.day).drills > 0
      ? texts.agility.doneToday : texts.agility.notDoneToday
    let menu = menu(of: state, context)
    return PlainQuestion(
      heading: [texts.agility.title, "\(day)."],
      statements: [failure].compactMap(\.self) + menu.lines, prompt: menu.prompt(texts.plain))
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: AgilityScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if let form = state.form { return formReply(to: answer, form, context) }
    if answer.leadsBack { return .go(.agility(.leaveChosen)) }
    if answer.command == "?" { return .remind }
    return menu(of: state, context).meaning(of: answer)
      ?? .again(context.texts.plain.noSuchChoice)
  }

  private static func menu(
    of state: AgilityScreen.State, _ context: PlainContext
  ) -> PlainMenu<PlainReply> {
    typealias Choice = PlainMenu<PlainReply>.Choice
    let texts = context.texts
    let begin = PlainReply.go(.agility(.beginChosen))
    let modes = DrillMode.allCases.enumerated().map { index, mode in
      let name = texts.agility.modes[mode] ?? ""
      let about = texts.agility.about(mode, state.preferences, context.language)
      // The row at hand would begin its drill, which is what the first choice does.
      let isAtHand = state.row == .mode(mode)
      return Choice(
        index + 2, "\(name): \(about)", isAtHand ? begin : .go(.agility(.rowClicked(.mode(mode)))))
    }
    let length = "\(texts.agility.label(of: .length, state.preferences)): "
    return PlainMenu(
      choices: [
        Choice(
          1,
          "\(texts.agility.begin): \(texts.agility.brief(state.preferences.settings, context.language))",
          begin)
      ] + modes + [
        Choice(
          6,
          length + texts.agility.value(of: .length, state.preferences, context.language)
            + " (\(texts.agility.keys.edit))",
          .go(.agility(.valueMoved(by: 1, of: .length))), "d"),
        Choice(7, texts.agility.customKey.capitalizedFirst, .go(.agility(.formOpened)), "e"),
        Choice(8, texts.drillHistory.title, .go(.agility(.historyChosen)), "h"),
        Choice(9, texts.factTable.title, .go(.agility(.tableChosen)), "t"),
        Choice(10, texts.calculator.title, .go(.agility(.calculatorChosen)), "c"),
        Choice(0, texts.plain.back, .go(.agility(.leaveChosen)), "q"),
      ], usual: begin)
  }

  /// The rows of the form, each with its number and whether it is had.
  private static func formLines(_ form: CustomDrillForm, _ context: PlainContext) -> [String] {
    let texts = context.texts.agility
    return CustomDrillForm.Row.all.enumerated().map { index, row in
      let ranges: String
      if case .operation(let operation) = row {
        ranges = texts.ranges(form.drill.ranges[operation], operation.hasTwoOperands)
      } else {
        ranges = ""
      }
      let box = form.isOn(row) ? "[x]" : "[ ]"
      return "\(index + 1). \(box) \(texts.label(of: row))"
        + (ranges.isEmpty ? "" : ": \(ranges)")
    }
  }

  /// A number switches a row; with ranges behind it, these hold.
  private static func formReply(
    to answer: PlainAnswer, _ form: CustomDrillForm, _ context: PlainContext
  ) -> PlainReply {
    if answer.leadsBack || ["", "0", "q"].contains(answer.command) {
      return .go(.agility(.form(.closed)))
    }
    if answer.command == "?" { return .remind }
    let words = answer.text.split(separator: " " as Character, maxSplits: 1)
    let rows = CustomDrillForm.Row.all
    guard let number = words.first.flatMap({ Int($0) }), rows.indices.contains(number - 1) else {
      return .again(context.texts.plain.noSuchChoice)
    }
    let row = rows[number - 1]
    let going: [AppAction] =
      form.row == row ? [] : [.screen(.agility(.form(.rowClicked(row))))]
    let ranges = words.count > 1 ? String(words[1]) : ""
    return .go(
      going + [.screen(.agility(.form(ranges.isEmpty ? .switched : .entered(ranges))))])
  }
}
