/// Which event this is: the device that wrote it and its number there, counting from 1 across all files of the device.
public struct EventIdentity: Hashable, Sendable {
  /// The device that wrote the event.
  public let device: DeviceID
  /// The number on that device.
  public let number: Int

  /// Makes the identity of the event `number` of `device`.
  public init(device: DeviceID, number: Int) {
    self.device = device
    self.number = number
  }
}
