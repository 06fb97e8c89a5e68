/// The answers of a sitting that stand, as the journal of the device has them.
public struct SittingRecord: Hashable, Sendable {
  /// An answer of the sitting.
  public struct Answer: Hashable, Sendable {
    /// What the answer is called in the journal.
    public let event: EventIdentity
    /// The study day it counts for.
    public let day: StudyDay
    /// What was answered, and how.
    public let review: Review

    /// Makes an answer from its parts.
    public init(event: EventIdentity, day: StudyDay, review: Review) {
      self.event = event
      self.day = day
      self.review = review
    }
  }

  /// The text that all answers of the sitting share in the journal.
  public let id: String
  /// The answers that stand, oldest first; at least one.
  public let answers: [Answer]

  /// Makes a record from its parts; `nil` without answers.
  public init?(id: String, answers: [Answer]) {
    guard !answers.isEmpty else { return nil }
    self.id = id
    self.answers = answers
  }

  /// The sitting of the last answer that stands among `events` of `device`; `nil` where there is none.
  public init?(last events: some Sequence<Event>, of device: DeviceID) {
    let own = events.filter { $0.position.identity.device == device }
      .sorted { $0.position < $1.position }
    var undone: Set<EventIdentity> = []
    for case .undo(let identity, _) in own.map(\.payload) { undone.insert(identity) }
    let answers = own.compactMap { event -> Answer? in
      guard case .review(let review) = event.payload, !undone.contains(event.position.identity)
      else { return nil }
      return Answer(event: event.position.identity, day: event.moment.day, review: review)
    }
    guard let id = answers.last?.review.session else { return nil }
    self.init(id: id, answers: answers.filter { $0.review.session == id })
  }
}
