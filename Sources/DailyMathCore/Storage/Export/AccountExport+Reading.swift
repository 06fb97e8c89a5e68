internal import DailyMathSystem

extension AccountExport {
  /// The largest journal that an export takes in, in bytes.
  private static let largestJournal = 1 << 30

  /// Reads what the disk has of an account, whether it is open or not.
  ///
  /// Throws where a journal cannot be read: an export that lacks part of it would be taken for the whole.
  init(of id: AccountID, in files: AccountFiles) throws(StoreError) {
    let account = try files.account(id)
    let folder = files.directory.journals(of: id)
    var journals: [ExportedJournal] = []
    var path = folder
    do throws(SystemError) {
      for file in try FileSystem.entries(of: folder) {
        guard let name = JournalName(file) else { continue }
        path = folder + "/" + file
        let bytes = try FileSystem.read(path, limit: Self.largestJournal)
        journals.append(ExportedJournal(device: name.device, bytes: bytes))
      }
    } catch {
      throw .reading(error, path)
    }
    self.init(of: account, journals: journals)
  }
}
