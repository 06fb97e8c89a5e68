import DailyMathCore

/// The rules of awards, day by day as they are told, for comparison with the sweep.
struct PlainAwards {
  private(set) var points = 0
  private(set) var since: StudyDay?
  private(set) var earned: [Badge.Kind: StudyDay] = [:]
  private(set) var scheduled = 0

  private var days = 0
  private var best = 0
  private var freezes = 0
  private var sinceFreeze = 0
  private(set) var frozenDays: [StudyDay] = []
  private(set) var lastSeven = 0
  private(set) var isMetToday = false

  /// Days in a row, the longest, the last seven, freezes, progress towards a freeze.
  var figures: [Int] { [days, best, lastSeven, freezes, sinceFreeze] }

  init(of log: PlainReading, from first: StudyDay, on today: StudyDay) {
    var starts: [StudyDay: Int64] = [:]
    for (day, order) in log.answers.map({ ($0.day, $0.order) })
      + log.drills.map({ ($0.day, $0.order) }) where day <= today
    {
      starts[day] = min(starts[day] ?? order, order)
    }
    var day = first
    while day <= today {
      let answers = log.answers(on: day)
      scheduled += answers.count { $0.review.round == .scheduled }
      let start = starts[day]
      let counts = start.map { start in !starts.contains { $0.key > day && $0.value < start } }
      if counts ?? false {
        count(day, of: log, today: today)
      } else if day < today, days > 0, log.waiting(after: day) > 0 {
        miss(day)
      }
      if day < today, earned[.masteredDeck] == nil,
        log.decks(after: day).values.contains(where: { $0[0] >= 10 && $0[0] == $0[1] })
      {
        earned[.masteredDeck] = day
      }
      day = day.adding(days: 1)
    }
  }

  private mutating func count(_ day: StudyDay, of log: PlainReading, today: StudyDay) {
    since = since ?? day
    days += 1
    if !log.answers(on: day).isEmpty { points += 3 }
    if !log.drills(on: day).isEmpty { points += 3 }
    best = max(best, days)
    sinceFreeze += 1
    if sinceFreeze == 7 {
      sinceFreeze = 0
      if freezes < 2 { freezes += 1 }
    }
    if day.days(until: today) <= 6 { lastSeven += 1 }
    if day == today { isMetToday = true }
    earn(.firstCard, on: day, if: scheduled >= 1)
    earn(.hundredReviews, on: day, if: scheduled >= 100)
    earn(.weekStreak, on: day, if: days >= 7)
    earn(.monthStreak, on: day, if: days >= 30)
    earn(.perfectSession, on: day, if: Self.hasPerfectSession(in: log, until: day))
  }

  private mutating func earn(_ kind: Badge.Kind, on day: StudyDay, if isReached: Bool) {
    if isReached, earned[kind] == nil { earned[kind] = day }
  }

  private mutating func miss(_ day: StudyDay) {
    if freezes > 0 {
      freezes -= 1
      frozenDays.append(day)
    } else {
      days = 0
    }
  }

  private static func hasPerfectSession(in log: PlainReading, until last: StudyDay) -> Bool {
    let answers = log.answers.filter { $0.review.round != .cram && $0.day <= last }
    for sitting in Dictionary(grouping: answers, by: \.review.session).values {
      let days = Dictionary(grouping: sitting, by: \.day)
      for day in days.keys {
        var count = 0
        var part = day
        while let answers = days[part], answers.allSatisfy({ $0.review.grade.rawValue >= 3 }) {
          count += answers.count
          part = part.adding(days: -1)
        }
        if count >= 20 { return true }
      }
    }
    return false
  }
}
