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
      guard state.history == nil else { return scrollHistory(&state, by: lines, context) }
      state.scroll = max(0, min((state.scroll ?? 0) + lines, Self.mostLines))
    case .helpChosen: return [.toggleHelp]
    case .leaveChosen: return leave(&state, context)
    case .takeBackChosen: return takeBack(&state)
    case .takenBack: noteTakenBack(&state, context)
    case .takeBackFailed(let error): state.notice = .notSaved(error)
    case .sittingFound(let record):
      if let record { state.goOn(from: record, on: context.stamp.day) }
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
    case .offerTaken(let offer):
      return state.phase == .finished ? [.navigate(.quiz(offer.scope))] : []
    default: return reduceTool(&state, action, context) ?? reduceAnswer(&state, action, context)
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
      return [.goBack]
    }
  }

  /// Passes over a card that is not wanted any more, because it was answered, deleted or put aside in another window.
  static func followLibrary(_ state: inout State, _ context: ReduceContext) {
    let isGone = state.session.showing.map { context.library.card($0.card) == nil } ?? false
    if isGone { state.history = nil }
    // An answer whose grade is open counts no more than none: the day's review of the card is the one that was recorded.
    guard state.phase.isOpen,
      !state.session.isShowingWanted(in: context.library, on: context.stamp.day)
    else { return }
    let isAnswered = state.session.isShowingAnsweredElsewhere(
      in: context.library, on: context.stamp.day)
    advance(&state, context)
    if isAnswered { state.notice = .answeredElsewhere }
    if isGone { state.notice = .cardGone }
  }

  /// Shows the next question, or the end where there is none.
  static func advance(_ state: inout State, _ context: ReduceContext) {
    state.session.showNext(
      in: context.library, on: context.stamp.day, now: context.stamp.monotonic)
    show(&state, context)
  }

  /// Asks the question that the session shows now, or ends where it shows none.
  static func show(_ state: inout State, _ context: ReduceContext) {
    let day = context.stamp.day
    state.notice = nil
    begin(&state, context)
    guard state.session.showing == nil else { return }
    state.phase = .finished
    let left = StudyPlan.count(for: context.library, on: day)
    // The sitting is over, so that it is judged with the rest.
    let awards = Awards(of: context.library, on: day)
    state.outlook = Outlook(
      leftToday: left, tomorrow: StudyPlan.count(for: context.library, on: day.adding(days: 1)),
      ahead: left == 0 ? LearnAhead(for: context.library, on: day) : LearnAhead(),
      news: AwardsNews(from: state.earlier, to: awards),
      streakMet: state.streakMet(awards, on: day))
  }

  /// Lets a question that was not answered yet be asked from the beginning.
  static func begin(_ state: inout State, _ context: ReduceContext) {
    state.phase = .asking
    state.changedAt = context.stamp.monotonic
    state.selectedOption = 0
    state.answeringKey = nil
    state.scroll = nil
    state.followsSelection = false
    state.outcomes = [:]
    state.outlook = nil
    state.field = State.emptyField
    state.history = nil
    state.leftAt = nil
  }
}
