import DailyMathApp
import DailyMathCore

extension Learner {
  /// A learner who reviewed on each of the last forty days but the third before today, and on none of the ten before those;
  /// today three cards wait.
  static func diligent() -> Learner {
    var learner = Learner()
    for index in 0..<3 { learner.put("card\(index)", difficulty: index) }
    for day in stride(from: -60, to: -50, by: 1) { learner.review("card0", .wrong, day: day) }
    for day in stride(from: -40, through: -1, by: 1) where day != -3 {
      for index in 0...(-day % 3) { learner.review("card\(index)", .wrong, day: day) }
    }
    return learner
  }

  /// A learner who reviewed one card on each of so many days before today, on which it waits again beside others.
  static func studying(days: Int) -> Learner {
    var learner = Learner(cards: "a", "b", "c")
    for day in stride(from: -days, to: 0, by: 1) { learner.review("a", .wrong, day: day) }
    return learner
  }
}
