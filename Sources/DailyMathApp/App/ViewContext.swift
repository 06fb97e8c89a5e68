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
  /// The characters the interface is drawn with.
  package let glyphs: Glyphs
  /// The signed-in learner's cards.
  package let library: AccountState
  /// What was earned, where that was derived already.
  private let keptAwards: Awards?
  /// The account of who is signed in; `nil` before that.
  package let account: Account?
  /// When the last event came, by which a countdown is told.
  package let stamp: Stamp
  /// How the program looks; its characters are those of `glyphs` already.
  package let appearance: Appearance
  /// Whether the terminal shows nothing but ASCII, so that formulas have to be spelled.
  ///
  /// Borders of ASCII alone do not say so: they are also what a terminal with other widths gets, or what was chosen.
  package let showsOnlyASCII: Bool

  /// The study day.
  package var day: StudyDay { stamp.day }

  /// What the learner has earned up to that day.
  package var awards: Awards { keptAwards ?? Awards(of: library, on: day) }

  /// Makes a context from its parts.
  package init(
    size: Size, texts: Texts, language: Language, glyphs: Glyphs, library: AccountState,
    awards: Awards? = nil, account: Account? = nil, stamp: Stamp,
    appearance: Appearance = Appearance(), showsOnlyASCII: Bool = false
  ) {
    self.size = size
    self.texts = texts
    self.language = language
    self.glyphs = glyphs
    self.library = library
    keptAwards = awards
    self.account = account
    self.stamp = stamp
    self.appearance = appearance
    self.showsOnlyASCII = showsOnlyASCII
  }

  /// Makes the context of a state, on a terminal that shows `glyphs`.
  package init(of state: AppState, glyphs: Glyphs) {
    self.init(
      size: state.size, texts: .of(state.language), language: state.language,
      // Glyphs that are ASCII already also know how wide the terminal draws what stands in texts.
      glyphs: state.appearance.characters == .ascii && !glyphs.isASCII ? .ascii : glyphs,
      library: state.signedIn?.library ?? AccountState(),
      awards: state.keptAwards, account: state.signedIn?.account, stamp: state.stamp,
      appearance: state.appearance, showsOnlyASCII: glyphs == .ascii)
  }
}
