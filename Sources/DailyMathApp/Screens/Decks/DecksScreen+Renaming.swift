import DailyMathCore
import DailyMathTerminal

extension DecksScreen {
  /// Carries out an action that concerns the name of a deck.
  static func reduceName(
    _ state: inout State, _ action: Action, _ context: ReduceContext
  ) -> [Effect] {
    switch action {
    case .renameChosen:
      state.entry = nil
      guard case .own(let name)? = state.row?.deck else {
        state.fault = .notOwn
        return []
      }
      state.renaming = Renaming(name)
    case .nameTyped(let key): _ = state.renaming?.field.handle(key)
    case .nameEntered(let text):
      state.renaming?.field.clear()
      state.renaming?.field.insert(pasted: text)
    case .nameClosed(let keepsText):
      guard keepsText, let renaming = state.renaming else {
        state.renaming = nil
        return []
      }
      if newName(in: state, context).isEmpty {
        state.fault = .nameMissing
      } else if isNameOfCategory(newName(in: state, context), in: context.library) {
        state.fault = .nameOfCategory
      } else if newName(in: state, context) == renaming.deck {
        state.renaming = nil
      } else {
        state.renaming?.isAsking = true
        // So many cards are changed by it, and no key takes it back.
        state.renaming?.isConfirmSelected = false
      }
    case .answerSelected(let confirm): state.renaming?.isConfirmSelected = confirm
    case .questionAnswered(let confirm):
      guard let renaming = state.renaming else { return [] }
      guard confirm else {
        state.renaming?.isAsking = false
        return []
      }
      let name = newName(in: state, context)
      state.renaming = nil
      let payloads = context.library.payloads(renaming: .own(renaming.deck), to: name)
      guard !payloads.isEmpty else { return [] }
      state.awaited = .own(name)
      return [.append(payloads, for: .decks)]
    default: break
    }
    return []
  }

  /// Whether a category is called so in either language, in whatever case and accents.
  private static func isNameOfCategory(_ name: String, in library: AccountState) -> Bool {
    let wanted = SearchText(name)
    let categories = Set(CardCategory.wellKnown).union(library.ownCategories)
    return Language.allCases.contains { language in
      categories.contains { SearchText(Texts.of(language).common.name(of: $0)) == wanted }
    }
  }

  /// The name as it is to be kept: that of another deck which exists, in whatever case and accents it was written.
  static func newName(in state: State, _ context: ReduceContext) -> String {
    guard let renaming = state.renaming else { return "" }
    return newName(renaming, among: context.library.ownDecks)
  }

  /// The same, where these decks exist.
  static func newName(_ renaming: Renaming, among decks: [String]) -> String {
    let name = renaming.field.text.trimmed
    let others = decks.filter { $0 != renaming.deck }.map(DeckName.init)
    return name.isEmpty ? "" : DeckName.named(name, among: others).text
  }
}
