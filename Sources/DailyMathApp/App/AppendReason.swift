/// Why events are appended, so that the outcome finds the screen that waits for it.
package enum AppendReason: Equatable, Sendable {
  /// An answer in the quiz.
  case answer
  /// Taking an answer back in the quiz.
  case takeBack
  /// Saving a card in the editor.
  case saveCard
  /// Deleting a card in the list.
  case deleteCard
  /// A setting changed.
  case settings
  /// The profile screen changed the profile or a setting.
  case profile
}
