@testable import DailyMathCore

/// A learner with some weak facts, on which they are slow and often wrong, until enough right answers have cured them.
struct DrillingLearner {
  /// For each weak fact, how many right answers it still takes until it is as good as any other.
  private(set) var rightToCure: [AgilityFact: Int]
  /// Whether right answers cure.
  var learns = true
  private var generator: SplitMix64

  /// Out of a hundred answers to strong facts so many are wrong.
  private static let wrongWhenStrong = 2
  /// Out of a hundred answers to weak facts so many are wrong.
  private static let wrongWhenWeak = 45

  /// Makes a learner whose weak facts are cured by so many right answers each.
  init(weak: [AgilityFact], rightToCure count: Int, seed: UInt64) {
    rightToCure = Dictionary(uniqueKeysWithValues: weak.map { ($0, count) })
    generator = SplitMix64(seed: seed)
  }

  /// Whether the fact is weak now.
  func isWeak(_ fact: AgilityFact) -> Bool { rightToCure[fact, default: 0] > 0 }

  /// Answers the problem at hand of a drill that is judged with Enter, and lets the time pass that it takes.
  mutating func answer(_ session: inout DrillSession, clock now: inout Int64) {
    let fact = session.problem.fact
    let answer = session.problem.answer.value.numerator
    let isWeak = isWeak(fact)
    // Half a second, and half a second more for each digit, a fifth more or less; weak ones take two and a half times as long.
    let usual = 500 + 500 * session.problem.answerDigits
    let time = usual * (80 + generator.next(below: 41)) / 100
    now += Int64(isWeak ? time * 5 / 2 : time)
    let isWrong =
      generator.next(below: 100) < (isWeak ? Self.wrongWhenWeak : Self.wrongWhenStrong)
    if isWrong {
      session.take(line: "\(answer + 1)", at: now)
      now += 1_000
    } else if isWeak, learns {
      rightToCure[fact, default: 1] -= 1
    }
    session.take(line: "\(answer)", at: now)
  }
}

/// Whole drills of a simulated learner, and the record they leave.
struct DrillingHistory {
  /// What is known of the learner.
  private(set) var record = AgilityRecord()
  /// How often each fact was asked.
  private(set) var counts: [AgilityFact: Int] = [:]

  /// Takes in what was answered on a day, as the fold of the journals does it.
  mutating func take(_ answers: [DrillAnswer], on day: StudyDay) {
    for answer in answers {
      let fact = answer.problem.fact
      counts[fact, default: 0] += 1
      var memory = record.facts[fact] ?? FactMemory()
      memory.answers += 1
      if answer.isRight {
        memory.right += 1
        memory.latestMilliseconds = Array(
          (memory.latestMilliseconds + [answer.milliseconds]).suffix(FactMemory.latestCount))
        var times = record.times[answer.problem.answerDigits] ?? AnswerTimes()
        times.insert(answer.milliseconds)
        record.times[answer.problem.answerDigits] = times
      }
      if memory.schedule.map({ $0.lastReviewed < day }) ?? true {
        memory.schedule = SM2Scheduler.schedule(
          after: answer.grade, in: memory.schedule.map { .scheduled($0) } ?? .new, on: day)
      }
      record.facts[fact] = memory
    }
  }

  /// Makes the history of two-minute classic drills, one on each of so many days up to the day before `day`.
  init(of learner: inout DrillingLearner, days: Int, before day: StudyDay, seed: UInt64) {
    for past in stride(from: days, to: 0, by: -1) {
      let today = day.adding(days: -past)
      var now: Int64 = 0
      var session = DrillSession(
        DrillSettings(mode: .classic, acceptance: .enter), seed: seed &* 1_000 &+ UInt64(past),
        run: "past", record: record, day: today, at: now)
      while session.phase != .over { learner.answer(&session, clock: &now) }
      take(session.answers, on: today)
    }
  }

  /// The history of who never drilled.
  init() {}
}
