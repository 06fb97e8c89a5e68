import DailyMathTerminal
import Testing

@testable import DailyMathApp
@testable import DailyMathCore

@Suite("A drill beside those before it")
struct DrillComparisonTests {
  /// A drill that ends with two right answers, after others with these scores on the day before.
  private static func frame(
    scores: [Int], length: DrillLength? = nil, language: Language = .spanish
  ) -> Frame<ScreenAction> {
    let settings = DrillSettings(mode: .classic, length: length)
    var scene = AppScene(Learner(), language: language)
    scene.state.signedIn?.library.agility.runs = scores.enumerated().map { index, score in
      DrillRun(
        id: "run\(index)", moment: Stamp.at(day: -1).moment, settings: settings, isRepeat: false,
        outcome: DrillOutcome(
          isFinished: true, score: score, answers: score, right: score,
          milliseconds: score * 1_000))
    }
    AppReducer.navigate(&scene.state, to: .drill(.new(settings, seed: 9)))
    for time in [15_000, 30_000] as [Int64] {
      let answer = scene.drill?.session.problem.answer.text(decimalMark: ".") ?? ""
      scene.type(answer, at: time)
    }
    if length == nil { scene.act(.deadlineReached, at: 130_000) }
    return scene.frame()
  }

  @Test("tells the record that stands, and how far it is from the mean")
  func below() {
    // (14 + 19 + 17) / 3 = 16,67
    let frame = Self.frame(scores: [14, 19, 17])
    #expect(frame.shows("Tu récord: 19, del 29 nov."))
    // Three before, and this one.
    #expect(frame.shows("Últimas 4"))
    #expect(frame.shows("media 16,7: 14,7 menos que tu media"))
  }

  @Test("tells of a new record, quietly, and of the first one")
  func record() {
    let frame = Self.frame(scores: [1])
    #expect(frame.shows("Nuevo récord. El anterior era 1."))
    #expect(frame.shows("Últimas 2"))
    #expect(frame.shows("La anterior: 1 · ahora 1 más"))
    #expect(!frame.shows("Tu récord:"))
    #expect(Self.frame(scores: []).shows("Tu primera marca en este modo."))
  }

  @Test(
    "is compared with the one before where there is no other",
    arguments: [(2, "ahora lo mismo"), (63, "ahora 61 menos")])
  func single(score: Int, words: String) {
    #expect(Self.frame(scores: [score]).shows("La anterior: \(score) · \(words)"))
  }

  @Test("is as good as the mean where it is")
  func equal() {
    #expect(Self.frame(scores: [2, 2]).shows("media 2,0: como tu media"))
  }

  @Test("compares times where the number of answers is given")
  func times() {
    // It took 20 s; those before 25 s and 30 s.
    let frame = Self.frame(scores: [25, 30], length: .problems(2))
    #expect(frame.shows("resueltos en 20,0 s"))
    #expect(frame.shows("media 27,5 s: 7,5 s menos que tu media"))
  }

  @Test("says so in English, too")
  func english() {
    let frame = Self.frame(scores: [14, 19, 17], language: .english)
    #expect(frame.shows("Your record: 19, on 29 Nov."))
    #expect(frame.shows("mean 16.7: 14.7 below your mean"))
  }
}
