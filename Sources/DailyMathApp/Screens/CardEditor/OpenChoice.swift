package import DailyMathTerminal

/// Something that a learner chooses among what exists, or names anew.
package protocol NamedByLearner: Equatable, Sendable {
  /// What a learner means who writes `name`, where these exist already.
  static func named(_ name: String, among known: [Self]) -> Self
}

/// One of those that exist, or a name that the learner writes.
package struct OpenChoice<Value: NamedByLearner>: Equatable, Sendable {
  /// Those to go through with the arrows.
  package private(set) var known: [Value]
  /// Which of them is chosen; `nil` while a name of the learner's own is written.
  package private(set) var index: Int?
  /// The learner's own name.
  package private(set) var own: TextField

  /// Makes the choice among `known` with `value` chosen, which is taken among them where it is not.
  ///
  /// - Parameter byteLimit: the longest name, in bytes of UTF-8.
  package init(_ value: Value, among known: [Value], byteLimit: Int = 1_024) {
    self.known = known.contains(value) ? known : known + [value]
    index = self.known.firstIndex(of: value)
    own = TextField(byteLimit: byteLimit)
  }

  /// What is chosen as it stands.
  package var value: Value {
    if let index { return known[index] }
    return .named(own.text.trimmed, among: known)
  }

  /// Lets a key act, and returns whether anything changed.
  ///
  /// The arrows go through those that exist, among which a name that was written stays; a letter begins a name.
  package mutating func handle(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.left, []): step(by: -1)
    case (.right, []): step(by: 1)
    case (.backspace, []) where index != nil: beginName()
    default:
      guard key.typedCharacter != nil || index == nil else { return false }
      if index != nil { beginName() }
      return own.handle(key)
    }
    return true
  }

  /// Begins a name with what was pasted; returns whether something was cut off.
  package mutating func insert(pasted text: String) -> Bool {
    if index != nil { beginName() }
    return own.insert(pasted: text)
  }

  private mutating func beginName() {
    index = nil
    own.clear()
  }

  private mutating func step(by step: Int) {
    if index == nil { keepName() }
    guard let current = index else {
      index = step > 0 ? 0 : known.count - 1
      return
    }
    index = (current + step + known.count) % known.count
  }

  /// Takes the name that was written among those to go through, so that the arrows lead back to it.
  private mutating func keepName() {
    guard !own.text.trimmed.isEmpty else { return }
    let written = value
    if !known.contains(written) { known.append(written) }
    index = known.firstIndex(of: written)
  }
}
