/// Taking steps in and back, and what that changes in how an account's days count the card.
extension CardHistory {
  /// Takes in `step` at its place.
  mutating func insert(_ step: Step) -> Change {
    let isFirstThatDay = step.review.map { !hasAnswer(on: $0.day) } ?? false
    let introducedBefore = introduced
    let before = counted
    var index = steps.count
    while index > 0, step.position < steps[index - 1].position { index -= 1 }
    let isLast = index == steps.count
    // After a clock was set back, the step takes the place of what later days have.
    let isSetBack = step.day.map { $0 < countedDay ?? $0 } ?? false
    let goesOn = isLast && !isSetBack
    let undone = goesOn ? [] : passages
    if isLast {
      append(step)
    } else {
      insert(step, at: index)
    }
    let after = counted
    return Change(
      step: step, hadCard: before.content != nil, hasCard: after.content != nil,
      introducedBefore: introducedBefore, introducedAfter: introduced,
      isOnlyAnswerOfItsDay: isFirstThatDay, undone: undone, made: goesOn ? [] : passages,
      last: goesOn ? step.day.map { CardPassage(before: before, after: after, day: $0) } : nil)
  }

  /// Takes back the step of `identity`; returns `nil` where there is none.
  mutating func remove(_ identity: EventIdentity) -> Change? {
    guard let index = steps.lastIndex(where: { $0.position.identity == identity }) else {
      return nil
    }
    let hadCard = hasCard
    let introducedBefore = introduced
    let undone = passages
    let step = removeStep(at: index)
    return Change(
      step: step, hadCard: hadCard, hasCard: hasCard, introducedBefore: introducedBefore,
      introducedAfter: introduced,
      isOnlyAnswerOfItsDay: step.review.map { !hasAnswer(on: $0.day) } ?? false,
      undone: undone, made: passages, last: nil)
  }

  /// How the card stands now, as far as an account's days count it.
  private var counted: CardPassage.Standing {
    let content = packedContent
    return CardPassage.Standing(
      content: content, isMature: content != nil && CardStage(of: review) == .mature,
      waitsFrom: content == nil || isSuspended ? nil : review.schedule?.due)
  }

  /// What each step changed in how the card stands, in their order and that of their days; folds them once more.
  ///
  /// From its day on a step takes the place of those before it that have a later day, because a clock was set back.
  private var passages: [CardPassage] {
    var history = CardHistory(id: id)
    let nothing = history.counted
    var passages: [CardPassage] = []
    for step in steps {
      history.append(step)
      guard let day = step.day else { continue }
      while let last = passages.last, day < last.day { passages.removeLast() }
      let before = passages.last?.after ?? nothing
      passages.append(CardPassage(before: before, after: history.counted, day: day))
    }
    return passages
  }
}
