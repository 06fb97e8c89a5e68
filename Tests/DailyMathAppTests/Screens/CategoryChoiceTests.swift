import DailyMathApp
import DailyMathCore
import DailyMathTerminal
import Testing

@Suite("The category in the editor")
struct CategoryChoiceTests {
  @Test("the arrows go round through the six and the learner's own")
  func arrows() {
    var choice = CategoryChoice(.trigonometry, others: [.other("Topología")])
    var seen: [CardCategory] = []
    for _ in 0..<8 {
      seen.append(choice.category)
      press(KeyPress(.right), in: &choice)
    }
    #expect(seen == CardCategory.wellKnown + [.other("Topología"), .trigonometry])
    press(KeyPress(.left), in: &choice)
    press(KeyPress(.left), in: &choice)
    #expect(choice.category == .other("Topología"))
  }

  @Test("a category that is not among the known ones is added")
  func unknown() {
    let choice = CategoryChoice(.other("Lógica"))
    #expect(choice.category == .other("Lógica"))
    #expect(choice.known == CardCategory.wellKnown + [.other("Lógica")])
    #expect(choice.index == 6)
  }

  @Test("a name that was written stays among what the arrows go through")
  func keepingWhatWasWritten() {
    var choice = CategoryChoice(.trigonometry)
    for character in "Topología" { press(.character(character), in: &choice) }
    press(KeyPress(.right), in: &choice)
    #expect(choice.category == .trigonometry)
    press(KeyPress(.left), in: &choice)
    #expect(choice.category == .other("Topología"))
    #expect(choice.known == CardCategory.wellKnown + [.other("Topología")])
  }

  @Test("an empty name is not kept, and one that exists is not added again")
  func keepingNothingNew() {
    for text in [" ", "algebra lineal"] {
      var choice = CategoryChoice(.trigonometry)
      for character in text { press(.character(character), in: &choice) }
      press(KeyPress(.right), in: &choice)
      #expect(choice.known == CardCategory.wellKnown)
    }
  }

  @Test("a letter begins a name, and more letters go on with it")
  func writing() {
    var choice = CategoryChoice(.trigonometry)
    for character in "Topología" { press(.character(character), in: &choice) }
    #expect(choice.index == nil)
    #expect(choice.own == TextField("Topología"))
    #expect(choice.category == .other("Topología"))
    press(KeyPress(.backspace), in: &choice)
    #expect(choice.category == .other("Topologí"))
  }

  @Test("Backspace on a chosen category begins an empty name, and an arrow goes back")
  func backspace() {
    var choice = CategoryChoice(.probability)
    press(KeyPress(.backspace), in: &choice)
    #expect(choice.category == .other(""))
    press(KeyPress(.right), in: &choice)
    #expect(choice.category == .trigonometry)
    press(KeyPress(.backspace), in: &choice)
    press(KeyPress(.left), in: &choice)
    #expect(choice.category == .probability)
  }

  @Test(
    "whoever writes the name of a category that exists means that category",
    arguments: [
      ("probabilidad", CardCategory.probability), ("PROBABILITY", .probability),
      (" Algebra Lineal ", .linearAlgebra), ("trigonometria", .trigonometry),
      ("topologia", .other("Topología")), ("Topologías", .other("Topologías")),
    ])
  func naming(text: String, category: CardCategory) {
    var choice = CategoryChoice(.trigonometry, others: [.other("Topología")])
    let isCut = choice.insert(pasted: text)
    #expect(!isCut)
    #expect(choice.category == category)
  }

  @Test("keys that mean nothing change nothing")
  func otherKeys() {
    var choice = CategoryChoice(.trigonometry)
    let before = choice
    for key in [KeyPress(.delete), KeyPress(.home), .character("x", .control)] {
      press(key, in: &choice, changes: false)
      #expect(choice == before)
    }
  }

  @Test("what does not fit is cut, and that is said")
  func cut() {
    var choice = CategoryChoice(.trigonometry)
    let isCut = choice.insert(pasted: String(repeating: "a", count: 5_000))
    #expect(isCut)
  }

  private func press(
    _ key: KeyPress, in choice: inout CategoryChoice, changes: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isChanged = choice.handle(key)
    #expect(isChanged == changes, sourceLocation: sourceLocation)
  }
}
