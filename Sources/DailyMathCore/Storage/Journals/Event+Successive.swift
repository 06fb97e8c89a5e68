extension Event {
  /// The events of `payloads`, which happen at `moment` on `device`, numbered and ordered after those given.
  static func successive(
    _ payloads: [EventPayload], of device: DeviceID, after last: (number: Int, order: Int64),
    at moment: Moment
  ) -> [Event] {
    var order = max(last.order, min(moment.instant.milliseconds, highest) - 1)
    var number = last.number
    return payloads.map { payload in
      number += 1
      // An order at the very end of the range, which only a broken clock can have written, is shared.
      order = min(order + 1, highest)
      return Event(
        position: EventPosition(
          order: order, identity: EventIdentity(device: device, number: number)),
        moment: moment, payload: payload)
    }
  }
}

private let highest = Int64(EventCoding.largestNumber)
