import DailyMathApp
import DailyMathCore
import DailyMathTerminal

extension AppScene {
  /// The program before the learner in the middle of a term.
  static func midTerm(_ size: Size, _ language: Language) -> AppScene {
    AppScene(.midTerm(), size: size, language: language)
  }

  /// Lets an action act and saves what it asks to save, as the disk would.
  mutating func save(_ action: AppAction) {
    for case .append(let payloads, let reason) in act(action) {
      let order = state.signedIn?.library.highestOrder ?? 0
      let events = payloads.enumerated().map { index, payload in
        let identity = EventIdentity(
          device: DeviceID("terminal"), number: Int(order) + index + 1)
        return Event(
          position: EventPosition(order: order + Int64(index) + 1, identity: identity),
          moment: stamp.moment, payload: payload)
      }
      act(.appended(events, for: reason))
    }
  }

  /// Chooses a right or a wrong option in the quiz.
  mutating func choose(isRight: Bool) {
    let options = quiz?.session.showing?.options ?? []
    guard let index = options.firstIndex(where: { $0.isRight == isRight }) else { return }
    save(.screen(.quiz(.optionChosen(index, by: nil))))
  }

  /// Answers the question on show and goes on.
  mutating func answer(isRight: Bool) {
    choose(isRight: isRight)
    save(.screen(.quiz(isRight ? .selectedGradeTaken : .continued)))
  }

  /// Types text into the field that has the focus.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// The same program in a window of another size.
  func resized(to size: Size) -> AppScene {
    var scene = self
    scene.act(.resized(size))
    return scene
  }

  /// The picture of the program.
  func frame(glyphs: Glyphs = .unicode) -> Frame<ScreenAction> {
    AppView.view(state, ViewContext(of: state, glyphs: glyphs))
  }
}
