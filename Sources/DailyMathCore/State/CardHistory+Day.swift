extension CardHistory {
  /// What was done with the card on `day`, as far as limits count it: whether it was introduced, and how often reviewed.
  func done(on day: StudyDay) -> (introduced: Int, reviewed: Int) {
    let introductions = introduced == day ? 1 : 0
    guard hasAnswer(on: day) else { return (introductions, 0) }
    let answers = reviews.count { $0.round == .scheduled && $0.day == day }
    return (introductions, max(0, answers - introductions))
  }
}
