extension AttemptCounter {
  /// The counter in the file of `directory`.
  ///
  /// Where the file cannot be replaced, as on a full disk, `begin` throws: an attempt that is not on the disk is none that
  /// was counted. A sign-in that is remembered needs no attempt and works all the same.
  static func live(_ directory: DataDirectory) -> AttemptCounter {
    let file = LocalFile<AttemptRecord>(directory: directory, path: directory.attemptsFile)
    return AttemptCounter(
      begin: { (key, instant) throws(StoreError) in
        try file.change { (record) throws(StoreError) in record.begin(key, at: instant) }
      },
      wait: { (key, instant) throws(StoreError) in
        var record = try file.read()
        if record.isAhead(key, of: instant) {
          record = try file.change { (record) throws(StoreError) in
            record.follow(key, clock: instant)
            return record
          }
        }
        return record.wait(key, at: instant)
      },
      succeed: { (key) throws(StoreError) in
        try file.change { (record) throws(StoreError) in record.succeed(key) }
      })
  }
}
