package import DailyMathCore

/// How the program looks: what a learner can choose about it.
package struct Appearance: Equatable, Sendable {
  /// The look that was chosen.
  package var theme: ThemeChoice
  /// How much may move.
  package var motion: MotionChoice
  /// What borders and marks are drawn with.
  package var characters: CharacterChoice

  /// Makes an appearance; without arguments, the one before anybody chose.
  package init(
    theme: ThemeChoice = .automatic, motion: MotionChoice = .full,
    characters: CharacterChoice = .automatic
  ) {
    self.theme = theme
    self.motion = motion
    self.characters = characters
  }

  /// The appearance that an account's settings ask for.
  init(_ settings: Settings) {
    self.init(theme: settings.theme, motion: settings.motion, characters: settings.characters)
  }

  /// What has to be changed in `other` to give this one; nothing where they are the same.
  func change(from other: Appearance) -> SettingsChange {
    SettingsChange(
      theme: theme == other.theme ? nil : theme, motion: motion == other.motion ? nil : motion,
      characters: characters == other.characters ? nil : characters)
  }

  /// The appearance with every choice that `change` names in the place of its own.
  func applying(_ change: SettingsChange) -> Appearance {
    Appearance(
      theme: change.theme ?? theme, motion: change.motion ?? motion,
      characters: change.characters ?? characters)
  }
}
