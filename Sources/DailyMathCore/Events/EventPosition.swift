/// Where an event stands among all events of an account: the one order in which every machine replays them.
public struct EventPosition: Hashable, Sendable, Comparable {
  /// The larger of the wall clock's milliseconds and the highest order seen so far plus one.
  ///
  /// An event thereby follows everything its writer knew of, whatever the clock did.
  public let order: Int64
  /// Which event it is; decides between equal orders.
  public let identity: EventIdentity

  /// Makes a position from its parts.
  public init(order: Int64, identity: EventIdentity) {
    self.order = order
    self.identity = identity
  }

  /// Tells whether `left` is replayed before `right`: by order, then device, then number.
  public static func < (left: EventPosition, right: EventPosition) -> Bool {
    if left.order != right.order { return left.order < right.order }
    if left.identity.device != right.identity.device {
      return left.identity.device < right.identity.device
    }
    return left.identity.number < right.identity.number
  }
}
