/// The name of one installation of DailyMath, under which it alone writes journals.
public struct DeviceID: Hashable, Sendable, Comparable {
  /// The text, which also begins the names of the device's journal files.
  public let text: String

  /// Makes the name written `text`.
  public init(_ text: String) {
    self.text = text
  }

  /// Orders devices by their text, so that every machine agrees.
  public static func < (left: DeviceID, right: DeviceID) -> Bool {
    left.text < right.text
  }
}
