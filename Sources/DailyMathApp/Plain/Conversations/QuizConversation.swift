import DailyMathCore
import DailyMathTerminal

/// The quiz, as a conversation.
enum QuizConversation {
  /// What is said and asked.
  static func question(_ state: QuizScreen.State, _ context: PlainContext) -> PlainQuestion {
    let texts = context.texts
    var lines: [String] = []
    let prompt: String
    switch state.phase {
    case .asking, .saving:
      lines = questionLines(state, context)
      prompt =
        switch state.session.showing?.kind {
        case .typed: texts.quiz.plain.typed
        case .flip: texts.quiz.plain.flip
        case .choice, nil: texts.plain.answer
        }
    case .grading(let answer):
      lines = verdict(on: answer, state, texts)
      // Why another grade than the usual one is suggested.
      lines += state.notice.map { [NoticeText.line(for: $0, texts).text] } ?? []
      lines += answer.grades.map { grade in
        "\(grade.rawValue). \(texts.quiz.gradeNames[grade] ?? "")\(outcome(of: grade, state, texts))"
      }
      prompt = texts.plain.grade(texts.quiz.gradeNames[state.selectedGrade] ?? "")
    case .reading(let answer):
      lines = verdict(on: answer, state, texts)
      if let lapses = state.leechLapses {
        lines.append(texts.quiz.tools.leech(context.number(lapses)))
      } else if state.session.returningCount > 0 {
        lines.append(texts.quiz.wrongComesBack)
      }
      prompt = texts.plain.enterGoesOn
    case .notSaved(_, _, let error):
      lines = [texts.quiz.notSaved, texts.faults.sentence(error)]
      prompt = texts.plain.enterTriesAgain
    case .finished:
      lines = endLines(state, context)
      prompt = texts.plain.enterGoesOn
    }
    return PlainQuestion(
      heading: [
        state.session.scope.isPractice ? texts.quiz.practice : texts.quiz.title,
        texts.plain.quizHelp, texts.quiz.plain.commandHelp,
      ], statements: lines, prompt: prompt)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: QuizScreen.State, _ context: PlainContext
  ) -> PlainReply {
    if let command = QuizCommand(answer, isTyping: state.isTyping),
      let reply = reply(to: command, state, context)
    {
      return reply
    }
    let command = answer.command
    let texts = context.texts
    switch state.phase {
    case .asking, .saving:
      switch state.session.showing?.kind {
      case .typed:
        return answer.text.isEmpty
          ? .again(texts.quiz.kinds.writeAnswer) : .go(.quiz(.answerWritten(answer.text)))
      case .flip: return .go(.quiz(.turned(by: nil)))
      case .choice, nil: break
      }
      let count = state.session.showing?.options.count ?? 0
      guard let number = Int(command), number >= 1, number <= count else {
        return .again(texts.plain.numberWanted(1, count))
      }
      // No key is named: what was typed into a line is no key that could still be held down.
      return .go(.quiz(.optionChosen(number - 1, by: nil)))
    case .grading(let answer):
      if command.isEmpty { return .go(.quiz(.selectedGradeTaken)) }
      guard let grade = answer.grades.first(where: { String($0.rawValue) == command }) else {
        let numbers = answer.grades.map { String($0.rawValue) }.joined(separator: ", ")
        return .again(texts.quiz.plain.gradeWanted(numbers))
      }
      return .go(.quiz(.gradeChosen(grade)))
    case .reading: return .go(.quiz(.continued))
    case .notSaved: return .go(.quiz(.retryChosen))
    case .finished: return .go(.quiz(.leaveChosen))
    }
  }

  /// What a command leads to; `nil` where it means nothing at this point.
  private static func reply(
    to command: QuizCommand, _ state: QuizScreen.State, _ context: PlainContext
  ) -> PlainReply? {
    switch command {
    case .leave: return .go(.quiz(.leaveChosen))
    case .help: return .go(.quiz(.helpChosen))
    case .takeBack:
      let isInHand =
        switch state.phase {
        case .grading, .notSaved: true
        default: false
        }
      guard isInHand || state.session.lastStep != nil else {
        return .again(context.texts.quiz.nothingToTakeBack)
      }
      return .go(.quiz(.takeBackChosen))
    case .otherKind: return state.phase == .asking ? .go(.quiz(.kindChanged)) : nil
    case .tool(let tool):
      return state.phase.offersTools ? .go(.quiz(.toolChosen(tool, by: nil))) : nil
    case .edit: return state.phase.offersTools ? .go(.quiz(.editChosen)) : nil
    case .history:
      guard state.phase.offersTools, let card = state.session.showing?.card else { return nil }
      guard let chronicle = CardChronicle(of: card, in: context.library) else {
        return .again(context.texts.common.cardGone)
      }
      return .go([], saying: QuizChronicleLines.lines(of: chronicle, context))
    }
  }

  private static func outcome(
    of grade: Grade, _ state: QuizScreen.State, _ texts: Texts
  ) -> String {
    guard let outcome = state.outcomes[grade] else { return "" }
    return ", "
      + texts.quiz.text(for: outcome, isPractice: state.session.showing?.round == .cram)
  }

  private static func questionLines(
    _ state: QuizScreen.State, _ context: PlainContext
  ) -> [String] {
    guard let showing = state.session.showing else { return [] }
    let texts = context.texts
    let session = state.session
    let isRepeating = session.passedCount >= session.plannedCount && session.returningCount > 0
    let place =
      isRepeating
      ? texts.plain.repetition(texts.quiz.returning(session.returningCount))
      : texts.plain.question(
        texts.quiz.counter(session.number, session.totalCount))
    let category = CardText.line(texts.common.name(of: showing.content.category))
    let isMarked = context.library.card(showing.card)?.isMarked == true
    let mark = isMarked ? ", \(texts.quiz.tools.isMarked)" : ""
    return ["\(place), \(category)\(mark)", CardText.line(showing.face.prompt)]
      + showing.options.enumerated().map { "\($0.offset + 1). \(CardText.line($0.element.text))" }
  }
}
