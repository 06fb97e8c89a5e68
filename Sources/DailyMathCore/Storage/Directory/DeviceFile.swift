/// The text of `local/device`: under which name this machine writes, and which machine that was.
enum DeviceFile {
  /// The largest file that is read, in bytes.
  static let largestFile = 4 << 10
  /// How many random characters of five bits a name has.
  static let nameLength = 12

  /// The file as JSON.
  static func encoded(device: DeviceID, machine: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("device", device.text)
    writer.member("machine", machine)
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  /// The device named in `bytes`; `nil` where they were written on another machine or are damaged.
  static func device(from bytes: [UInt8], machine: String) -> DeviceID? {
    guard let names = try? read(bytes), names.machine == machine else { return nil }
    let device = DeviceID(names.device)
    let name = JournalName(JournalName(device: device, sequence: 1).text)
    return name?.device == device && name?.isConflictCopy == false ? device : nil
  }

  private static func read(
    _ bytes: [UInt8]
  ) throws(JSONFault) -> (device: String, machine: String) {
    var device: String?
    var machine: String?
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "device": device = try reader.text(limit: 64)
      case "machine": machine = try reader.text(limit: 1_024)
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    return (try required(device), try required(machine))
  }
}
