import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("What was earned between two moments")
struct AwardsNewsTests {
  private static func awards(_ learner: Learner) -> Awards {
    Awards(of: learner.library, on: Learner.today)
  }

  @Test("an answer that earns nothing is no news")
  func nothing() {
    var learner = Learner.studying(days: 1)
    let earlier = Self.awards(learner)
    learner.review("b", .good)
    #expect(AwardsNews(from: earlier, to: Self.awards(learner)).isEmpty)
  }

  @Test("the first answer to a card earns a badge, and what is lost again is no news")
  func first() {
    var learner = Learner(cards: "a")
    let earlier = Self.awards(learner)
    learner.review("a", .good)
    let later = Self.awards(learner)
    #expect(AwardsNews(from: earlier, to: later) == AwardsNews(badges: [.firstCard]))
    #expect(AwardsNews(from: later, to: earlier).isEmpty)
  }

  /// Seven days in a row earn a badge and a freeze.
  @Test("the seventh day in a row earns a badge and a freeze")
  func week() {
    var learner = Learner.studying(days: 6)
    let earlier = Self.awards(learner)
    learner.review("a", .good)
    let news = AwardsNews(from: earlier, to: Self.awards(learner))
    #expect(news == AwardsNews(badges: [.weekStreak], freezes: 1))
  }

  /// The first session of a day gives 3 points: 51 after 17 days.
  @Test("the points of the seventeenth day reach the second level")
  func level() {
    var learner = Learner.studying(days: 16)
    let earlier = Self.awards(learner)
    learner.review("a", .good)
    let news = AwardsNews(from: earlier, to: Self.awards(learner))
    #expect(news == AwardsNews(level: .student))
  }

  @Test(
    "one thing is told in a sentence, and several are named one after another",
    arguments: [
      (AwardsNews(badges: [.firstCard]), "Ganaste una insignia: Primera tarjeta."),
      (AwardsNews(level: .tutor), "Subiste de nivel: Tutor."),
      (AwardsNews(freezes: 1), "Ganaste un comodín."),
      (
        AwardsNews(badges: [.hundredReviews, .weekStreak]),
        "Insignias: Cien repasos, Racha de 7 días."
      ),
      (
        AwardsNews(badges: [.firstCard], level: .student, freezes: 2),
        "Insignias: Primera tarjeta. Nivel Estudiante. 1 comodín más."
      ),
    ])
  func sentences(news: AwardsNews, sentence: String) {
    #expect(Texts.spanish.news(news) == sentence)
  }

  @Test("in few words it fits into the narrowest row", arguments: Language.allCases)
  func brief(language: Language) {
    let texts = Texts.of(language)
    let several = [Badge.Kind.hundredReviews, .weekStreak, .perfectSession]
    let badges = Badge.Kind.allCases.map { [$0] } + [several, []]
    for badges in badges {
      for level in [nil, Level.student, .tutor, .master] {
        for freezes in [nil, 2] {
          let news = AwardsNews(badges: badges, level: level, freezes: freezes)
          let words = texts.newsBriefly(news)
          #expect(TextLayout.columns(of: words) <= 36, "\(words)")
          #expect(words.isEmpty == news.isEmpty)
        }
      }
    }
  }
}
