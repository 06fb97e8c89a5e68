extension MailedCodes {
  /// The codes in the file of `directory`.
  static func live(_ directory: DataDirectory) -> MailedCodes {
    let file = LocalFile<MailedCodeRecord>(directory: directory, path: directory.codesFile)
    return MailedCodes(
      put: { (id, code) throws(StoreError) in
        try file.change { (record) throws(StoreError) in try record.put(code, of: id) }
      },
      beginTry: { (id, instant) throws(StoreError) in
        try file.change { (record) throws(StoreError) in record.beginTry(id, at: instant) }
      },
      take: { (id, hash) throws(StoreError) in
        try file.change { (record) throws(StoreError) in record.take(id, hash) }
      },
      remove: { (id) throws(StoreError) in
        try file.change { (record) throws(StoreError) in record.remove(id) }
      })
  }
}
