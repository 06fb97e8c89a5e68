/// Keys that belong together, under a heading of their own.
package struct HelpKeys: Hashable, Sendable {
  /// A key and what it does.
  package struct Entry: Hashable, Sendable {
    /// The key, as it is written on keyboards.
    package let key: String
    /// What it does.
    package let meaning: String

    /// The entry of a key.
    package init(_ key: String, _ meaning: String) {
      self.key = key
      self.meaning = meaning
    }
  }

  /// The heading.
  package let title: String
  /// The keys, in the order they are read.
  package let entries: [Entry]

  /// Keys under a heading.
  package init(_ title: String, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
  }
}
