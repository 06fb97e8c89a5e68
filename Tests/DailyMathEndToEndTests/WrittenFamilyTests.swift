import DailyMathCore
import DailyMathTestSupport
import Testing

@Suite("Cards that come of one text")
struct WrittenFamilyTests {
  let folder: StudyFolder

  init() throws { folder = try StudyFolder() }

  @Test("a pair and a text with two gaps are two cards each, and one of each is asked a day")
  func written() throws {
    try folder.register([])
    let program = try folder.signIn(columns: 120, rows: 40)
    try program.waitFor("Crea la primera")
    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
    try program.press(.backTab, .right)
    try program.waitFor("En ambos sentidos")
    try program.press(.tab)
    try program.type("sen(π/2)")
    try program.press(.tab)
    try program.type("uno")
    try program.waitFor("Se hacen 2 tarjetas")
    try program.press(.control("s"))
    try program.waitForCount("Total", 2)

    try program.press(.character("n"))
    try program.waitFor("Tarjeta nueva")
    try program.press(.backTab)
    try program.press(.right, times: 2)
    try program.waitFor("Con huecos")
    try program.press(.tab)
    try program.type("La derivada de {{sen x}} es {{cos x}}.")
    try program.waitFor("Se hacen 2 tarjetas")
    try program.press(.control("s"))
    try program.waitForCount("Total", 4)
    #expect(try program.count("Pendientes") == 2)

    let state = try folder.state()
    let asked = StudyPlan(for: state, on: Noon.today).all
    #expect(asked.count == 2 && Set(asked.map(\.family)).count == 2)
    #expect(
      Set(state.cards.map(\.content.face.prompt)) == [
        "sen(π/2)", "uno", "La derivada de […] es cos x.", "La derivada de sen x es […].",
      ])
    // While one is answered, its sibling still waits.
    try program.press(.enter)
    for _ in asked {
      try program.waitFor("otra forma")
      while !program.screen.shows("Ver la respuesta") {
        let before = program.screen.text()
        try program.press(.f3)
        try program.wait(for: "another way to answer") { $0.text() != before }
      }
      try program.press(.enter)
      try program.grade("4")
    }
    try program.waitFor("Terminaste")
    try program.press(.enter)
    try program.waitForCount("Pendientes", 0)
  }

  @Test("the siblings of a text are asked on two days")
  func twoDays() throws {
    let text = CardContent(
      prompt: "La derivada de {{sen x}} es {{cos x}}.", answer: "", distractors: [],
      category: .differentialCalculus, form: .cloze(gap: 1), answerKind: .flip)
    var second = text
    second.form = .cloze(gap: 2)
    let id = CardID("texto")
    // Noon is yesterday's as long as the day begins at eight in the evening.
    let evening = SettingsChange(rollover: RolloverHour(clamping: 20))
    let account = try folder.register(
      [
        .cardPut(id, text), .cardPut(id.sibling(in: second.form), second), .settings(evening),
      ], at: Noon.moment(daysAgo: 7))
    let store = folder.store
    _ = try store.open(account)
    let learned = Review(
      card: id, session: "antes", round: .scheduled, kind: .flip, answered: "", suggested: .good,
      grade: .good, milliseconds: 4_000, before: .new)
    _ = try store.append(account, [.review(learned)], Noon.moment(daysAgo: 3))

    let program = try folder.signIn()
    try program.waitForCount("Pendientes", 1)
    try program.press(.enter)
    try program.turn("La derivada de […] es cos x.")
    try program.grade("4")
    try program.waitFor("Terminaste")
    try program.press(.enter)
    try program.waitForCount("Pendientes", 0)
    try program.leave()

    _ = try store.append(
      account, [.settings(SettingsChange(rollover: .standard))], Noon.now())
    let dayAfter = try folder.signIn()
    try dayAfter.waitForCount("Pendientes", 1)
    try dayAfter.press(.enter)
    try dayAfter.turn("La derivada de sen x es […].")
    try dayAfter.grade("4")
    try dayAfter.waitFor("Terminaste")
    #expect(
      try folder.recordedAnswers().compactMap(\.card)
        == [id.text, id.text, id.sibling(in: second.form).text])
  }
}
