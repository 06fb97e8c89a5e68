extension SecretBytes {
  /// Tells whether these bytes begin with those of `other`.
  ///
  /// It compares two texts that the same person is typing, so its time need not be constant.
  package func hasPrefix(_ other: SecretBytes) -> Bool {
    guard other.byteCount <= byteCount else { return false }
    return withBytes { own in
      other.withBytes { prefix in
        prefix.indices.allSatisfy { own[$0] == prefix[$0] }
      }
    }
  }
}
