import Testing

@testable import DailyMathCore

@Suite("A line of a journal about an answer")
struct EventCodingReviewTests {
  private static let due = StudyDay(daysSince1970: 20_787)
  private static let heading =
    #"{"n":7,"order":1796091243120,"at":"2026-11-30T21:14:03.120-05:00","day":"2026-11-30","#
    + #""kind":"review","card":"c1","session":"s1","#

  /// An answer that was typed on 2026-11-30, when its card was due.
  private static func review(
    suggested: Grade = .good, answered: String = "½/2", due: StudyDay = due
  ) -> Review {
    Review(
      card: CardID("c1"), session: "s1", round: .scheduled, kind: .typed, answered: answered,
      suggested: suggested, grade: .easy, milliseconds: 2_310,
      before: .scheduled(
        Schedule(
          ease: EaseFactor(hundredths: 260), interval: .second, repetitions: 2, lapses: 1,
          lastReviewed: StudyDay(daysSince1970: 20_781), due: due)))
  }

  // The checksums here were computed by another program.
  @Test(
    "is exactly what the format says",
    arguments: [
      (
        review(),
        #""answerKind":"typed","answered":"½/2","suggested":4,"grade":5,"ms":2310,"#
          + #""before":[260,6,2,1,"2026-11-24"],"crc":"a6c65398"}"#
      ),
      (
        review(suggested: .easy, answered: "", due: due.adding(days: 1)),
        #""answerKind":"typed","grade":5,"ms":2310,"#
          + #""before":[260,6,2,1,"2026-11-24","2026-12-01"],"crc":"026ce997"}"#
      ),
      (
        Review(
          card: CardID("c1"), session: "s1", round: .repetition, kind: .choice, answered: "x²",
          suggested: .good, grade: .good, milliseconds: 0, before: .new),
        #""round":"repeat","answered":"x²","grade":4,"ms":0,"crc":"d4fc3751"}"#
      ),
    ] as [(Review, String)])
  func exactText(review: Review, members: String) throws {
    let text = Self.heading + members
    let line = try EventCoding.line(for: JournalLine.event(.review(review)))
    #expect(String(decoding: line, as: UTF8.self) == text)
    #expect(try JournalLine.read(Array(text.utf8)) == JournalLine.event(.review(review)))
  }

  @Test("of an answer is read as earlier versions wrote it, with nothing left out")
  func earlierText() throws {
    let text =
      Self.heading
      + #""round":"scheduled","answerKind":"typed","answered":"½/2","suggested":4,"grade":5,"#
      + #""milliseconds":2310,"before":{"ease":260,"interval":6,"repetitions":2,"lapses":1,"#
      + #""last":"2026-11-24","due":"2026-11-30"},"crc":"4aa94c78"}"#
    #expect(try JournalLine.read(Array(text.utf8)) == JournalLine.event(.review(Self.review())))
  }

  @Test("of an answer to a choice that has a schedule is at most 300 bytes long")
  func reviewLength() throws {
    // Names are as long as the program makes them.
    let name = String(repeating: "k", count: 26)
    let review = Review(
      card: CardID(name), session: name, round: .scheduled, kind: .choice,
      answered: "F(b) − F(a) + C", suggested: .good, grade: .good, milliseconds: 12_345,
      before: .scheduled(
        Schedule(
          ease: EaseFactor(hundredths: 250), interval: Interval(days: 123), repetitions: 12,
          lapses: 1, lastReviewed: Self.due, due: Self.due.adding(days: 123))))
    let line = try EventCoding.line(for: JournalLine.event(.review(review), number: 1_000_000))
    #expect(line.count <= 300)
  }

  @Test(
    "says a schedule as an array or as an object, and nothing else",
    arguments: [
      (#"[250,1,0,0,"2026-11-30"]"#, true),
      (#"[ 250 , 1 , 0 , 0 , "2026-11-30" , "2026-12-05" ]"#, true),
      (#"[250,1,0,0]"#, false), (#"[250,1,0,0,"2026-11-30","2026-12-05",1]"#, false),
      (#"[129,1,0,0,"2026-11-30"]"#, false), (#"[250,0,0,0,"2026-11-30"]"#, false),
      (#"[250,36501,0,0,"2026-11-30"]"#, false), (#"[250,1,-1,0,"2026-11-30"]"#, false),
      (#"[250,1,0,0,"2026-02-29"]"#, false), (#"[250,1,0,0,"2026-11-30",null]"#, false),
      ("[]", false), ("null", false), ("250", false), ("{}", false),
    ])
  func schedules(text: String, isAccepted: Bool) {
    let line = JournalLine.sealed(
      #""kind":"review","card":"a","session":"s","grade":4,"ms":1,"before":"# + text)
    #expect(((try? JournalLine.read(line)) != nil) == isAccepted)
  }
}
