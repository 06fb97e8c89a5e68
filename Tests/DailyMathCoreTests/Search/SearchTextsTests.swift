import DailyMathCore
import Testing

@Suite("Searching many texts at once")
struct SearchTextsTests {
  private let texts: SearchTexts = {
    var texts = SearchTexts()
    var folder = SearchFolder()
    let algebra = texts.addGroup(SearchText("Álgebra lineal"))
    let calculus = texts.addGroup(SearchText("Cálculo"))
    texts.append(["¿Qué es un vector?", "Un elemento"], group: algebra, foldedBy: &folder)
    texts.append(["Límite de 1/x", "cero"], group: calculus, foldedBy: &folder)
    texts.append([], group: algebra, foldedBy: &folder)
    texts.append(["VECTOR propio", "límite", "x"], group: calculus, foldedBy: &folder)
    return texts
  }()

  @Test(
    "a text is found by words in any of its parts or in what its group shares",
    arguments: [
      ("vector", [0, 3]), ("limite", [1, 3]), ("algebra", [0, 2]), ("CALCULO x", [1, 3]),
      ("x", [1, 3]), ("vector calculo", [3]), ("vector limite algebra", []), ("zeta", []),
      ("elemento", [0]), ("", [0, 1, 2, 3]),
      // The end of one part and the beginning of the next are no word, nor are two texts side by side.
      ("vector?un", []), ("1/xcero", []), ("elementolimite", []), ("cerovector", []),
    ])
  func found(words: String, indices: [Int]) {
    let words = words.split(separator: " ").map { SearchText(String($0)) }
    #expect(texts.indices(containing: words) == indices)
  }

  @Test("as many texts are counted as were added, empty ones too")
  func count() {
    #expect(texts.count == 4)
    #expect(SearchTexts().count == 0)
    #expect(SearchTexts().indices(containing: [SearchText("a")]) == [])
  }

  @Test("what is found is what each text by itself contains", arguments: 1...20)
  func likeSingleTexts(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    func word(_ count: Int) -> String {
      String((0..<count).map { _ in ["a", "b", "é", "ñ"][generator.next(below: 4)] as Character })
    }
    var all = SearchTexts()
    var folder = SearchFolder()
    let group = all.addGroup(SearchText("qq"))
    let single = (0..<60).map { _ in word(generator.next(below: 9)) }
    for text in single { all.append([text], group: group, foldedBy: &folder) }
    for _ in 0..<30 {
      let wanted = [SearchText(word(1 + generator.next(below: 3))), SearchText(word(1))]
      let expected = single.indices.filter { index in
        wanted.allSatisfy { SearchText(single[index]).contains($0) }
      }
      #expect(all.indices(containing: wanted) == expected)
    }
  }
}
