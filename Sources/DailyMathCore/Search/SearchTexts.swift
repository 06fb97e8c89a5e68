/// Many texts made ready to be searched at once: they lie one behind the other, in the order in which they were added.
///
/// Texts of one group share what every text of the group is found by, such as the name of a category.
public struct SearchTexts: Hashable, Sendable {
  /// A byte that is in no text, since UTF-8 does not have it; it keeps a word from being found across two parts.
  static let end: UInt8 = 0xFF

  private var texts = FoldedTexts()
  private var groups: [Int32] = []
  private var groupTexts: [SearchText] = []

  /// Makes an empty collection.
  public init() {}

  /// How many texts there are.
  public var count: Int { groups.count }

  /// Begins another group, whose texts are found by `shared`, too; returns its number.
  public mutating func addGroup(_ shared: SearchText) -> Int {
    groupTexts.append(shared)
    return groupTexts.count - 1
  }

  /// Adds a text of several parts, folded by `folder`, that belongs to a group.
  public mutating func append(
    _ parts: some Sequence<String>, group: Int, foldedBy folder: inout SearchFolder
  ) {
    texts.append(parts, foldedBy: &folder)
    groups.append(Int32(clamping: group))
  }

  /// The indices of the texts in which every one of `words` is found, in ascending order.
  ///
  /// With `candidates`, only those are looked at; they must ascend.
  public func indices(
    containing words: [SearchText], among candidates: [Int]? = nil
  ) -> [Int] {
    words.reduce(candidates ?? Array(groups.indices)) { found, word in
      let isInGroup = groupTexts.map { $0.contains(word) }
      return found.filter { isInGroup[Int(groups[$0])] || texts.contains(word, at: $0) }
    }
  }
}
