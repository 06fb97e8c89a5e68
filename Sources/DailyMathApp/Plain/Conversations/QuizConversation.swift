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
      prompt = texts.plain.answer
    case .grading(let choice):
      lines = verdict(on: choice, state, texts)
      // Why another grade than the usual one is suggested.
      lines += state.notice.map { [NoticeText.line(for: $0, texts).text] } ?? []
      lines += QuizScreen.grades.map { grade in
        let outcome = state.outcomes[grade].map { ", \(texts.quiz.text(for: $0))" } ?? ""
        return "\(grade.rawValue). \(texts.quiz.gradeNames[grade] ?? "")\(outcome)"
      }
      prompt = texts.plain.grade(texts.quiz.gradeNames[state.selectedGrade] ?? "")
    case .reading(let choice):
      lines = verdict(on: choice, state, texts)
      if state.session.returningCount > 0 { lines.append(texts.quiz.wrongComesBack) }
      prompt = texts.plain.enterGoesOn
    case .notSaved(_, _, let error):
      lines = [texts.quiz.notSaved, texts.faults.sentence(error)]
      prompt = texts.plain.enterTriesAgain
    case .finished:
      lines = endLines(state, texts)
      prompt = texts.plain.enterGoesOn
    }
    return PlainQuestion(
      heading: [texts.quiz.title, texts.plain.quizHelp], statements: lines, prompt: prompt)
  }

  /// What an answer leads to.
  static func reply(
    to answer: PlainAnswer, _ state: QuizScreen.State, _ context: PlainContext
  ) -> PlainReply {
    let command = answer.command
    if answer.leadsBack || ["q", "s", "0"].contains(command) { return .go(.quiz(.leaveChosen)) }
    if command == "?" { return .go(.quiz(.helpChosen)) }
    if command == "u" {
      if case .asking = state.phase, state.session.lastStep == nil {
        return .again(context.texts.quiz.nothingToTakeBack)
      }
      return .go(.quiz(.takeBackChosen))
    }
    let texts = context.texts.plain
    switch state.phase {
    case .asking, .saving:
      let count = state.session.showing?.options.count ?? 0
      guard let number = Int(command), number >= 1, number <= count else {
        return .again(texts.numberWanted(1, count))
      }
      // No key is named: what was typed into a line is no key that could still be held down.
      return .go(.quiz(.optionChosen(number - 1, by: nil)))
    case .grading:
      if command.isEmpty { return .go(.quiz(.selectedGradeTaken)) }
      guard let grade = QuizScreen.grades.first(where: { String($0.rawValue) == command }) else {
        return .again(texts.numberWanted(Grade.hard.rawValue, Grade.easy.rawValue))
      }
      return .go(.quiz(.gradeChosen(grade)))
    case .reading: return .go(.quiz(.continued))
    case .notSaved: return .go(.quiz(.retryChosen))
    case .finished: return .go(.quiz(.leaveChosen))
    }
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
        texts.quiz.counter(
          min(session.passedCount + 1, session.plannedCount), session.plannedCount))
    let category = CardText.line(texts.common.name(of: showing.content.category))
    return ["\(place), \(category)", CardText.line(showing.content.prompt)]
      + showing.options.enumerated().map { "\($0.offset + 1). \(CardText.line($0.element.text))" }
  }

  private static func verdict(
    on choice: QuizAnswer, _ state: QuizScreen.State, _ texts: Texts
  ) -> [String] {
    guard let content = state.session.showing?.content else { return [] }
    let plain = texts.plain
    let chosen = CardText.line(choice.text)
    let verdict =
      choice.isGradable
      ? [plain.right(chosen)]
      : [plain.wrong(chosen), plain.solution(CardText.line(content.answer))]
    let note = CardText.line(content.note)
    return note.isEmpty ? verdict : verdict + [plain.explanation(note)]
  }

  private static func endLines(_ state: QuizScreen.State, _ texts: Texts) -> [String] {
    let session = state.session
    var lines = [texts.quiz.finishedTitle]
    if session.answerCount > 0 {
      lines.append(texts.quiz.result(session.rightCount, session.answerCount) + ".")
    }
    if let outlook = state.outlook {
      if outlook.leftToday > 0 { lines.append(texts.quiz.leftToday(outlook.leftToday)) }
      lines.append(texts.quiz.tomorrow(outlook.tomorrow))
    }
    return lines
  }
}
