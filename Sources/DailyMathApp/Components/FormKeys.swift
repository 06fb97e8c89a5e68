import DailyMathTerminal

/// What the keys that every form shares mean.
enum FormKeys {
  /// A command of a form.
  enum Command: Equatable {
    /// Take the focus that many items on, or back where negative.
    case move(Int)
    /// Go on from the item with the focus, or do what it stands for.
    case accept
    /// Show the passwords in clear, or hide them again.
    case reveal
    /// Go back to where the learner came from.
    case leave
  }

  /// The key that proposes a phrase wherever a password is chosen.
  static let proposing = KeyPress(.character("g"), .control)

  /// The command of `key`; `nil` where the key belongs to the field that has the focus.
  static func command(for key: KeyPress) -> Command? {
    switch (key.key, key.modifiers) {
    case (.tab, []), (.down, []): .move(1)
    case (.tab, .shift), (.up, []): .move(-1)
    case (.enter, []): .accept
    case (.escape, []): .leave
    case (.character("r"), .control): .reveal
    default: nil
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == Int {
  /// The case `step` further on in a form, going round at both ends.
  func moved(by step: Int) -> Self {
    let count = Self.allCases.count
    let index = ((rawValue + step) % count + count) % count
    return Self(rawValue: index) ?? self
  }
}
