/// Reads a query from left to right, term by term.
struct CardQueryParser {
  private let characters: [Character]
  private var index = 0

  /// A reader at the beginning of `text`.
  init(_ text: String) {
    characters = Array(text)
  }

  /// Every term up to the end of the text.
  mutating func terms() throws(CardQueryError) -> [CardQuery.Term] {
    var terms: [CardQuery.Term] = []
    skipSpaces()
    while index < characters.count {
      // A minus that stands alone is part of a formula.
      let isNegated = characters[index] == "-" && !isEnd(index + 1)
      if isNegated { index += 1 }
      terms.append(CardQuery.Term(try condition(), isNegated: isNegated))
      skipSpaces()
    }
    return terms
  }

  private mutating func condition() throws(CardQueryError) -> CardQuery.Condition {
    if let phrase = try quoted(after: "") { return .text(phrase) }
    let start = index
    let word = String(characters[start...].prefix { $0.isLetter })
    let end = start + word.count
    let keyword = CardQueryKeyword(word)
    if let quantity = keyword?.quantity {
      var place = end
      while place < characters.count, characters[place].isWhitespace { place += 1 }
      if let (comparison, length) = comparison(at: place) {
        index = place + length
        return try number(quantity, comparison, keyword: word)
      }
    }
    guard end < characters.count, characters[end] == ":" else { return .text(takeWord()) }
    switch keyword {
    case .tag:
      index = end + 1
      let (name, isExact) = try name(after: word)
      return .tag(name, isExact: isExact)
    case .deck:
      index = end + 1
      let (name, isExact) = try name(after: word)
      return .deck(name, isExact: isExact)
    case .state:
      index = end + 1
      return .state(try state(after: word))
    case .quantity, nil:
      // `f: R→R`, `P:` and `12:30` are no more than text; a longer word had better be understood.
      guard word.count > 1, !isEnd(end + 1) else { return .text(takeWord()) }
      throw CardQueryError(.unknownKeyword(word), at: start..<end + 1)
    }
  }

  /// A name in quotation marks, which is the whole name where there is one, or one word of it.
  private mutating func name(
    after keyword: String
  ) throws(CardQueryError) -> (String, isExact: Bool) {
    if let phrase = try quoted(after: keyword) { return (phrase, true) }
    try expectWord(after: keyword)
    return (takeWord(), false)
  }

  private mutating func state(after keyword: String) throws(CardQueryError) -> CardQuery.State {
    try expectWord(after: keyword)
    let start = index
    let word = takeWord()
    guard let state = CardQuery.State(word) else {
      throw CardQueryError(.unknownState(word), at: start..<index)
    }
    return state
  }

  private func expectWord(after keyword: String) throws(CardQueryError) {
    guard isEnd(index) else { return }
    throw CardQueryError(.emptyTerm(keyword: keyword), at: index - keyword.count - 1..<index)
  }

  /// What stands between quotation marks, where two closing ones are one of the text; `nil` where none opens here.
  private mutating func quoted(after keyword: String) throws(CardQueryError) -> String? {
    guard index < characters.count, let closing = Self.quotationMarks[characters[index]] else {
      return nil
    }
    let start = index
    var phrase = ""
    index += 1
    while true {
      guard index < characters.count else {
        throw CardQueryError(.quoteNotClosed, at: start..<characters.count)
      }
      let isClosing = characters[index] == closing
      index += 1
      if isClosing, index == characters.count || characters[index] != closing { break }
      phrase.append(characters[index - 1])
      if isClosing { index += 1 }
    }
    guard !phrase.allSatisfy(\.isWhitespace) else {
      throw CardQueryError(.emptyTerm(keyword: keyword), at: start..<index)
    }
    return phrase
  }

  private static let quotationMarks: [Character: Character] = ["\"": "\"", "“": "”", "«": "»"]

  private func comparison(at place: Int) -> (CardQuery.Comparison, length: Int)? {
    guard place < characters.count else { return nil }
    let isFollowedByEqual = place + 1 < characters.count && characters[place + 1] == "="
    return switch characters[place] {
    case "<": isFollowedByEqual ? (.atMost, 2) : (.less, 1)
    case ">": isFollowedByEqual ? (.atLeast, 2) : (.greater, 1)
    case "≤": (.atMost, 1)
    case "≥": (.atLeast, 1)
    case "=": (.equal, 1)
    // A colon is one only right after the keyword, and not in a sentence such as `interval: the days`.
    case ":" where place == 0 || !characters[place - 1].isWhitespace:
      isEnd(place + 1) ? nil : (.equal, 1)
    default: nil
    }
  }

  private mutating func number(
    _ quantity: CardQuery.Quantity, _ comparison: CardQuery.Comparison, keyword: String
  ) throws(CardQueryError) -> CardQuery.Condition {
    skipSpaces()
    let start = index
    let word = takeWord()
    guard let value = Self.tenThousandths(of: word) else {
      throw CardQueryError(.numberExpected(keyword: keyword), at: start..<index)
    }
    return .number(quantity, comparison, tenThousandths: value)
  }

  /// The value of a number with either decimal mark, as far as ten-thousandths go; `nil` where `word` is none.
  private static func tenThousandths(of word: String) -> Int? {
    let isNegative = word.first == "-" || word.first == "−"
    let parts = word.dropFirst(isNegative ? 1 : 0).split(
      maxSplits: 1, omittingEmptySubsequences: false
    ) { $0 == "." || $0 == "," }
    let decimals = parts.count > 1 ? parts[1] : "0"
    guard !decimals.isEmpty, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
      let whole = parts.first, !whole.isEmpty
    else { return nil }
    let fraction = (decimals + "0000").prefix(4)
    // Nothing of a card is so large that a longer number would compare otherwise.
    let digits = whole.count > 12 ? "999999999999" : whole
    return Int(digits + fraction).map { isNegative ? -$0 : $0 }
  }

  private mutating func takeWord() -> String {
    let word = characters[index...].prefix { !$0.isWhitespace }
    index += word.count
    return String(word)
  }

  private mutating func skipSpaces() {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
  }

  /// Whether no word goes on at `place`.
  private func isEnd(_ place: Int) -> Bool {
    place >= characters.count || characters[place].isWhitespace
  }
}
