import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// Carries out what answers and grades; anything else, or what comes too late, does nothing.
  static func reduceAnswer(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    guard state.pendingDeed == nil else { return [] }
    switch (state.phase, action) {
    case (.asking, .optionChosen(let index, let key)):
      return choose(index, by: key, in: &state, context)
    case (.asking, .selectedOptionChosen(let key)):
      return choose(state.selectedOption, by: key, in: &state, context)
    case (.asking, .optionMoved(let step)):
      let count = state.session.showing?.options.count ?? 0
      if count > 0 { state.selectedOption = (state.selectedOption + step + count) % count }
      state.scroll = nil
      state.followsSelection = true
    case (.asking, .kindChanged): changeKind(&state, context)
    case (.asking, _) where state.session.showing?.kind == .typed:
      return reduceTyping(&state, action, context)
    case (.asking, .turned(let key)) where state.session.showing?.kind == .flip:
      let answer = state.session.answerRecalled(
        in: context.library, now: context.stamp.monotonic)
      return take(answer, by: key, in: &state, context)
    case (.grading(let answer), .gradeChosen(let grade)) where answer.grades.contains(grade):
      // Another key was pressed, so the one that answered is no longer held down.
      state.answeringKey = nil
      return record(answer, grade, in: &state, context)
    case (.grading(let answer), .selectedGradeTaken):
      return record(answer, state.selectedGrade, in: &state, context)
    case (.grading(let answer), .gradeMoved(let step)):
      let grades = answer.grades
      let index = (grades.firstIndex(of: state.selectedGrade) ?? 0) + step
      state.selectedGrade = grades[min(max(index, 0), grades.count - 1)]
    default: break
    }
    return []
  }

  private static func choose(
    _ index: Int, by key: KeyPress?, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    let answer = state.session.answer(
      choosing: index, in: context.library, now: context.stamp.monotonic)
    if answer != nil { state.selectedOption = index }
    return take(answer, by: key, in: &state, context)
  }

  private static func reduceTyping(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .typed(let key):
      let isText = key.typedCharacter != nil
      guard !isText || state.field.text.count < AnswerKind.longestTyped else {
        state.notice = .answerLongest
        return []
      }
      if state.field.handle(key), isText { state.notice = nil }
    case .placed(let place): state.field.moveCursor(to: place)
    case .pasted(let text): paste(text, into: &state)
    case .answerWritten(let text):
      state.field = State.emptyField
      paste(text, into: &state)
      return giveTyped(&state, by: nil, context)
    case .typedAnswerGiven(let key): return giveTyped(&state, by: key, context)
    default: break
    }
    return []
  }

  private static func paste(_ text: String, into state: inout State) {
    let room = max(0, AnswerKind.longestTyped - state.field.text.count)
    let fitting = String(text.prefix(room))
    let isCut = state.field.insert(pasted: fitting) || fitting.utf8.count < text.utf8.count
    state.notice = isCut ? .pasteCut : nil
  }

  private static func giveTyped(
    _ state: inout State, by key: KeyPress?, _ context: ReduceContext
  ) -> [Effect] {
    guard
      let answer = state.session.answer(
        typing: state.field.text, language: context.language, in: context.library,
        now: context.stamp.monotonic)
    else {
      state.notice =
        state.field.text.allSatisfy(\.isWhitespace) ? .answerMissing : .answerUnreadable
      return []
    }
    return take(answer, by: key, in: &state, context)
  }

  /// Lets the question be answered in the next way that it offers; what was typed waits for the way back.
  private static func changeKind(_ state: inout State, _ context: ReduceContext) {
    guard let showing = state.session.showing else { return }
    let kinds = AnswerKind.possible(for: showing.face, of: showing.card, in: context.library)
    let index = kinds.firstIndex(of: showing.kind).map { ($0 + 1) % kinds.count } ?? 0
    guard kinds[index] != showing.kind else {
      state.notice = .onlyKind(showing.kind)
      return
    }
    state.session.answerBy(kinds[index], in: context.library, keeping: true)
    state.selectedOption = 0
    state.scroll = nil
    state.followsSelection = false
    state.notice = nil
    state.changedAt = context.stamp.monotonic
  }

  /// Takes an answer: one that is wrong is recorded at once, any other waits for its grade.
  private static func take(
    _ answer: QuizAnswer?, by key: KeyPress?, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard let answer else { return [] }
    state.scroll = nil
    state.notice = nil
    state.answeringKey = key.map {
      AnsweringKey($0, at: context.stamp.monotonic, for: answer.kind)
    }
    state.changedAt = context.stamp.monotonic
    guard answer.isGradable else { return record(answer, .wrong, in: &state, context) }
    state.phase = .grading(answer)
    state.selectedGrade = answer.suggested
    // A suggestion that differs from the usual one needs its reason said, since Enter takes it.
    if let usual = context.library.medianMilliseconds(of: answer.kind) {
      let taken = answer.milliseconds
      if answer.suggested == .hard { state.notice = .slowerThanUsual(taken, usual: usual) }
      if answer.suggested == .easy { state.notice = .fasterThanUsual(taken, usual: usual) }
    }
    guard let showing = state.session.showing else { return [] }
    for grade in answer.grades {
      state.outcomes[grade] = GradeOutcome(
        of: grade, for: showing.card, in: context.library, round: showing.round,
        on: context.stamp.day)
    }
    return []
  }

  /// Asks for an answer to be recorded with a grade.
  static func record(
    _ answer: QuizAnswer, _ grade: Grade, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard let review = state.session.review(of: answer, grade: grade, in: context.library) else {
      return []
    }
    state.phase = .saving(answer, grade)
    return [.append([.review(review)], for: .answer)]
  }

  /// The answer at hand is on the disk: the next question comes, unless there is something to read.
  static func noteRecorded(
    _ event: EventIdentity, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard case .saving(let answer, let grade) = state.phase, let showing = state.session.showing
    else { return [] }
    let recorded = context.library.reviews(of: showing.card).last { $0.position.identity == event }
    let isLeech = recorded?.suspendsLeech ?? false
    let lapses = context.library.card(showing.card)?.review.schedule?.lapses
    state.given.append(
      GivenAnswer(
        event: event, card: showing.card, kind: answer.kind, isRight: grade.isPassing,
        leechLapses: isLeech ? lapses : nil))
    state.session.noteRecorded(event, answer: answer, grade: grade, isSuspended: isLeech)
    if state.isLeaving { return [.goBack] }
    if answer.isGradable, !isLeech {
      advance(&state, context)
    } else {
      state.phase = .reading(answer)
    }
    return []
  }
}
