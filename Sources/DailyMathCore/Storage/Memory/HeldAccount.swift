/// An account of `AccountMemory`, with its events and how many of them have been handed out.
struct HeldAccount {
  /// Who it is.
  var account: Account
  /// The events, in the order in which they came.
  private(set) var events: [Event] = []
  /// How many of the events have been handed out; `nil` while the account is closed.
  var delivered: Int?
  /// What an append said whose writing was not confirmed.
  var unconfirmed: (payloads: [EventPayload], events: [Event])?
  private var identities: Set<EventIdentity> = []
  private var highestNumber = 0
  private var highestOrder: Int64 = 0

  /// Makes an account without events, closed.
  init(account: Account) {
    self.account = account
  }

  /// Lets the account go; the next opening hands out everything again.
  mutating func close() {
    delivered = nil
  }

  /// The events of `payloads`, checked against the limits of a line.
  func makeEvents(
    _ payloads: [EventPayload], of device: DeviceID, at moment: Moment
  ) throws(StoreError) -> [Event] {
    let events = Event.successive(
      payloads, of: device, after: (highestNumber, highestOrder), at: moment)
    for event in events { _ = try EventCoding.line(for: event) }
    return events
  }

  /// Takes an event in; one that is there already changes nothing.
  mutating func insert(_ event: Event) {
    guard identities.insert(event.position.identity).inserted else { return }
    events.append(event)
    highestOrder = max(highestOrder, event.position.order)
    // A number too high for another device's sake does no harm: numbers count up and may have gaps.
    highestNumber = max(highestNumber, event.position.identity.number)
  }

  /// Keeps the events of an append whose writing was not confirmed; their numbers are used up.
  mutating func setAside(_ payloads: [EventPayload], _ events: [Event]) {
    unconfirmed = (payloads, events)
    highestNumber = max(highestNumber, events.last?.position.identity.number ?? 0)
  }

  /// The events that have not been handed out yet, in order; they count as handed out from now on.
  mutating func deliver() -> [Event] {
    let new = events[(delivered ?? 0)...]
    delivered = events.count
    return new.sorted { $0.position < $1.position }
  }

  /// The journals that the events would stand in.
  func journals() throws(StoreError) -> [ExportedJournal] {
    var lines: [DeviceID: [UInt8]] = [:]
    for event in events {
      lines[event.position.identity.device, default: []] +=
        try EventCoding.line(for: event) + [0x0A]
    }
    return lines.map { ExportedJournal(device: $0.key, bytes: $0.value) }
  }
}
