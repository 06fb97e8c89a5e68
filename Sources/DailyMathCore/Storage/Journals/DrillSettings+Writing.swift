extension DrillSettings {
  /// The levels that a journal can name.
  static let writtenLevels = 1...9_999

  /// Writes the members that say what the drill is like into the object that is open.
  ///
  /// `"mode":"custom","count":10,"accept":"enter","level":3,"custom":{…}`. The length is `seconds` or `count`, and neither
  /// where the drill is endless. What is as nearly always is left out: an `accept` that is `match`, a `level` of 1, and
  /// `custom` where the mode is another and nothing else than usual was chosen.
  func write(to writer: inout JSONWriter) {
    writer.member("mode", mode.rawValue)
    switch length {
    case .seconds(let seconds): writer.member("seconds", seconds)
    case .problems(let count): writer.member("count", count)
    case .endless: break
    }
    if acceptance != .match { writer.member("accept", acceptance.rawValue) }
    if level != 1 { writer.member("level", level) }
    if mode == .custom || custom != CustomDrill() {
      writer.key("custom")
      custom.write(to: &writer)
    }
  }
}

extension AgilityPreferences {
  /// Writes the preferences as an object: the members of `DrillSettings.write`, then `keypad` where it is not `calculator`.
  ///
  /// They are always written together, and those that are left out have their usual values: one event says all of them.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    drill.write(to: &writer)
    if keypad != .calculator { writer.member("keypad", keypad.rawValue) }
    writer.endObject()
  }

  /// All but the keypad, whatever the mode makes of it.
  var drill: DrillSettings {
    DrillSettings(
      mode: mode, length: length, acceptance: acceptance, level: level, custom: custom)
  }
}

extension CustomDrill {
  /// What the members are called that are there, as `true`, where they hold.
  enum FlagName: String, CaseIterable {
    case negatives
    case decimals
    case fractions
    case powersOfTen
    case blanks
    case skipsTrivial
  }

  /// Whether what the member of that name says holds.
  subscript(name: FlagName) -> Bool {
    get {
      switch name {
      case .negatives: hasNegatives
      case .decimals: hasDecimals
      case .fractions: hasFractions
      case .powersOfTen: hasPowersOfTen
      case .blanks: hasBlanks
      case .skipsTrivial: skipsTrivial
      }
    }
    set {
      switch name {
      case .negatives: hasNegatives = newValue
      case .decimals: hasDecimals = newValue
      case .fractions: hasFractions = newValue
      case .powersOfTen: hasPowersOfTen = newValue
      case .blanks: hasBlanks = newValue
      case .skipsTrivial: skipsTrivial = newValue
      }
    }
  }

  /// Writes the choice as an object.
  ///
  /// `{"ranges":{"+":[2,100,2,100],"*":[2,12,2,12]},"negatives":true}`: of each operation that is asked the smallest and the
  /// largest number of the first operand, then those of the second; and whatever else there is.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("ranges")
    writer.beginObject()
    for operation in AgilityOperation.allCases {
      guard let ranges = ranges[operation] else { continue }
      writer.key(operation.rawValue)
      writer.beginArray()
      for range in [ranges.first, ranges.second] {
        writer.integer(range.lowerBound)
        writer.integer(range.upperBound)
      }
      writer.endArray()
    }
    writer.endObject()
    for name in FlagName.allCases where self[name] { writer.member(name.rawValue, true) }
    writer.endObject()
  }
}
