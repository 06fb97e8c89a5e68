/// What is known of a card without reading what it says and what it went through: enough to plan, to count and to list.
///
/// All numbers and of one size, so that a hundred thousand of them are one block of memory that is filled in passing over a
/// snapshot once.
struct CardSummary: Hashable, Sendable {
  /// What holds of a card, and which parts of its row are written.
  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt16

    /// There is a card: it was written and not deleted since.
    static let hasCard = Flags(rawValue: 1)
    /// The card was deleted and its trash emptied after that.
    static let isPurged = Flags(rawValue: 2)
    /// The card is taken out of what is asked.
    static let isSuspended = Flags(rawValue: 4)
    /// The card is marked.
    static let isMarked = Flags(rawValue: 8)
    /// What was written makes other cards, too.
    static let hasSiblings = Flags(rawValue: 16)
    /// The card was answered as scheduled, so that it has a schedule.
    static let isScheduled = Flags(rawValue: 32)
    /// It was made due on another day than the one on which its interval ends.
    static let isMoved = Flags(rawValue: 64)
    /// Its latest answer is of another day than its last scheduled one.
    static let hasLatestDay = Flags(rawValue: 128)
    /// Its last answer was graded below 4.
    static let comesBack = Flags(rawValue: 256)
    /// It was put off.
    static let wasBuried = Flags(rawValue: 512)
    /// Its line does not follow that of the row before.
    static let isElsewhere = Flags(rawValue: 1_024)

    /// It is to be answered by typing.
    static let isTyped = Flags(rawValue: 2_048)
    /// It is to be answered by turning it over.
    static let isFlipped = Flags(rawValue: 4_096)

    /// All that there are.
    static let all = Flags(rawValue: 8_191)
  }

  /// The number that stands for no day.
  static let noDay = Int32.min

  /// Which card it is.
  var id: CardID
  /// Where its line begins in the card file, in bytes.
  var offset = 0
  /// How long the line is, without its newline.
  var length: Int32 = 0
  /// The index of its label; −1 where there is no card, or it is not in a snapshot.
  var label: Int32 = -1
  /// What holds of it.
  var flags: Flags = []
  /// The place among the new cards.
  var difficulty: Int32 = 0
  /// The order of the event that wrote the card first; 0 where there is no card.
  var created: Int64 = 0
  /// The ease in hundredths.
  var ease: Int32 = 0
  /// The interval in days.
  var interval: Int32 = 0
  /// Reviews passed in a row.
  var repetitions: Int32 = 0
  /// How often it was forgotten.
  var lapses: Int32 = 0
  /// The day of the last scheduled review.
  var lastReviewed = noDay
  /// The day on which it is due.
  var due = noDay
  /// The day of the first scheduled answer.
  var introduced = noDay
  /// How many answers moved the schedule.
  var scheduledCount: Int32 = 0
  /// How many of them were graded below 3.
  var failedCount: Int32 = 0
  /// The latest day on which there is an answer.
  var latestDay = noDay
  /// The day on which the card comes back.
  var repeatDay = noDay
  /// The order of the latest answer, where the card comes back; else 0.
  var latestOrder: Int64 = 0
  /// The day on which it was put off last.
  var buriedDay = noDay

  /// Makes the row of a card of which nothing is known.
  init(id: CardID) {
    self.id = id
  }
}

extension CardSummary {
  /// Whether there is a card.
  var hasCard: Bool { flags.contains(.hasCard) }

  /// How the card is likely to be asked: among other cards there are nearly always wrong options to be had.
  var usualKind: AnswerKind {
    flags.contains(.isTyped) ? .typed : flags.contains(.isFlipped) ? .flip : .choice
  }

  /// Whether it is a card with siblings whose last scheduled review was on that day.
  func isSibling(lastReviewedOn day: Int32) -> Bool {
    lastReviewed == day && flags.isSuperset(of: [.hasCard, .hasSiblings])
  }

  /// Whether the card is deleted and can be brought back.
  var isInTrash: Bool { !hasCard && !flags.contains(.isPurged) }

  /// Whether the card is new, and its schedule where it is not.
  var review: ReviewState {
    guard flags.contains(.isScheduled) else { return .new }
    return .scheduled(
      Schedule(
        ease: EaseFactor(hundredths: Int(ease)), interval: Interval(days: Int(interval)),
        repetitions: Int(repetitions), lapses: Int(lapses),
        lastReviewed: StudyDay(daysSince1970: Int(lastReviewed)),
        due: StudyDay(daysSince1970: Int(due))))
  }

  /// What the card asks for, day by day; `nil` where there is none.
  var standing: CardStanding? {
    guard hasCard else { return nil }
    return CardStanding(
      review: review, repeatDay: Self.day(repeatDay), isSuspended: flags.contains(.isSuspended),
      buriedDay: Self.day(buriedDay))
  }

  /// The place among the new or the scheduled cards; there has to be a card.
  var place: StudyPlace {
    let isScheduled = flags.contains(.isScheduled)
    return StudyPlace(
      id, rank: isScheduled ? due : difficulty, order: created,
      lastReviewed: isScheduled ? lastReviewed : Int32(StudyDay.range.lowerBound),
      ease: UInt16(clamping: isScheduled ? ease : Int32(EaseFactor.initial.hundredths)),
      hasSiblings: flags.contains(.hasSiblings))
  }

  /// The place among the cards that come back; `nil` where it does not.
  var returningPlace: StudyPlace? {
    guard repeatDay != Self.noDay, flags.contains(.isScheduled), hasCard,
      !flags.contains(.isSuspended)
    else { return nil }
    return StudyPlace(
      id, rank: repeatDay, order: latestOrder, lastReviewed: lastReviewed,
      ease: UInt16(clamping: ease), hasSiblings: flags.contains(.hasSiblings))
  }

  /// The answers that moved the schedule, the first included.
  var scheduled: AnswerCount {
    AnswerCount(answers: Int(scheduledCount), passed: Int(scheduledCount - failedCount))
  }

  /// A number read as a day.
  static func day(_ number: Int32) -> StudyDay? {
    number == noDay ? nil : StudyDay(daysSince1970: Int(number))
  }

  /// A day as a number.
  static func number(of day: StudyDay?) -> Int32 {
    day.map { Int32(clamping: $0.daysSince1970) } ?? noDay
  }
}
