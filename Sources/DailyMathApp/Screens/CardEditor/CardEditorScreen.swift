package import DailyMathCore
package import DailyMathTerminal

/// Writing a new card, or changing one.
package enum CardEditorScreen {
  /// Where the screen stands.
  package struct State: Equatable, Sendable {
    /// The first of the cards that are written, by whose identity the others are found.
    package let card: CardID
    /// Whether the card exists already.
    package let isEditing: Bool
    /// How many cards there were of the same text when the editor opened; 0 for a new card.
    package let siblingCount: Int
    /// What kind of cards is made.
    package var type: CardType
    /// The question as it is written so far, in one line or several.
    package var prompt: TextArea
    /// The right answer as it is written so far.
    package var answer: TextField
    /// The wrong options as they are written so far; three or more, of which the form shows the first three.
    package var distractors: [TextField]
    /// Other right answers as they are written so far, parted by semicolons.
    package var alternatives: TextField
    /// How the card is answered; `nil` leaves that to what it offers.
    package var kind: AnswerKind?
    /// The category as it is chosen or written so far.
    package var category: CategoryChoice
    /// The deck as it is chosen or written so far.
    package var deck: DeckChoice
    /// The tags as they are written so far, parted by spaces or commas.
    package var tags: TextField
    /// The explanation as it is written so far, in one line or several; may stay empty.
    package var note: TextArea
    /// What the keyboard acts on now.
    package var focus = Focus.prompt
    /// The problems shown, each under its field.
    package var problems: [CardField: CardProblem] = [:]
    /// Whether the card is on its way to the disk, during which it cannot be sent again.
    package var isSaving = false
    /// Whether the learner is asked if what they wrote may be thrown away.
    package var isAskingToDiscard = false
    /// Whether Enter would answer the question with yes, which throws away what was written.
    package var isConfirmSelected = false
    /// What the foot of the screen tells, until something is changed; `nil` where it is silent.
    package var notice: Notice?
    /// The card as it was when the editor opened.
    let original: CardContent
    /// The field of other right answers as it was then.
    let openedAlternatives: TextField
    /// The field of the tags as it was then.
    let openedTags: TextField
    /// The same card as the form gives it back where nothing was changed.
    private var unchanged: CardContent

    /// Opens the editor with a new card.
    package init(newCard card: CardID, library: AccountState) {
      self.init(
        card: card,
        content: CardContent(
          prompt: "", answer: "", distractors: [], category: .trigonometry),
        isEditing: false, library: library)
    }

    /// Opens the editor with a card that exists, and with it all that are made of the same text.
    package init(editing card: Flashcard, library: AccountState) {
      let first = card.content.form.hasSiblings ? card.id.family : card.id
      self.init(card: first, content: card.content, isEditing: true, library: library)
    }

    private init(
      card: CardID, content: CardContent, isEditing: Bool, library: AccountState
    ) {
      self.card = card
      self.isEditing = isEditing
      siblingCount = isEditing ? library.cards(ofFamily: card).count : 0
      original = content
      unchanged = content
      let limit = CardContent.longestField
      type = content.form.type
      prompt = TextArea(content.prompt, byteLimit: limit)
      answer = TextField(content.answer, byteLimit: limit)
      let padded = content.distractors + ["", "", ""]
      distractors = padded.prefix(max(3, content.distractors.count)).map {
        TextField($0, byteLimit: limit)
      }
      openedAlternatives = TextField(
        content.alternatives.joined(separator: "; "), byteLimit: limit)
      alternatives = openedAlternatives
      kind = content.answerKind
      category = CategoryChoice(content.category, others: library.ownCategories)
      deck = DeckChoice(content.deck, decks: library.ownDecks)
      openedTags = TextField(content.tags.joined(separator: " "), byteLimit: limit)
      tags = openedTags
      note = TextArea(content.note, byteLimit: limit)
      unchanged = self.content
    }

    /// Whether something would be lost by leaving.
    package var hasChanges: Bool {
      content != unchanged
    }
  }

  /// What can happen.
  package enum Action: Equatable, Sendable {
    /// Tab or an arrow moved the focus by that many items, going round at both ends.
    case focusMoved(by: Int)
    /// A click took the focus to an item.
    case focused(Focus)
    /// A click took the focus to a field, and the cursor before the character with that index.
    case placed(Focus, Int)
    /// A key was pressed that belongs to the field with the focus.
    case keyTyped(KeyPress)
    /// Text was pasted into the field with the focus.
    case pasted(String)
    /// The choice at hand takes the value so many places on, going round at both ends.
    case valueMoved(Focus, by: Int)
    /// A whole text was entered in the place of what the field with the focus held.
    case textEntered(String)
    /// The learner wants the card saved.
    case saveChosen
    /// The card could not be saved; what was written stays in the form.
    case saveFailed(StoreError)
    /// The learner wants to leave, and is asked first where something would be lost.
    case leaveChosen
    /// The other button of the question was selected; true for the one that throws away.
    case answerSelected(confirm: Bool)
    /// The question was answered; true throws away what was written and leaves.
    case questionAnswered(confirm: Bool)
    /// The learner asked for the help.
    case helpChosen
  }

  /// The action of a key.
  package static func action(for key: KeyPress, in state: State) -> Action? {
    if state.isAskingToDiscard { return questionAction(for: key, in: state) }
    if key == KeyPress(.character("s"), .control) { return .saveChosen }
    // In a field of several lines these belong to the text, whose ends hand the arrows back.
    if state.focus.hasLines, [KeyPress(.enter), KeyPress(.up), KeyPress(.down)].contains(key) {
      return .keyTyped(key)
    }
    if let command = FormKeys.command(for: key) {
      switch command {
      case .move(let step): return .focusMoved(by: step)
      case .accept: return state.focus == .save ? .saveChosen : .focusMoved(by: 1)
      case .leave: return .leaveChosen
      case .reveal: return nil
      }
    }
    if state.focus == .save { return key.key == .character(" ") ? .saveChosen : nil }
    return .keyTyped(key)
  }

  private static func questionAction(for key: KeyPress, in state: State) -> Action? {
    QuestionKeys.command(for: key, isConfirmSelected: state.isConfirmSelected).map(action(of:))
  }

  /// The action of a command before the question.
  static func action(of command: QuestionKeys.Command) -> Action {
    switch command {
    case .answer(let confirm): .questionAnswered(confirm: confirm)
    case .select(let confirm): .answerSelected(confirm: confirm)
    }
  }
}
