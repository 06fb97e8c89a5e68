/// The members that say what a drill is like, as they are read one by one.
///
/// A word that only a later version knows is `nil`: who needs it refuses the whole, and who does not goes on without it.
struct DrillSettingsFields {
  /// The kind of drill; `nil` before it was read.
  var mode: DrillMode?
  /// When it ends by itself; endless where nothing is said.
  var length = DrillLength.endless
  /// When what is typed counts.
  var acceptance: DrillAcceptance? = .match
  /// The level.
  var level = 1
  /// What the learner's own drill is made of.
  var custom = CustomDrill()
  /// The keypad's layout, which only preferences have.
  var keypad: KeypadLayout? = .calculator

  /// Reads the value of a member; passes over one that says something else.
  mutating func take(
    _ name: DrillName, from reader: inout JSONReader
  ) throws(JSONFault) {
    switch name {
    case .mode: mode = try reader.knownWord(DrillMode.self)
    case .seconds:
      let seconds = try reader.integer(in: 0...EventCoding.largestNumber)
      guard DrillLength.seconds.contains(seconds) else { throw .outOfRange }
      try setLength(.seconds(seconds))
    case .count: try setLength(.problems(try reader.integer(in: DrillLength.problemRange)))
    case .accept: acceptance = try reader.knownWord(DrillAcceptance.self)
    case .level: level = try reader.integer(in: DrillSettings.writtenLevels)
    case .custom: custom = try CustomDrill(from: &reader)
    case .keypad: keypad = try reader.knownWord(KeypadLayout.self)
    case .run, .seed, .repeat, .answers, .outcome: try reader.skipValue()
    }
  }

  /// What the drill is like; throws where something is missing or unknown.
  func settings() throws(JSONFault) -> DrillSettings {
    DrillSettings(
      mode: try required(mode), length: length, acceptance: try required(acceptance), level: level,
      custom: custom)
  }

  private mutating func setLength(_ length: DrillLength) throws(JSONFault) {
    guard self.length == .endless else { throw .duplicate }
    self.length = length
  }
}

extension DrillSettings {
  /// Reads an object that `write` filled; members that it does not know are passed over.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var fields = DrillSettingsFields()
    var members = try JSONMembers<DrillName>(of: &reader)
    while let name = try members.next(of: &reader) { try fields.take(name, from: &reader) }
    self = try fields.settings()
  }
}

extension AgilityPreferences {
  /// Reads an object that `write` wrote; choices that only a later version knows are as in a new account.
  init(from reader: inout JSONReader) throws(JSONFault) {
    var fields = DrillSettingsFields()
    var members = try JSONMembers<DrillName>(of: &reader)
    while let name = try members.next(of: &reader) { try fields.take(name, from: &reader) }
    self.init()
    mode = fields.mode ?? mode
    length = fields.length
    acceptance = fields.acceptance ?? acceptance
    level = fields.level
    custom = fields.custom
    keypad = fields.keypad ?? keypad
  }
}

extension CustomDrill {
  /// Reads an object that `write` wrote; operations and members that only a later version knows are passed over.
  init(from reader: inout JSONReader) throws(JSONFault) {
    self.init()
    var ranges: [AgilityOperation: Ranges]?
    var flags: Set<FlagName> = []
    try reader.beginObject()
    while let key = try reader.nextKey() {
      if key == "ranges" {
        guard ranges == nil else { throw .duplicate }
        ranges = try reader.ranges()
      } else if let name = FlagName(rawValue: key) {
        guard flags.insert(name).inserted else { throw .duplicate }
        self[name] = try reader.bool()
      } else {
        try reader.skipValue()
      }
    }
    self.ranges = try required(ranges)
  }
}

extension JSONReader {
  fileprivate mutating func ranges() throws(JSONFault) -> [AgilityOperation: CustomDrill.Ranges] {
    var ranges: [AgilityOperation: CustomDrill.Ranges] = [:]
    try beginObject()
    while let key = try nextKey() {
      guard let operation = AgilityOperation(rawValue: key) else {
        try skipValue()
        continue
      }
      guard ranges[operation] == nil else { throw .duplicate }
      try beginArray()
      ranges[operation] = CustomDrill.Ranges(first: try nextRange(), second: try nextRange())
      guard try !nextElement() else { throw .tooLong }
    }
    return ranges
  }

  /// Reads the next two elements, a smallest and a largest operand.
  private mutating func nextRange() throws(JSONFault) -> ClosedRange<Int> {
    try element()
    let lower = try integer(in: CustomDrill.limits)
    try element()
    return lower...(try integer(in: lower...CustomDrill.limits.upperBound))
  }
}
