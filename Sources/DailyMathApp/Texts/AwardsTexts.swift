package import DailyMathCore

/// What is said about the streak, points, the level and badges.
package struct AwardsTexts: Sendable {
  /// The heading over all of them.
  package let title: String
  /// The heading over the badges.
  package let badges: String
  /// The name of each level.
  package let levels: [Level: String]
  /// The name of each badge.
  package let badgeNames: [Badge.Kind: String]
  /// What each badge is given for, as a sentence.
  package let badgeDescriptions: [Badge.Kind: String]
  /// Days in a row, 0 or more.
  package let streak: @Sendable (Int) -> String
  /// On how many of the last seven days there was work, 0 to 7.
  package let lastSeven: @Sendable (Int) -> String
  /// The longest streak there ever was.
  package let bestStreak: @Sendable (Int) -> String
  /// How many freezes are kept, 0 to 2.
  package let freezes: @Sendable (Int) -> String
  /// What a freeze is and how it is earned, as a sentence.
  package let freezeMeaning: String
  /// In how many more days with work the next freeze comes, 1 to 7, after how many are kept, 0 or more.
  package let daysToFreeze: @Sendable (_ days: Int, _ kept: Int) -> String
  /// That a freeze covered a day, from the day and today.
  package let freezeSpent: @Sendable (_ day: StudyDay, _ today: StudyDay) -> String
  /// What keeps a streak that is not met today yet, without pressing.
  package let notMetYet: String
  /// That today's work is done for the streak.
  package let metToday: String
  /// What somebody without a streak is told.
  package let streakInvitation: String
  /// So many points.
  package let points: @Sendable (Int) -> String
  /// What others owe to the learner, in points.
  package let reputation: @Sendable (Int) -> String
  /// How many points, 1 or more, are missing to the level of that name.
  package let pointsMissing: @Sendable (_ points: Int, _ level: String) -> String
  /// That there is no higher level.
  package let highestLevel: String
  /// Since when somebody studies here, from the day.
  package let since: @Sendable (StudyDay) -> String
  /// When a badge was earned, from the day and today.
  package let earned: @Sendable (_ day: StudyDay, _ today: StudyDay) -> String
  /// How far a badge is: so much of so much.
  package let progress: @Sendable (Int, Int) -> String
  /// That a badge cannot be earned yet, and why.
  package let locked: String
  /// The same in few cells.
  package let lockedBriefly: String
  /// How many of how many badges there are.
  package let badgeCount: @Sendable (_ earned: Int, _ all: Int) -> String
  /// The notice that a badge of this name was earned.
  package let badgeToast: @Sendable (String) -> String
  /// The notice that the level of this name was reached.
  package let levelToast: @Sendable (String) -> String
  /// The notice that a freeze was earned, from how many there are now.
  package let freezeToast: @Sendable (Int) -> String

  /// The name of a level.
  package func name(of level: Level) -> String { levels[level] ?? "" }

  /// The name of a badge.
  package func name(of badge: Badge.Kind) -> String { badgeNames[badge] ?? "" }

  /// What a badge is given for.
  package func description(of badge: Badge.Kind) -> String { badgeDescriptions[badge] ?? "" }

  /// The streak in one line: `Racha 12 días · 6 de los 7`.
  package func streakLine(_ streak: Streak) -> String {
    self.streak(streak.days) + " · " + lastSeven(streak.daysOfLastSeven)
  }

  /// The level and the points in one line: `Tutor · 340 puntos`.
  package func levelLine(_ awards: Awards) -> String {
    name(of: awards.level) + " · " + points(awards.points)
  }

  /// The way to the next level: `Te faltan 12 puntos para Tutor`.
  package func nextLevelLine(_ awards: Awards) -> String {
    guard let next = awards.level.next else { return highestLevel }
    return pointsMissing(next.threshold - awards.points, name(of: next))
  }

  /// The way to the next freeze: `7 días de estudio para el próximo`.
  func nextFreezeLine(_ streak: Streak) -> String {
    daysToFreeze(Streak.daysPerFreeze - streak.daysTowardsFreeze, streak.freezes)
  }

  /// How far a badge is, in few words, as seen from `today`.
  package func standing(of badge: Badge, today: StudyDay) -> String {
    switch badge.progress {
    case .earned(let day): earned(day, today)
    case .underway(let done, let all): progress(done, all)
    case .locked: locked
    }
  }
}
