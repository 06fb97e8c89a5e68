package import DailyMathCore
internal import DailyMathSystem

/// What a conversation needs to know beside the state of its screen.
package struct PlainContext: Sendable {
  /// What the interface says.
  package let texts: Texts
  /// The language of the interface, for numbers.
  package let language: Language
  /// The signed-in learner's cards; an empty account before signing in.
  package let library: AccountState
  /// What was earned, where that was derived already.
  private let keptAwards: Awards?
  /// The account of who is signed in; `nil` before that.
  package let account: Account?
  /// When the last event came, by which a countdown is told.
  package let stamp: Stamp
  /// Where the conversation is.
  package let place: PlainPlace

  /// The context of a program in that state.
  package init(_ state: AppState, place: PlainPlace) {
    texts = .of(state.language)
    language = state.language
    library = state.signedIn?.library ?? AccountState()
    keptAwards = state.keptAwards
    account = state.signedIn?.account
    stamp = state.stamp
    self.place = place
  }

  /// The study day.
  package var day: StudyDay { stamp.day }

  /// What the learner has earned up to that day.
  var awards: Awards { keptAwards ?? Awards(of: library, on: day) }

  /// When a card comes, in words that are read aloud well.
  func words(for row: CardRow) -> String {
    let text = texts.today.text(for: row.due(in: library, on: day), on: day)
    return text.parts(between: " · ").joined(separator: ", ")
  }

  /// A number as the language writes it.
  func number(_ value: Int) -> String { language.number(value) }
}
