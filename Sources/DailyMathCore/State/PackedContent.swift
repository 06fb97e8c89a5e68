/// What a card says, in one block of memory.
///
/// As texts and lists of texts it would be eight blocks or more, each with a head and a rounded size of its own: for ten
/// thousand cards that is three megabytes more. It is unpacked for the few cards that are looked at.
struct PackedContent: Hashable, Sendable {
  /// The category's number, the difficulty, the category's name where it has no number, then all texts.
  private let bytes: [UInt8]

  /// Packs `content`.
  init(_ content: CardContent) {
    var packer = ContentPacker()
    packer.pack(content)
    bytes = packer.exactBytes
    // Whoever gives cards another field has to pack it, too.
    assert(self.content == content, "a field of the content is not packed")
  }

  /// What was packed.
  var content: CardContent {
    var unpacker = ContentUnpacker(bytes)
    let category = unpacker.category()
    let heading = unpacker.heading()
    return CardContent(
      prompt: unpacker.text(), answer: unpacker.text(), distractors: unpacker.texts(),
      category: category.category, tags: unpacker.texts(), note: unpacker.text(),
      difficulty: category.difficulty, form: heading.form, deck: heading.deck,
      alternatives: unpacker.texts(), answerKind: heading.answerKind)
  }

  /// Under what the card is kept and found, before which other texts are passed over.
  var label: CardLabel {
    var unpacker = ContentUnpacker(bytes)
    let category = unpacker.category().category
    let deck = unpacker.heading().deck
    unpacker.passText()
    unpacker.passText()
    unpacker.passTexts()
    return CardLabel(category: category, deck: deck, tags: unpacker.texts())
  }

  /// The field of mathematics, for which nothing else is unpacked.
  var category: CardCategory {
    var unpacker = ContentUnpacker(bytes)
    return unpacker.category().category
  }

  /// The deck that the card is kept in, for which nothing more is unpacked.
  var home: CardDeck {
    var unpacker = ContentUnpacker(bytes)
    let category = unpacker.category().category
    let deck = unpacker.heading().deck
    return deck.isEmpty ? .category(category) : .own(deck)
  }

  /// The name of the learner's own deck that the card is in, for which nothing more is unpacked; empty for none.
  var deck: String {
    var unpacker = ContentUnpacker(bytes)
    _ = unpacker.category()
    return unpacker.heading().deck
  }

  /// In which way the card asks, for which nothing more is unpacked.
  var form: CardForm {
    var unpacker = ContentUnpacker(bytes)
    _ = unpacker.category()
    return unpacker.heading().form
  }

  /// How the card is to be answered, where somebody decided, for which nothing more is unpacked.
  var answerKind: AnswerKind? {
    var unpacker = ContentUnpacker(bytes)
    _ = unpacker.category()
    return unpacker.heading().answerKind
  }

  /// The place among the new cards, for which no other text is unpacked.
  var difficulty: Int {
    var unpacker = ContentUnpacker(bytes)
    return unpacker.category().difficulty
  }
}
