/// The keys held down while another one is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit for each key, as xterm counts them.
  package let rawValue: UInt8

  /// The set with those bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift; never with a character, which has it in itself.
  package static let shift = Modifiers(rawValue: 1)
  /// Alt, Option or Meta.
  package static let alt = Modifiers(rawValue: 2)
  /// Control.
  package static let control = Modifiers(rawValue: 4)
  /// The key with the system's sign.
  package static let system = Modifiers(rawValue: 8)

  /// The set that a parameter of an escape sequence stands for, which is one more than its bits.
  ///
  /// Hyper counts as the system's key and Meta as Alt, so that neither types. The bits of the two locks, and whatever else
  /// may come, are left out.
  init(parameter: Int) {
    let bits = UInt8(truncatingIfNeeded: max(0, parameter - 1))
    self.init(rawValue: bits & 0xF)
    if bits & 16 != 0 { insert(.system) }
    if bits & 32 != 0 { insert(.alt) }
  }
}
