import Testing

@testable import DailyMathCore

@Suite("Folded texts")
struct FoldedTextsTests {
  private func texts(_ all: [[String]]) -> FoldedTexts {
    var folder = SearchFolder()
    var texts = FoldedTexts()
    for parts in all { texts.append(folder.fold(parts: parts)) }
    return texts
  }

  @Test("each text is searched by itself, and nothing is found across two")
  func searching() {
    let texts = texts([["Límite", "de"], ["una", "función"], []])
    #expect(texts.contains(SearchText("LIMITE"), at: 0))
    #expect(!texts.contains(SearchText("limitede"), at: 0))
    #expect(!texts.contains(SearchText("funcion"), at: 0))
    #expect(texts.contains(SearchText("funcion"), at: 1))
    #expect(!texts.contains(SearchText("a"), at: 2))
    #expect(texts.contains(SearchText(""), at: 2))
  }

  @Test("beginnings that differ have the order of the texts")
  func beginnings() {
    let all = [
      [], [""], ["a"], ["a", "b"], ["a b"], ["ab"], ["abcdefgh"], ["abcdefghi"], ["abcdefgh", "i"],
      ["b"], ["π"], ["zorro"], ["Ábaco"],
    ]
    let texts = texts(all)
    for left in all.indices {
      for right in all.indices {
        let (first, second) = (texts.beginning(at: left), texts.beginning(at: right))
        if first < second { #expect(texts.precedes(left, right), "\(all[left]) \(all[right])") }
        if texts.precedes(left, right) { #expect(first <= second, "\(all[left]) \(all[right])") }
      }
    }
  }

  @Test("a text that is taken from others is the same")
  func taking() {
    let others = texts([["uno"], ["dos"]])
    var copy = FoldedTexts()
    copy.append(1, of: others)
    copy.append(0, of: others)
    #expect(copy == texts([["dos"], ["uno"]]))
    var folder = SearchFolder()
    #expect(copy.isSame(folder.fold(parts: ["dos"]), at: 0))
    #expect(!copy.isSame(folder.fold(parts: ["do"]), at: 0))
  }
}
