/// A change of what cards say, made ready for many of them.
struct CardEdit {
  private enum Action {
    case change((inout CardContent) -> Void)
    case addTag(String, SearchText)
    case removeTag(SearchText)
  }

  private let action: Action
  /// One for all cards, since tags are the same over and over.
  private var folder = SearchFolder()

  /// Makes the edit that `body` makes.
  init(_ body: @escaping (inout CardContent) -> Void) {
    action = .change(body)
  }

  /// Makes the edit for a change; one that leaves what cards say as it is, and a tag without a letter, edit nothing.
  init(_ change: CardChange) {
    switch change {
    case .move(.own(let name)):
      action = .change { $0.deck = name }
    case .move(.category(let category)):
      action = .change { content in
        content.deck = ""
        content.category = category
      }
    case .category(let category):
      action = .change { $0.category = category }
    case .addTag(let tag) where !tag.allSatisfy(\.isWhitespace):
      action = .addTag(tag, SearchText(tag))
    case .removeTag(let tag) where !tag.allSatisfy(\.isWhitespace):
      action = .removeTag(SearchText(tag))
    case .addTag, .removeTag, .suspend, .mark, .bury, .delete, .restore, .reschedule, .purge:
      action = .change { _ in }
    }
  }

  /// What a card that said `content` says then.
  mutating func applied(to content: CardContent) -> CardContent {
    var content = content
    switch action {
    case .change(let body): body(&content)
    case .addTag(let tag, let folded):
      // A tag that no search tells apart from it is the same tag.
      if !content.tags.contains(where: { folder.fold($0) == folded }) { content.tags.append(tag) }
    case .removeTag(let folded):
      content.tags.removeAll { folder.fold($0) == folded }
    }
    return content
  }
}

extension CardDeck {
  /// The deck under another name; `nil` where it cannot have that one.
  func renamed(to name: String) -> CardDeck? {
    guard !name.allSatisfy(\.isWhitespace) else { return nil }
    switch self {
    case .own: return .own(name)
    case .category(.other): return .category(CardCategory(identifier: name))
    case .category: return nil
    }
  }
}
