package import DailyMathCore
import DailyMathTerminal

extension CardEditorScreen.State {
  /// The card as it is written now; what its type has no field for is not in it, but stays in the form.
  package var content: CardContent {
    var content = original
    let isCloze = type == .cloze
    content.form = type.firstForm
    content.prompt = prompt.text.trimmed
    content.answer = isCloze ? "" : answer.text.trimmed
    content.distractors = isCloze ? [] : writtenDistractors.map { distractors[$0].text.trimmed }
    content.alternatives = isCloze ? [] : writtenAlternatives
    content.answerKind = kind
    content.category = category.category
    content.deck = deck.value.text
    content.tags =
      tags.text == openedTags.text ? original.tags : CardContent.tags(in: tags.text)
    content.note = note.text.trimmed
    return content
  }

  /// The wrong options that were written, by their fields counted from 0; the others may stay empty.
  private var writtenDistractors: [Int] {
    distractors.indices.filter { !distractors[$0].text.trimmed.isEmpty }
  }

  /// What was there from elsewhere may have a semicolon in it, and stays as it is until it is changed here.
  private var writtenAlternatives: [String] {
    alternatives.text == openedAlternatives.text
      ? original.alternatives : CardEditorScreen.answers(in: alternatives.text)
  }

  /// Everything that keeps the card from being saved, each at the field of the form that it concerns.
  package var openProblems: [CardProblem] {
    content.problems.map { problem in
      switch problem {
      case .sameMeaning(let field, let other):
        .sameMeaning(inForm(field), as: inForm(other))
      case .empty(let field): .empty(inForm(field))
      case .tooLong(let field): .tooLong(inForm(field))
      case .tooMany, .cloze: problem
      }
    }
  }

  /// The field of the form that a field of the card is written in: empty options are not in the card.
  private func inForm(_ field: CardField) -> CardField {
    guard case .distractor(let index) = field, writtenDistractors.indices.contains(index) else {
      return field
    }
    return .distractor(writtenDistractors[index])
  }

  /// The forms of the cards that come of what is written now.
  package var forms: [CardForm] { content.siblings }
}
