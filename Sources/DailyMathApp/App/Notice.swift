package import DailyMathCore

/// A line at the foot of the screen for what is neither an error of a field nor a question.
package enum Notice: Equatable, Sendable {
  /// A card was saved.
  case cardSaved
  /// So many cards, 2 or more, were saved that are made of one text.
  case cardsSaved(Int)
  /// A card was deleted.
  case cardDeleted
  /// Something could not be saved, and what to do about it.
  case notSaved(StoreError)
  /// Parts of the journals could not be read and were kept aside.
  case damaged(lines: Int)
  /// Others could read the data folder, and now cannot.
  case folderTightened
  /// The account has no recovery codes: none were ever made, or all were used.
  case noRecoveryCodes
  /// What was pasted did not fit and was cut.
  case pasteCut
  /// The answer to the card with this question was taken back.
  case tookBack(prompt: String)
  /// There is nothing that could be taken back.
  case nothingToTakeBack
  /// Something was done to a card in the quiz other than answering it.
  case tool(QuizStep.Deed, prompt: String, dropsAnswer: Bool)
  /// That was taken back of the card with this question.
  case toolTakenBack(QuizStep.Deed, prompt: String)
  /// The card on show can be answered in this way only.
  case onlyKind(AnswerKind)
  /// Nothing was written yet that could be an answer.
  case answerMissing
  /// What was written cannot be read as the number that is asked for.
  case answerUnreadable
  /// An answer has come to its longest.
  case answerLongest
  /// The answer before all sittings at hand was taken back; the card is gone where there is no question.
  case tookBackEarlier(prompt: String?)
  /// There is no answer at all that could be taken back.
  case nothingEarlierToTakeBack
  /// The card with this question was taken out of the trash again.
  case broughtBack(prompt: String?)
  /// The help with what has piled up was chosen last, and no key but its own changes it.
  case backlogChosenLast
  /// No cards have piled up.
  case nothingPiledUp
  /// The answer took over twice as long as usual, so that the grade Hard is suggested; both times in milliseconds.
  case slowerThanUsual(_ taken: Int, usual: Int)
  /// The answer came faster than usual, so that the grade Easy is suggested; both times in milliseconds.
  case fasterThanUsual(_ taken: Int, usual: Int)
  /// The card on show was deleted in another window, and the next one took its place.
  case cardGone
  /// The card on show was answered in another window, and what is asked now took its place.
  case answeredElsewhere
  /// The name or the university was changed.
  case profileSaved
  /// Another address holds.
  case emailChanged
  /// Another password holds.
  case passwordChanged
  /// Everything of the account stands in the file with this path.
  case exported(path: String)
  /// The account is gone, as the learner wanted.
  case accountDeleted
  /// The account was deleted in another window, and with it what was in hand, if anything was.
  case accountGone(loses: LostWork?)
  /// It is time to study, and so many cards wait.
  case reminder(cards: Int)
  /// Something was earned with the last answer.
  case awarded(AwardsNews)
  /// The mouse is listened to again.
  case mouseOn
  /// The mouse is left to the terminal, so that text can be selected.
  case mouseOff

  /// The browser tells of something.
  case browser(BrowserNotice)

  /// What was in hand when the account was deleted in another window, and cannot be saved any more.
  package enum LostWork: Equatable, Sendable {
    /// An answer that was given.
    case answer
    /// Text that was typed.
    case text
  }

  /// Whether it tells of something earned, which typing that goes on does not take away at once.
  var tellsOfAward: Bool {
    if case .awarded = self { true } else { false }
  }

  /// Whether it tells of a loss that nobody expects, so that it stands until it can have been read.
  var tellsOfLoss: Bool {
    if case .accountGone = self { true } else { false }
  }
}
