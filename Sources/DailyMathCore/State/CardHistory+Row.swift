extension CardHistory {
  /// What is known of the card without its text and its steps.
  var row: CardSummary {
    var row = CardSummary(id: id)
    if isPurged { row.flags.insert(.isPurged) }
    if isSuspended { row.flags.insert(.isSuspended) }
    if isMarked { row.flags.insert(.isMarked) }
    if let content = packedContent, let created {
      row.flags.insert(.hasCard)
      if content.form.hasSiblings { row.flags.insert(.hasSiblings) }
      switch content.answerKind {
      case .typed: row.flags.insert(.isTyped)
      case .flip: row.flags.insert(.isFlipped)
      case .choice, nil: break
      }
      row.difficulty = Int32(clamping: content.difficulty)
      row.created = created.order
    }
    if let schedule = review.schedule {
      row.flags.insert(.isScheduled)
      row.ease = Int32(clamping: schedule.ease.hundredths)
      row.interval = Int32(clamping: schedule.interval.days)
      row.repetitions = Int32(clamping: schedule.repetitions)
      row.lapses = Int32(clamping: schedule.lapses)
      row.lastReviewed = CardSummary.number(of: schedule.lastReviewed)
      row.due = CardSummary.number(of: schedule.due)
      let end = schedule.lastReviewed.adding(days: schedule.interval.days)
      if schedule.due != end { row.flags.insert(.isMoved) }
    }
    row.introduced = CardSummary.number(of: introduced)
    row.scheduledCount = scheduledCount
    row.failedCount = failedCount
    row.latestDay = CardSummary.number(of: latestDay)
    if row.latestDay != row.lastReviewed { row.flags.insert(.hasLatestDay) }
    if let repeatDay {
      row.flags.insert(.comesBack)
      row.repeatDay = CardSummary.number(of: repeatDay)
      row.latestOrder = steps.last { $0.review != nil }?.position.order ?? 0
    }
    row.buriedDay = CardSummary.number(of: buriedDay)
    if buriedDay != nil { row.flags.insert(.wasBuried) }
    return row
  }

  /// What the card that results adds to an account's index; `nil` where there is none.
  var entry: StudyIndex.Entry? { hasCard ? CardGlance(of: self).entry : nil }
}
