internal import DailyMathSystem

/// The folder in which DailyMath keeps everything, and where in it each thing is.
struct DataDirectory: Sendable {
  /// The path of the folder, without slashes at its end.
  let root: String
  /// The identity of this machine, by which a copied folder is told from the original.
  let machine: String

  /// The format of the folder that this version writes, and the newest it reads.
  static let format = 1

  /// Names the folder at `root` as `machine` sees it.
  init(root: String, machine: String) {
    self.root = Self.withoutEnding(root)
    self.machine = machine
  }

  /// The file that says which format the folder has.
  var formatFile: String { root + "/format.json" }
  /// The file that tells Syncthing what not to carry to other machines.
  var syncIgnoreFile: String { root + "/.stignore" }
  /// The file with what is configured for all accounts.
  var settingsFile: String { root + "/settings.json" }
  /// The folder that holds one folder for each account.
  var accounts: String { root + "/accounts" }
  /// The folder of what belongs to this machine alone.
  var local: String { root + "/local" }
  /// The file that tells Git to leave out this machine's own folder.
  var gitIgnoreFile: String { local + "/.gitignore" }
  /// The file with the identity of this device.
  var deviceFile: String { local + "/device" }
  /// The file whose lock a writer holds.
  var lockFile: String { local + "/lock" }
  /// The file with the failed sign-ins.
  var attemptsFile: String { local + "/attempts.json" }
  /// The file with the codes that were sent by mail.
  var codesFile: String { local + "/codes.json" }
  /// The file with the sign-in that is remembered.
  var sessionFile: String { local + "/session.json" }
  /// The folder of the accounts' snapshots.
  var snapshots: String { local + "/snapshots" }
  /// The folder in which what could not be read is kept aside.
  var damaged: DamagedFolder { DamagedFolder(path: local + "/damaged") }

  /// The folder of an account.
  func folder(of id: AccountID) -> String { accounts + "/" + id.text }

  /// The account's own file.
  func accountFile(of id: AccountID) -> String { folder(of: id) + "/" + AccountFile.name }

  /// The folder of its journals.
  func journals(of id: AccountID) -> String { folder(of: id) + "/journal" }

  /// The file of its snapshot.
  func snapshotFile(of id: AccountID) -> String { snapshots + "/" + id.text + ".json" }

  /// Tells whether the account's folder is gone while the data directory is still there; a disk that was taken out deletes
  /// nothing.
  func isDeleted(_ id: AccountID) -> Bool {
    (try? FileSystem.status(of: accounts)) != nil
      && (try? FileSystem.status(of: folder(of: id))) == .some(nil)
  }

  /// Tells whether a name can be that of an account's folder: letters and digits only, so that it leads nowhere else.
  static func isAccountName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The path without what makes the system follow a symbolic link at its end: slashes, and a dot after one.
  private static func withoutEnding(_ path: String) -> String {
    var rest = path[...]
    while rest.utf8.count > 1, rest.hasSuffix("/") || rest.hasSuffix("/.") {
      rest.removeLast(rest.hasSuffix("/.") && rest != "/." ? 2 : 1)
    }
    return String(rest)
  }
}
