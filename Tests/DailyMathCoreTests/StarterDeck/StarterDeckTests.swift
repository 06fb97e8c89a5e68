import DailyMathCore
import Testing

@Suite("Starter deck")
struct StarterDeckTests {
  @Test(
    "a section has at least 20 cards, and as many in each language", arguments: StarterText.all)
  func cardCount(section: StarterText) throws {
    let spanish = try StarterDeckParser.cards(in: section.spanish)
    let english = try StarterDeckParser.cards(in: section.english)
    #expect(spanish.count >= 20)
    #expect(english.count == spanish.count)
  }

  @Test("no question is asked twice in a language, across all sections")
  func uniquePrompts() throws {
    for language in [\StarterText.spanish, \StarterText.english] {
      let prompts = try StarterText.all.flatMap { section in
        try StarterDeckParser.cards(in: section[keyPath: language]).map { folded($0.prompt) }
      }
      let repeated = Dictionary(grouping: prompts) { $0 }.filter { $0.value.count > 1 }
      #expect(repeated.keys.sorted() == [])
    }
  }

  @Test("the four options differ, however they are spaced", arguments: StarterText.all)
  func distinctOptions(section: StarterText) throws {
    for card in try section.cards() {
      #expect(card.distractors.count == 3)
      #expect(Set(card.options.map(folded)).count == 4, "\(card.prompt)")
    }
  }

  @Test("every text fits where it is shown", arguments: StarterText.all)
  func lengths(section: StarterText) throws {
    for card in try section.cards() {
      #expect(card.prompt.count <= 90, "\(card.prompt)")
      #expect(card.options.allSatisfy { $0.count <= 40 }, "\(card.prompt)")
      #expect(card.explanation.count <= 180, "\(card.explanation)")
    }
  }

  @Test("every character takes one column", arguments: StarterText.all)
  func oneColumn(section: StarterText) throws {
    for text in try section.cards().flatMap(\.texts) {
      let strange = text.unicodeScalars.filter { !isOneColumn($0) }
      #expect(strange.isEmpty, "\(text)")
      #expect(text.count == text.unicodeScalars.count, "\(text)")
    }
  }

  @Test("an explanation is a whole sentence", arguments: StarterText.all)
  func explanationEnds(section: StarterText) throws {
    for card in try section.cards() {
      #expect(card.explanation.hasSuffix("."), "\(card.explanation)")
    }
  }

  @Test("the signs of a formula are the typographic ones", arguments: StarterText.all)
  func typographicSigns(section: StarterText) throws {
    for text in try section.cards().flatMap(\.texts) {
      #expect(!text.contains("^") && !text.contains("*") && !text.contains(" - "), "\(text)")
    }
  }

  @Test("decimals and functions are written as each language does", arguments: StarterText.all)
  func notation(section: StarterText) throws {
    // "sin" alone is a Spanish word too, so only a sine of something is looked for.
    let englishSines = ["sin(", "sin²", "sin x", "sin θ", "arcsin"]
    for text in try StarterDeckParser.cards(in: section.spanish).flatMap(\.texts) {
      #expect(!hasDecimal(mark: ".", in: text), "\(text)")
      #expect(!englishSines.contains { text.contains($0) }, "\(text)")
    }
    let spanishSines = ["sen(", "sen²", "sen x", "sen θ", "arcsen"]
    for text in try StarterDeckParser.cards(in: section.english).flatMap(\.texts) {
      #expect(!hasDecimal(mark: ",", in: text), "\(text)")
      #expect(!spanishSines.contains { text.contains($0) }, "\(text)")
    }
  }

  @Test("the two languages ask and offer the same numbers and signs", arguments: StarterText.all)
  func languagesAgree(section: StarterText) throws {
    let spanish = try StarterDeckParser.cards(in: section.spanish)
    let english = try StarterDeckParser.cards(in: section.english)
    for (left, right) in zip(spanish, english) {
      #expect(formula(left.prompt) == formula(right.prompt), "\(left.prompt)")
      #expect(left.options.map(formula) == right.options.map(formula), "\(left.prompt)")
    }
  }
}

extension StarterCard {
  fileprivate var options: [String] { [answer] + distractors }
  fileprivate var texts: [String] { [prompt] + options + [explanation] }
}

/// The text as an eye that ignores spaces and case sees it.
private func folded(_ text: String) -> String {
  text.filter { !$0.isWhitespace }.lowercased()
}

/// Tells whether the scalar is printable, in the Basic Multilingual Plane, and stands in a column of its own.
private func isOneColumn(_ scalar: Unicode.Scalar) -> Bool {
  guard scalar.value <= 0xFFFF else { return false }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .lineSeparator,
    .paragraphSeparator, .privateUse, .unassigned:
    return false
  case .spaceSeparator:
    return scalar == " "
  default:
    return !scalar.properties.isEmojiPresentation
  }
}

/// Tells whether `mark` stands between two digits somewhere in the text.
private func hasDecimal(mark: Character, in text: String) -> Bool {
  let characters = Array(text)
  return characters.indices.dropFirst().dropLast().contains { index in
    characters[index] == mark && characters[index - 1].isNumber && characters[index + 1].isNumber
  }
}

/// The digits and mathematical signs of a text, which do not depend on its language.
private func formula(_ text: String) -> String {
  text.filter { $0.isNumber || $0.isMathSymbol || "()/·°".contains($0) }
}
