import DailyMathCore
import DailyMathTerminal

extension QuizScreen {
  /// What can be done to the card on show in one press, other than answering it.
  package enum Tool: Equatable, Sendable, CaseIterable {
    /// Take it out of what is asked, or let it be asked again.
    case suspend
    /// Put it off until tomorrow.
    case bury
    /// Mark it to find it again, or take the mark away.
    case mark
  }

  /// What was done to a card beside answering it, and where the learner stood, so that everything is as before where it is
  /// taken back.
  package struct Deed: Equatable, Sendable {
    /// What was done.
    let kind: QuizStep.Deed
    /// The card it was done to.
    let card: CardID
    /// The question of the card.
    let prompt: String
    /// What it is called in the journal; `nil` until it is there.
    var event: EventIdentity?
    /// Where the question stood.
    let phase: Phase
    /// The option that was selected.
    let selectedOption: Int
    /// The grade that was selected.
    let selectedGrade: Grade
    /// Where the grades would have led.
    let outcomes: [Grade: GradeOutcome]
    /// What was typed.
    let field: TextField
  }

  /// An answer of this sitting that is recorded.
  struct GivenAnswer: Equatable, Sendable {
    /// What the answer is called in the journal.
    let event: EventIdentity
    /// The card that was answered.
    let card: CardID
    /// How it was given.
    let kind: AnswerKind
    /// Whether it counts as recalled.
    let isRight: Bool
    /// How often the card was forgotten by then, where that suspended it; else `nil`.
    let leechLapses: Int?
  }
}

extension QuizStep.Deed {
  /// Whether the card is not asked any more in this sitting.
  var putsAside: Bool { self == .suspended || self == .buried }
}
