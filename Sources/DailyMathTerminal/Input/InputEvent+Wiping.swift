extension [InputEvent] {
  /// Puts events that say nothing in the place of all: keys may be a password's, and memory that is given back keeps what
  /// stood in it.
  package mutating func wipe() {
    for index in indices { self[index] = .focus(isGained: false) }
  }
}
