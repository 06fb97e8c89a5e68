/// One line of a journal: what happened, when, and where it stands among all events of the account.
public struct Event: Hashable, Sendable {
  /// Which event it is and where it stands.
  public let position: EventPosition
  /// When it happened by the clock of its device, and the study day it counts for.
  public let moment: Moment
  /// What happened.
  public let payload: EventPayload

  /// Makes an event from its parts.
  public init(position: EventPosition, moment: Moment, payload: EventPayload) {
    self.position = position
    self.moment = moment
    self.payload = payload
  }
}
