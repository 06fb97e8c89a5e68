/// What a virtual terminal answers when it is asked; it always tells its kind and where its cursor is.
package struct VirtualAbilities: Hashable, Sendable {
  /// Whether it knows the kitty keyboard protocol.
  package var hasKeyboardProtocol = false
  /// The private modes it tells about; where there are none it does not answer such questions at all.
  package var toldModes: Set<Int> = []
  /// The background as it answers, such as `rgb:0000/0000/0000`; nil for no answer.
  package var background: String?
  /// Its name and version; nil for no answer.
  package var version: String?

  /// The abilities of the plainest terminal.
  package init() {}
}
