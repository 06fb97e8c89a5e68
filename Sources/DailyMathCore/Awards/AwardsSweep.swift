/// Goes once over the days of an account, the earliest first, and gathers what they earned.
///
/// It runs after every answer. So it sorts nothing, makes no table, and goes over calendar days only where one without work
/// matters: ten years of days cost tens of microseconds.
struct AwardsSweep {
  /// The streak up to the day asked about.
  private(set) var streak = Streak()
  /// What was done is worth so many points.
  private(set) var points = 0
  /// The first day that counts; `nil` before it.
  private(set) var since: StudyDay?
  /// When the badges were earned.
  private(set) var earned = EarnedDays()
  /// How many answers moved a schedule.
  private(set) var scheduled = 0
  /// The most answers that a sitting without a wrong one has, as far as it matters: up to `Badge.perfectAnswers`.
  private(set) var flawless = 0

  private let today: StudyDay
  private let sittingUnderway: UInt32?
  private let worked: [DayTable<DayTally>.Entry]
  private let waiting: [DayTable<Int>.Entry]
  /// How many entries of `waiting` are summed up in `waitingCount`.
  private var waitingPlace = 0
  /// How many cards wait for a review at the end of the day that was looked at last.
  private var waitingCount = 0
  private var lastCounted: StudyDay?
  /// Whether a sitting was perfect that is not underway any more.
  private var hasPerfectSitting = false

  /// Goes over the days of `state` up to `today`; what is `sittingUnderway` today is not judged yet.
  init(over state: AccountState, until today: StudyDay, sittingUnderway: UInt32?) {
    self.today = today
    self.sittingUnderway = sittingUnderway
    worked = state.tallies.entries
    waiting = state.waiting.entries
    var end = worked.count
    while end > 0, worked[end - 1].day > today { end -= 1 }
    // Days that only a clock set back brought about, the latest first; hardly ever is there one.
    var outOfOrder = Self.placesOutOfOrder(in: worked, before: end)
    for place in 0..<end {
      takeWork(at: place)
      if outOfOrder.last == place {
        outOfOrder.removeLast()
      } else {
        count(worked[place].day, worked[place].value)
      }
    }
    // Today does not end a streak before it is over.
    pass(daysBefore: today)
  }

  /// The places of days that began after a later one had, in the order of the events, the latest first.
  ///
  /// A clock that was set back brings them about. Between two that began at the same place nothing is amiss.
  private static func placesOutOfOrder(
    in worked: [DayTable<DayTally>.Entry], before end: Int
  ) -> [Int] {
    var lowest = Int64.max
    var places: [Int] = []
    for place in (0..<end).reversed() {
      let order = worked[place].value.beginning
      if order > lowest { places.append(place) } else { lowest = order }
    }
    return places
  }

  /// Takes in what was done on a day, whether or not the day counts: the work was done.
  private mutating func takeWork(at place: Int) {
    scheduled += worked[place].value.scheduled
    guard !hasPerfectSitting else { return }
    let longest = worked[place].value.sittings.longestFlawless
    guard longest > 0 else { return }
    if worked[place].day == today || isAfterFlawlessDay(place) {
      judgeSittings(at: place)
    } else {
      flawless = max(flawless, min(longest, Badge.perfectAnswers))
      hasPerfectSitting = longest >= Badge.perfectAnswers
    }
  }

  private func isAfterFlawlessDay(_ place: Int) -> Bool {
    place > 0 && worked[place - 1].day.daysSince1970 + 1 == worked[place].day.daysSince1970
      && worked[place - 1].value.sittings.longestFlawless > 0
  }

  private mutating func judgeSittings(at place: Int) {
    for entry in worked[place].value.sittings.entries where entry.count.isFlawless {
      var answers = entry.count.answers
      // A sitting that runs on past the hour at which a day begins has answers of both days.
      var earlier = place
      while answers < Badge.perfectAnswers, isAfterFlawlessDay(earlier),
        let before = worked[earlier - 1].value.sittings[entry.sitting], before.isFlawless
      {
        answers += before.answers
        earlier -= 1
      }
      flawless = max(flawless, min(answers, Badge.perfectAnswers))
      let isUnderway = worked[place].day == today && entry.sitting == sittingUnderway
      if answers >= Badge.perfectAnswers, !isUnderway { hasPerfectSitting = true }
    }
  }

  /// Counts a day with work: for the streak, the points and the badges that are reached on it.
  private mutating func count(_ day: StudyDay, _ tally: DayTally) {
    pass(daysBefore: day)
    lastCounted = day
    since = since ?? day
    if tally.answers > 0 { points += PointValue.firstReviewSession.points }
    if tally.drills > 0 { points += PointValue.firstAgilitySession.points }
    streak.days += 1
    streak.daysTowardsFreeze += 1
    if streak.daysTowardsFreeze == Streak.daysPerFreeze {
      streak.daysTowardsFreeze = 0
      streak.freezes = min(streak.freezes + 1, Streak.mostFreezes)
    }
    let age = day.days(until: today)
    if age < 7 { streak.daysOfLastSeven += 1 }
    if age == 0 { streak.isMetToday = true }
    if streak.days > streak.best {
      streak.best = streak.days
      reachStreak(on: day)
    }
    reachReviews(on: day)
  }

  private mutating func reachStreak(on day: StudyDay) {
    switch streak.best {
    case Badge.weekDays: earned.weekStreak = day
    case Badge.monthDays: earned.monthStreak = day
    case Badge.hundredDays: earned.hundredDayStreak = day
    default: break
    }
  }

  private mutating func reachReviews(on day: StudyDay) {
    if earned.firstCard == nil, scheduled > 0 { earned.firstCard = day }
    if earned.hundredReviews == nil, scheduled >= Badge.hundredReviews {
      earned.hundredReviews = day
    }
    if earned.thousandReviews == nil, scheduled >= Badge.thousandReviews {
      earned.thousandReviews = day
    }
    if earned.perfectSession == nil, hasPerfectSitting { earned.perfectSession = day }
  }

  /// Passes the days without work between the last that counted and `end`, neither of them included.
  ///
  /// A day on which no review waited leaves everything as it is. Another takes a freeze, or ends the streak; after that none
  /// matters until the next day with work.
  private mutating func pass(daysBefore end: StudyDay) {
    guard let lastCounted else { return }
    var day = lastCounted.adding(days: 1)
    while day < end, streak.days > 0 {
      sumWaiting(until: day)
      if waitingCount > 0 {
        if streak.freezes > 0 {
          streak.freezes -= 1
          streak.frozenDays.append(day)
        } else {
          streak.days = 0
        }
        day = day.adding(days: 1)
      } else if waitingPlace < waiting.count {
        day = waiting[waitingPlace].day
      } else {
        return
      }
    }
  }

  private mutating func sumWaiting(until day: StudyDay) {
    while waitingPlace < waiting.count, waiting[waitingPlace].day <= day {
      waitingCount += waiting[waitingPlace].value
      waitingPlace += 1
    }
  }
}
