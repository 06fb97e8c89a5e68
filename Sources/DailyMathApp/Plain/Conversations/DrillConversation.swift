import DailyMathCore
import DailyMathTerminal

/// A drill as a conversation: a question and an answer a line.
enum DrillConversation {
  /// What is said and asked.
  static func question(_ state: DrillScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    let words = DrillWords(language: context.language)
    let heading = [words.name(state.session.settings, texts.drill)] + texts.drill.plain.help
    let lines: [String]
    let prompt: String
    if state.failure != nil, state.ending != nil {
      (lines, prompt) = (resultLines(state, context), texts.plain.enterTriesAgain)
    } else if state.ending != nil {
      (lines, prompt) = (resultLines(state, context), texts.drill.plain.after)
    } else if state.session.phase == .paused {
      (lines, prompt) = ([texts.drill.paused], texts.plain.enterGoesOn)
    } else {
      lines = questionLines(state, words, texts.drill)
      let isCorrecting = state.session.phase == .correcting
      prompt = isCorrecting ? texts.drill.plain.correct : texts.drill.plain.answer
    }
    let fault = state.failure.map { failure in
      let cause = texts.faults.sentence(failure)
      return state.ending == nil
        ? texts.drill.results.notSavedYet(cause) : texts.drill.results.notSaved(cause)
    }
    return PlainQuestion(
      heading: heading, statements: (fault.map { [$0] } ?? []) + lines, prompt: prompt)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: DrillScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let command = answer.command
    if state.ending != nil { return replyToResults(command, state, context) }
    if command == "?" { return .go(.drill(.helpChosen)) }
    if command == "q" || answer.leadsBack { return .go(.drill(.endChosen)) }
    if state.session.phase == .paused { return .go(.drill(.resumed)) }
    if command.isEmpty { return .go(.drill(.endChosen)) }
    let isNumber = answer.text.contains { $0.isASCII && $0.isNumber }
    guard isNumber, answer.text.allSatisfy({ DrillEntry.Key(.character($0)) != nil || $0 == " " })
    else { return .again(context.texts.drill.plain.numberWanted) }
    return .go(.drill(.answerWritten(answer.text)))
  }

  private static func replyToResults(
    _ command: String, _ state: DrillScreen.State, _ context: PlainContext
  ) -> PlainReply {
    switch command {
    case "": .go(.drill(state.failure == nil ? .leaveChosen : .retryChosen))
    case "q", ".": .go(.drill(.leaveChosen))
    case "n": .go(.drill(state.nextLevel == nil ? .restartChosen : .nextLevelChosen))
    case "r" where !state.session.answers.isEmpty: .go(.drill(.repeatChosen))
    case "m" where state.ending?.summary.misses.isEmpty == false: .go(.drill(.missesChosen))
    case "?": .go(.drill(.helpChosen))
    default: .again(context.texts.drill.plain.after)
    }
  }

  private static func questionLines(
    _ state: DrillScreen.State, _ words: DrillWords, _ texts: DrillTexts
  ) -> [String] {
    let question = words.question(state.session.problem)
    guard state.session.phase == .correcting else { return [question] }
    let answer = words.answer(state.session.problem)
    return [
      state.session.mistakes.last.map { texts.correction(words.typed($0), answer) }
        ?? texts.correctionBriefly(answer), question,
    ]
  }

  private static func resultLines(
    _ state: DrillScreen.State, _ context: PlainContext
  ) -> [String] {
    guard let summary = state.ending?.summary else { return [] }
    let texts = context.texts.drill
    let words = DrillWords(language: context.language)
    let outcome = summary.outcome
    let facts = [
      "\(context.number(outcome.score)) \(words.solved(outcome, of: state.session.settings, texts))",
      texts.results.perMinute(words.language.decimal(tenths: summary.tenthsPerMinute)),
      summary.accuracy.map { texts.results.accuracy(context.number($0)) },
    ].compactMap(\.self)
    let builder = DrillResultLines(
      state: state, summary: summary, texts: texts, words: words, today: context.day)
    let slow =
      summary.slowest.isEmpty
      ? []
      : ["\(texts.results.slowest):"]
        + summary.slowest.map {
          "\(words.solved($0.problem)), \(words.language.seconds(milliseconds: $0.milliseconds))"
        }
    let comparison = builder.comparisonWords().map {
      summary.lastTen.count == 1
        ? ["\($0)."] : ["\(texts.results.lastRuns(summary.lastTen.count)), \($0)."]
    }
    return ["\(facts.joined(separator: ", "))."] + builder.standing().map(\.text)
      + (comparison ?? []) + slow + builder.missLines().map(\.0)
  }
}
