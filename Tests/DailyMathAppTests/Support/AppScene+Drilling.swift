import DailyMathCore
import DailyMathTerminal

@testable import DailyMathApp

extension AppScene {
  /// The program on a drill of these problems, begun at 10,000 ms of the clock; they are new, so that they earn.
  static func drill(
    _ problems: [Problem] = [.product(7, 8), .sum(45, 38), .product(12, 6)],
    settings: DrillSettings = DrillSettings(mode: .classic),
    size: Size = Size(columns: 80, rows: 24), language: Language = .spanish,
    learner: Learner = Learner()
  ) -> AppScene {
    var scene = AppScene(learner, size: size, language: language)
    AppReducer.navigate(
      &scene.state, to: .drill(.again(settings, seed: 5, problems: problems)))
    return scene
  }

  /// The drill; `nil` on another screen.
  var drill: DrillScreen.State? {
    if case .drill(let drill) = state.screen { drill } else { nil }
  }

  /// Types into a drill, at that time.
  @discardableResult
  mutating func type(_ text: String, at time: Int64) -> [Effect] {
    stamp = .at(time)
    return text.reduce([]) { $0 + act(.key(.character($1))) }
  }

  /// Lets an action act at that time.
  @discardableResult
  mutating func act(_ action: AppAction, at time: Int64) -> [Effect] {
    stamp = .at(time)
    return act(action)
  }

  /// The pieces of drills that effects ask to be written.
  static func parts(_ effects: [Effect]) -> [DrillPart] {
    effects.flatMap { effect -> [DrillPart] in
      guard case .append(let payloads, for: .drill) = effect else { return [] }
      return payloads.compactMap { if case .agility(let part) = $0 { part } else { nil } }
    }
  }

  /// Confirms what a drill asked to be written, as the disk would.
  @discardableResult
  mutating func confirm(_ effects: [Effect]) -> [Effect] {
    let events = Self.parts(effects).enumerated().map { index, part in
      let order = (state.signedIn?.library.highestOrder ?? 0) + Int64(index) + 1
      return Event(
        position: EventPosition(
          order: order,
          identity: EventIdentity(device: DeviceID("terminal"), number: Int(order))),
        moment: stamp.moment, payload: .agility(part))
    }
    return act(.appended(events, for: .drill))
  }
}

extension Problem {
  /// `first × second`.
  static func product(_ first: Int, _ second: Int) -> Problem {
    made(.multiplication, first, second, first * second)
  }

  /// `first + second`.
  static func sum(_ first: Int, _ second: Int) -> Problem {
    made(.addition, first, second, first + second)
  }

  private static func made(
    _ operation: AgilityOperation, _ first: Int, _ second: Int, _ result: Int
  ) -> Problem {
    guard
      let problem = Problem(
        operation, Operand(first), Operand(second), result: Operand(result))
    else { preconditionFailure("the result is what comes out") }
    return problem
  }
}
