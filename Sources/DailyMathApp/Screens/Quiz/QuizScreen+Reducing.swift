import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// No card has more lines: its longest fields, with a few characters in each line.
  private static let mostLines = 5_000

  /// Carries out an action.
  package static func reduce(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .answeringKeyRepeated:
      state.answeringKey?.seenAt = context.stamp.monotonic
    case .scrolled(let lines):
      state.scroll = max(0, min((state.scroll ?? 0) + lines, Self.mostLines))
    case .helpChosen: return [.toggleHelp]
    case .leaveChosen: return leave(&state, context)
    case .takeBackChosen: return takeBack(&state)
    case .takenBack: showAgain(&state, context)
    case .takeBackFailed(let error): state.notice = .notSaved(error)
    case .answerRecorded(let event): return noteRecorded(event, in: &state, context)
    case .answerFailed(let error):
      state.isLeaving = false
      if case .saving(let choice, let grade) = state.phase {
        state.phase = .notSaved(choice, grade, error)
      }
    case .retryChosen:
      if case .notSaved(let choice, let grade, _) = state.phase {
        return record(choice, grade, in: &state, context)
      }
    case .continued:
      if case .reading = state.phase { advance(&state, context) }
    case .libraryChanged: followLibrary(&state, context)
    default: return reduceAnswer(&state, action, context)
    }
    return []
  }

  private static func reduceAnswer(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
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
    case (.grading(let choice), .gradeChosen(let grade)):
      // Another key was pressed, so the one that answered is no longer held down.
      state.answeringKey = nil
      return record(choice, grade, in: &state, context)
    case (.grading(let choice), .selectedGradeTaken):
      return record(choice, state.selectedGrade, in: &state, context)
    case (.grading, .gradeMoved(let step)):
      let index = (grades.firstIndex(of: state.selectedGrade) ?? 1) + step
      state.selectedGrade = grades[min(max(index, 0), grades.count - 1)]
    default: break
    }
    return []
  }

  private static func choose(
    _ index: Int, by key: KeyPress?, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    let now = context.stamp.monotonic
    guard let choice = state.session.answer(choosing: index, in: context.library, now: now) else {
      return []
    }
    state.selectedOption = index
    state.scroll = nil
    state.notice = nil
    state.answeringKey = key.map { AnsweringKey($0, at: now) }
    state.changedAt = now
    guard choice.isGradable else { return record(choice, .wrong, in: &state, context) }
    state.phase = .grading(choice)
    state.selectedGrade = choice.suggested
    // A suggestion that differs from the usual one needs its reason said, since Enter takes it.
    if choice.suggested == .hard { state.notice = .slowerThanUsual }
    if choice.suggested == .easy { state.notice = .fasterThanUsual }
    if let showing = state.session.showing {
      for grade in grades {
        state.outcomes[grade] = GradeOutcome(
          of: grade, for: showing.card, in: context.library, round: showing.round,
          on: context.stamp.day)
      }
    }
    return []
  }

  private static func record(
    _ choice: QuizAnswer, _ grade: Grade, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard let review = state.session.review(of: choice, grade: grade, in: context.library) else {
      return []
    }
    state.phase = .saving(choice, grade)
    return [.append([.review(review)], for: .answer)]
  }

  private static func noteRecorded(
    _ event: EventIdentity, in state: inout State, _ context: ReduceContext
  ) -> [Effect] {
    guard case .saving(let choice, let grade) = state.phase else { return [] }
    state.session.noteRecorded(event, answer: choice, grade: grade)
    if state.isLeaving { return [.navigate(.today)] }
    if choice.isGradable {
      advance(&state, context)
    } else {
      state.phase = .reading(choice)
    }
    return []
  }

  private static func leave(_ state: inout State, _ context: ReduceContext) -> [Effect] {
    switch state.phase {
    case .grading(let choice):
      // The answer was given; only its grade is open, and the one that is selected stands.
      state.isLeaving = true
      return record(choice, state.selectedGrade, in: &state, context)
    case .saving:
      // Whether it is saved is still to be told.
      state.isLeaving = true
      return []
    case .asking, .notSaved, .reading, .finished:
      return [.navigate(.today)]
    }
  }

  private static func takeBack(_ state: inout State) -> [Effect] {
    switch state.phase {
    case .grading, .notSaved:
      state.phase = .asking
      state.answeringKey = nil
    case .asking, .reading, .finished:
      guard let step = state.session.lastStep else {
        state.notice = .nothingToTakeBack
        return []
      }
      return [.append(step.undo, for: .takeBack)]
    case .saving: break
    }
    return []
  }

  private static func showAgain(_ state: inout State, _ context: ReduceContext) {
    state.session.noteTakenBack(
      in: context.library, on: context.stamp.day, now: context.stamp.monotonic)
    state.notice = state.session.showing.map { .tookBack(prompt: $0.content.prompt) }
    begin(&state, context)
    if !state.session.isShowingWanted(in: context.library, on: context.stamp.day) {
      advance(&state, context)
    }
  }

  private static func followLibrary(_ state: inout State, _ context: ReduceContext) {
    // An answer whose grade is open counts no more than none: the day's review of the card is the one that was recorded.
    guard state.phase.isOpen,
      !state.session.isShowingWanted(in: context.library, on: context.stamp.day)
    else { return }
    let isGone = state.session.showing.map { context.library.card($0.card) == nil } ?? false
    advance(&state, context)
    if isGone { state.notice = .cardGone }
  }

  /// Shows the next question, or the end where there is none.
  static func advance(_ state: inout State, _ context: ReduceContext) {
    let day = context.stamp.day
    state.session.showNext(in: context.library, on: day, now: context.stamp.monotonic)
    state.notice = nil
    begin(&state, context)
    guard state.session.showing == nil else { return }
    state.phase = .finished
    state.outlook = Outlook(
      leftToday: StudyPlan.count(for: context.library, on: day),
      tomorrow: StudyPlan.count(for: context.library, on: day.adding(days: 1)))
  }

  private static func begin(_ state: inout State, _ context: ReduceContext) {
    state.phase = .asking
    state.changedAt = context.stamp.monotonic
    state.selectedOption = 0
    state.answeringKey = nil
    state.scroll = nil
    state.followsSelection = false
    state.outcomes = [:]
    state.outlook = nil
  }
}
