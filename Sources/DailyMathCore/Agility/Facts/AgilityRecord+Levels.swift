extension AgilityRecord {
  /// The highest level that was passed; 0 where none was.
  public var passedLevel: Int {
    runs.reduce(0) { $1.passesLevel ? max($0, $1.settings.level) : $0 }
  }
}
