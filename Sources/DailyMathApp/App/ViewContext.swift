package import DailyMathCore
package import DailyMathTerminal

/// What a view needs to know beside the state of its screen.
package struct ViewContext: Sendable {
  /// The size of the window in cells.
  package let size: Size
  /// What the interface says.
  package let texts: Texts
  /// The language of the interface, for numbers.
  package let language: Language
  /// The characters the terminal can show.
  package let glyphs: Glyphs
  /// The signed-in learner's cards.
  package let library: AccountState
  /// The study day.
  package let day: StudyDay

  /// Makes a context from its parts.
  package init(
    size: Size, texts: Texts, language: Language, glyphs: Glyphs, library: AccountState,
    day: StudyDay
  ) {
    self.size = size
    self.texts = texts
    self.language = language
    self.glyphs = glyphs
    self.library = library
    self.day = day
  }
}
