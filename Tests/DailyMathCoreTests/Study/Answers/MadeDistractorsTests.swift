import DailyMathCore
import Testing

@Suite("Made wrong options")
struct MadeDistractorsTests {
  @Test("the card's own options come first, in their order, and no more than are wanted")
  func own() {
    #expect(
      options("2", own: ["a", "b", "c", "d"], seed: 7) == ["a", "b", "c"])
    let filled = options("2", own: ["7"], seed: 7)
    #expect(filled.first == "7")
    #expect(filled.count == 3)
  }

  @Test("options that became equal by an edit are passed over", arguments: 0..<20)
  func equalOptions(seed: UInt64) {
    let options = options(
      "½", own: ["0,5", "1/4", "0.25", " ", "50 %", "un medio"], alternatives: ["Un medio"],
      seed: seed)
    #expect(options.first == "1/4")
    #expect(options.count == 3)
    expectDistinct(["½", "Un medio"] + options)
  }

  @Test(
    "a number gets what slips make of it, written as it is",
    arguments: [
      ("12", ["−12", "13", "11", "24", "6", "21", "14", "15", "22", "10", "17"]),
      ("−3", ["3", "−2", "−4", "−6", "−1", "0", "7", "2", "−5", "−1,5", "−1.5"]),
      ("0", ["1", "−1", "2", "3", "10", "−2", "5"]),
      ("0,5", ["1,0", "0,6", "0,4", "0,25", "5,0", "5", "1", "2,5", "3,5"]),
      ("3.14", ["−3.14", "3.15", "3.13", "6.28", "1.57", "31.4", "31.40", "3.41"]),
      ("25 %", ["50 %", "75 %", "26 %", "24 %", "12,5 %", "52 %"]),
      ("3/4", ["1/4", "4/3", "1", "1/2", "3/5", "3/2"]),
      ("½", ["1", "2", "⅓", "0"]),
      ("1 1/2", ["−1 1/2", "3", "2/3", "2", "1", "1 1/5"]),
      ("1.234.567", ["−1.234.567", "2.469.134", "1.234.568", "1.234.566", "1.234.576"]),
    ])
  func slips(answer: String, possible: [String]) {
    for seed in 0..<30 {
      let options = options(answer, seed: UInt64(seed))
      #expect(options.count == 3, "\(answer): \(options)")
      #expect(Set(options).isSubset(of: possible), "\(answer): \(options)")
      expectDistinct([answer] + options)
    }
  }

  @Test("a share gets no negative numbers", arguments: ["1/3", "0,2", "40%", "0.75"])
  func shares(answer: String) {
    for seed in 0..<30 {
      let options = options(answer, seed: UInt64(seed))
      #expect(options.count == 3)
      #expect(options.allSatisfy { !$0.contains("-") && !$0.contains("−") }, "\(options)")
    }
  }

  @Test("all numbers of a few digits get three options", arguments: 0..<200)
  func everyNumber(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let signs = ["", "-", "−"]
    let whole = generator.next(below: 2_000)
    let part = 1 + generator.next(below: 99)
    let texts = [
      "\(whole)", "\(whole),\(part)", "\(whole).\(part)", "\(whole)/\(part)", "\(part) %",
      "\(whole) \(part)/100", ".\(part)",
    ]
    for text in texts {
      let answer = signs[generator.next(below: 3)] + text
      let options = options(answer, seed: seed)
      #expect(options.count == 3, "\(answer): \(options)")
      expectDistinct([answer] + options)
    }
  }

  @Test("a number as large as can be makes no trouble")
  func largest() {
    for answer in [
      "\(Int.max)", "-\(Int.max)", "1/\(Int.max)", "\(Int.max) 1/2", "0,00000000000000001",
    ] {
      expectDistinct([answer] + options(answer, seed: 3))
    }
  }

  @Test("a deck of one card varies the number that its answer holds, or has no options")
  func oneCard() {
    #expect(Set(options("2π", seed: 1)).isSubset(of: ["1π", "3π", "4π"]))
    #expect(options("2π", seed: 1).count == 3)
    #expect(options("continua", seed: 1) == [])
    #expect(options("", seed: 1) == [])
  }

  @Test("words get the answers of other cards, those of the category first")
  func otherCards() {
    var library = Library()
    library.add("q", "creciente")
    for (index, answer) in ["decreciente", "constante", "periódica", "acotada"].enumerated() {
      library.add("far\(index)", answer, category: .linearAlgebra)
    }
    for (index, answer) in ["par", "impar", "continua"].enumerated() {
      library.add("near\(index)", answer)
    }
    for seed in 0..<10 {
      #expect(
        Set(library.options(for: "q", seed: UInt64(seed))) == ["par", "impar", "continua"])
    }
  }

  @Test("cards of the same deck come before those of elsewhere")
  func deck() {
    var library = Library()
    library.add("q", "creciente", deck: "Repaso")
    for index in 0..<10 { library.add("far\(index)", "lejana\(index)a", category: .linearAlgebra) }
    for answer in ["acotada", "continua", "periódica"] {
      library.add(answer, answer, category: .linearAlgebra, deck: "Repaso")
    }
    #expect(Set(library.options(for: "q", seed: 1)) == ["acotada", "continua", "periódica"])
  }

  @Test("answers of a like shape are preferred")
  func shape() {
    var library = Library()
    library.add("q", "cos x + 1")
    for answer in ["sen x + 2", "tan x − 1", "sec x + 3"] { library.add(answer, answer) }
    for index in 0..<20 {
      library.add("long\(index)", "Una explicación larga de lo que se pregunta \(index)")
    }
    #expect(Set(library.options(for: "q", seed: 5)) == ["sen x + 2", "tan x − 1", "sec x + 3"])
  }

  @Test("no option is another right answer: not of the card, nor of one that asks the same")
  func rightElsewhere() {
    var library = Library()
    library.add("q", "creciente", prompt: "¿Cómo es?", alternatives: ["monótona"])
    library.add("a", "CRECIENTE")
    library.add("b", "Monótona")
    library.add("c", "estrictamente creciente", prompt: "¿cómo  es?")
    library.add("d", " ")
    library.add("e", "acotada")
    library.add("f", "Acotada")
    let options = library.options(for: "q", seed: 2)
    #expect(options.map { $0.lowercased() } == ["acotada"])
  }

  @Test(
    "a gap gets nothing that can be read in the rest of its text, nor what its siblings' cards say")
  func cloze() {
    var library = Library()
    let text = "{{seno}}, {{coseno}}, {{tangente}}, {{secante}} y {{seno}}"
    let family = CardID("family")
    for gap in 1...5 {
      library.add(
        family.sibling(in: .cloze(gap: gap)).text, "", prompt: text, form: .cloze(gap: gap))
    }
    #expect(library.options(for: "family", seed: 4) == [])
    library.add("a", "Coseno", prompt: "¿a?")
    library.add("b", "cosecante", prompt: "¿b?")
    library.add("c", "tan", prompt: "¿c?")
    // "tan" is only a part of a word that is read.
    #expect(Set(library.options(for: "family", seed: 4)) == ["cosecante", "tan"])
  }

  @Test("numbers that stand beside a gap are no slips of it")
  func clozeNumber() {
    var library = Library()
    library.add("q", "", prompt: "Entre 11 y 13 está {{12}}", form: .cloze(gap: 1))
    for seed in 0..<30 {
      let options = library.options(for: "q", seed: UInt64(seed))
      #expect(!options.isEmpty)
      #expect(Set(options).isDisjoint(with: ["11", "13"]))
    }
  }

  @Test("the other side of a pair is no wrong option of it")
  func pair() {
    var library = Library()
    let family = CardID("pair")
    for form in [CardForm.forward, .backward] {
      library.add(family.sibling(in: form).text, "integral", prompt: "∫", form: form)
    }
    #expect(library.options(for: "pair", seed: 4) == [])
  }

  @Test("the same generator gives the same options, and another seed others")
  func deterministic() {
    var library = Library()
    for index in 0..<300 { library.add("card\(index)", Self.word(index)) }
    let first = library.options(for: "card7", seed: 1)
    #expect(first == library.options(for: "card7", seed: 1))
    #expect((2..<10).contains { library.options(for: "card7", seed: $0) != first })
    for seed in 0..<20 {
      let options = library.options(for: "card\(seed)", seed: UInt64(seed))
      #expect(options.count == 3)
      expectDistinct([Self.word(seed)] + options)
    }
  }

  @Test("answers of 5,000 characters are no hindrance")
  func long() {
    var library = Library()
    let long = String(repeating: "serie {{de}} ", count: 385)
    library.add("q", long)
    library.add("r", long + "x")
    for index in 0..<5 { library.add("\(index)", "", prompt: long, form: .cloze(gap: index + 1)) }
    #expect(library.options(for: "q", seed: 1) == [(long + "x")])
  }

  private static func word(_ index: Int) -> String {
    let syllables = ["ma", "te", "ri", "no", "lu", "sa", "ve"]
    return "ra" + syllables[index % 7] + syllables[index / 7 % 7] + syllables[index / 49 % 7]
  }

  private func options(
    _ answer: String, own: [String] = [], alternatives: [String] = [], seed: UInt64
  ) -> [String] {
    var generator = SplitMix64(seed: seed)
    return MadeDistractors.options(
      for: CardFace(prompt: "?", answer: answer, alternatives: alternatives, distractors: own),
      of: CardID("none"), in: AccountState(), using: &generator)
  }

  private func expectDistinct(_ texts: [String]) {
    let meanings = texts.map { AnswerMeaning($0) }
    for (index, meaning) in meanings.enumerated() {
      #expect(!meanings[..<index].contains { $0.isSame(as: meaning) }, "\(texts)")
    }
  }
}

/// Cards of an account, written one after another.
private struct Library {
  private var script = JournalScript("one")
  private var state = AccountState()

  mutating func add(
    _ card: String, _ answer: String, prompt: String? = nil,
    category: CardCategory = .probability, deck: String = "", form: CardForm = .basic,
    alternatives: [String] = []
  ) {
    let content = CardContent(
      prompt: prompt ?? "Pregunta \(card)", answer: answer, distractors: [], category: category,
      form: form, deck: deck, alternatives: alternatives)
    script.add(.cardPut(CardID(card), content), order: state.highestOrder + 1)
    if let event = script.events.last { state.apply(event) }
  }

  func options(for card: String, seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    guard let content = state.content(of: CardID(card)) else { return [] }
    return MadeDistractors.options(
      for: content.face, of: CardID(card), in: state, using: &generator)
  }
}
