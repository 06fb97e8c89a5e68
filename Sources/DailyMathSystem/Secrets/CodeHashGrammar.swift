/// The only texts that are accepted as the stored hash of a code.
enum CodeHashGrammar {
  #if canImport(Darwin)
    /// As a password's hash, under a tag of its own: `$pbkdf2-sha256-code$i=600000$` and so on.
    static func accepts(_ stored: String) -> Bool {
      let prefix = "$pbkdf2-sha256-code$"
      guard stored.utf8.starts(with: prefix.utf8) else { return false }
      return PasswordHashGrammar.accepts("$pbkdf2-sha256$" + stored.dropFirst(prefix.count))
    }
  #else
    /// yescrypt at its lowest cost: `$y$j75$`, 22 digits of salt, `$`, 43 digits of hash; 73 bytes.
    static func accepts(_ stored: String) -> Bool {
      let prefix = "$y$j75$"
      guard stored.utf8.starts(with: prefix.utf8) else { return false }
      return PasswordHashGrammar.accepts("$y$jBT$" + stored.dropFirst(prefix.count))
    }
  #endif
}
