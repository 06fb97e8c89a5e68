import DailyMathCore
import Testing

@Suite("Where two texts differ")
struct TextDifferenceTests {
  @Test(
    "pieces are joined, what was typed before what belongs there",
    arguments: [
      ("", "", []), ("a", "a", [.same("a")]), ("", "ab", [.missing("ab")]),
      ("ab", "", [.extra("ab")]), ("abc", "xyz", [.extra("abc"), .missing("xyz")]),
      ("axc", "abc", [.same("a"), .extra("x"), .missing("b"), .same("c")]),
      ("aab", "ab", [.same("a"), .extra("a"), .same("b")]),
      ("e\u{301}l", "\u{E9}l", [.same("\u{E9}l")]),
      ("eNE", "eñé", [.same("e"), .forgiven("NE", "ñé")]),
      ("X\u{304}a", "x\u{304}b", [.forgiven("X\u{304}", "x\u{304}"), .extra("a"), .missing("b")]),
      ("x\u{304}", "x", [.extra("x\u{304}"), .missing("x")]),
      ("👨‍👩‍👧a", "👨‍👩‍👦a", [.extra("👨‍👩‍👧"), .missing("👨‍👩‍👦"), .same("a")]),
    ] as [(String, String, [TextDifference.Piece])])
  func pieces(typed: String, right: String, pieces: [TextDifference.Piece]) {
    #expect(TextDifference(from: typed, to: right).pieces == pieces)
  }

  @Test("the pieces make up both texts and mark as few characters as can be", arguments: 0..<300)
  func property(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let (typed, right) = (Self.text(&generator), Self.text(&generator))
    let pieces = TextDifference(from: typed, to: right).pieces
    var (old, new, same) = ("", "", 0)
    for piece in pieces {
      switch piece {
      case .same(let text):
        old += text
        new += text
        same += text.count
      case .forgiven(let typed, let right):
        old += typed
        new += right
        same += right.count
      case .extra(let text): old += text
      case .missing(let text): new += text
      }
    }
    #expect(old == typed)
    #expect(new == right)
    let (plainOld, plainNew) = (Self.plain(typed), Self.plain(right))
    #expect(same == Self.longestCommon(plainOld[...], plainNew[...]))
    let kinds = pieces.map { piece in
      switch piece {
      case .same: 0
      case .extra: 1
      case .missing: 2
      case .forgiven: 3
      }
    }
    // Two of a sort never stand beside each other, and what is missing never before what is extra.
    #expect(zip(kinds, kinds.dropFirst()).allSatisfy { $0 != $1 && ($0, $1) != (2, 1) })
  }

  /// The characters of `text` without what is forgiven in the letters from which the texts are made.
  private static func plain(_ text: String) -> [Character] {
    let plain: [Character: Character] = ["ñ": "n", "é": "e", "E": "e", "N": "n"]
    return text.map { plain[$0] ?? $0 }
  }

  private static func text(_ generator: inout SplitMix64) -> String {
    let letters = Array("abñne\u{301}E ")
    return String(
      (0..<generator.next(below: 9)).map { _ in letters[generator.next(below: letters.count)] })
  }

  /// The length of the longest text left of both, by trying everything.
  private static func longestCommon(
    _ left: ArraySlice<Character>, _ right: ArraySlice<Character>
  ) -> Int {
    guard let first = left.first, let second = right.first else { return 0 }
    if first == second { return 1 + longestCommon(left.dropFirst(), right.dropFirst()) }
    return max(longestCommon(left.dropFirst(), right), longestCommon(left, right.dropFirst()))
  }
}
