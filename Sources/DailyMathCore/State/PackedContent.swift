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
    return CardContent(
      prompt: unpacker.text(), answer: unpacker.text(), distractors: unpacker.texts(),
      category: category.category, tags: unpacker.texts(), note: unpacker.text(),
      difficulty: category.difficulty)
  }

  /// The field of mathematics, for which nothing else is unpacked.
  var category: CardCategory {
    var unpacker = ContentUnpacker(bytes)
    return unpacker.category().category
  }

  /// The place among the new cards, for which no other text is unpacked.
  var difficulty: Int {
    var unpacker = ContentUnpacker(bytes)
    return unpacker.category().difficulty
  }
}
