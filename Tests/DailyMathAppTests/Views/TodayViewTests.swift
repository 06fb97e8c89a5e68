import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("How the day's screen looks")
struct TodayViewTests {
  @Test(
    "how long the quiz takes is said from five answers on, none of which counts for more than a minute",
    arguments: [(4, 12_000, nil), (5, 12_000, "menos de 1 min"), (5, 600_000, "unos 3 min")]
      as [(Int, Int, String?)])
  func duration(answers: Int, milliseconds: Int, text: String?) {
    var learner = Learner(cards: "a", "b", "c")
    learner.put("done", difficulty: 1)
    for _ in 0..<answers { learner.review("done", .good, day: -1, milliseconds: milliseconds) }
    let frame = AppScene(learner).frame()
    #expect(frame.shows(" min") == (text != nil))
    if let text { #expect(frame.shows("3 tarjetas · \(text)")) }
  }

  @Test("where the day was begun the quiz goes on, with how far it is")
  func goingOn() {
    var learner = Learner(cards: "a", "b", "c")
    #expect(AppScene(learner).frame().shows("Comenzar quiz   3 tarjetas"))
    learner.review("a", .good)
    #expect(AppScene(learner).frame().shows("Continuar quiz   1 de 3"))
  }

  @Test("each note and each offer is clicked as its key is pressed")
  func clicks() throws {
    var learner = Learner()
    for index in 0..<60 {
      learner.put("card\(index)")
      learner.review("card\(index)", .good, day: -3)
    }
    let piled = AppScene(learner).frame()
    let note = try #require(piled.place(of: "Se acumularon 60 tarjetas. [h] te ayuda"))
    #expect(piled.action(at: note) == .today(.backlogChosen))
    var done = Learner(cards: "a")
    done.review("a", .good)
    let frame = AppScene(done).frame()
    let offer = try #require(frame.place(of: "t  Practicar la tarjeta de mañana"))
    #expect(frame.action(at: offer) == .today(.offerTaken(.tomorrow(1))))
  }

  @Test("a suspended card, one put off until tomorrow and a marked one are told apart")
  func rowStates() {
    var learner = Learner(cards: "uno", "dos", "tres")
    learner.write(.suspend(CardID("uno"), isSuspended: true))
    learner.write(.bury(CardID("dos")))
    learner.write(.mark(CardID("tres"), isMarked: true))
    let frame = AppScene(learner).frame()
    #expect(frame.shows("suspendida"))
    #expect(frame.shows("mañana"))
    #expect(frame.shows("★ tres"))
  }

  @Test(
    "in a narrow window the foot keeps the search and the way out before the keys of one card",
    arguments: [
      (60, "Enter quiz   n nueva   / buscar   ? ayuda   q salir"),
      (40, "Enter quiz   / buscar   q salir"),
    ])
  func foot(columns: Int, text: String) {
    let scene = AppScene(Learner(cards: "a"), size: Size(columns: columns, rows: 24))
    #expect(scene.frame().canvas.text(row: 23).trimmedBlanks == text)
  }

  @Test("signing out is named where there is room, and a click on the name leads to the profile")
  func signingOut() throws {
    var scene = AppScene(.midTerm(), size: Size(columns: 120, rows: 40))
    #expect(scene.frame().canvas.text(row: 39).contains("x cerrar sesión"))
    scene.act(.resized(Size(columns: 80, rows: 24)))
    let place = try #require(scene.frame().place(of: "Ana María Rojas"))
    scene.act(.clicked(try #require(scene.frame().action(at: place))))
    #expect(scene.profile == ProfileScreen.State(page: .progress))
  }

  @Test("a category has a mark in its colour and a quiet name, and a new card a quiet day")
  func rows() throws {
    let frame = AppScene(.midTerm()).frame()
    let mark = try #require(frame.place(of: "■ Probabilidad"))
    #expect(frame.canvas[mark.column, mark.row].style == CardTextColours.probability)
    #expect(frame.canvas[mark.column + 2, mark.row].style == .secondary)
    let day = try #require(frame.place(of: "nueva · hoy"))
    #expect(frame.canvas[day.column, day.row].style == .secondary)
  }

  private enum CardTextColours {
    /// Probability is the sixth of the well-known categories.
    static let probability = CellStyle(.category6)
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
