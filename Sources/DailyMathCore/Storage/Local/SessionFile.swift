internal import DailyMathSystem

/// The file `local/session.json`: whose sign-in this machine remembers.
///
/// It names the machine that wrote it, so that a copy of the folder signs nobody in elsewhere. There it counts as absent,
/// and stays: a folder on a network disk is the same one for several machines.
struct SessionFile: Sendable {
  /// Where the file is.
  let directory: DataDirectory

  private static let largestFile = 4 << 10
  private static let longestMachine = 1_024

  private var path: String { directory.sessionFile }

  /// The token; `nil` where there is none, it is another machine's or it cannot be read.
  ///
  /// What is damaged is removed, and the learner signs in with the password.
  func read() -> SignInToken? {
    guard let bytes = try? FileSystem.read(path, limit: Self.largestFile) else { return nil }
    do throws(JSONFault) {
      let (token, machine) = try Self.decode(bytes)
      return machine == directory.machine ? token : nil
    } catch {
      // Another terminal may have put a sound one there by now.
      try? directory.underLock { () throws(StoreError) in
        if (try? FileSystem.read(path, limit: Self.largestFile)) == bytes {
          try directory.remove(path)
        }
      }
      return nil
    }
  }

  /// Keeps a token in the place of the one before.
  func keep(_ token: SignInToken) throws(StoreError) {
    let bytes = encoded(token)
    try directory.underLock { () throws(StoreError) in try directory.write(bytes, to: path) }
  }

  /// Forgets the token, which no power cut brings back.
  func forget() throws(StoreError) {
    try directory.underLock { () throws(StoreError) in try directory.remove(path) }
  }

  /// Forgets the token where it is that of the account, on whatever machine; the lock must be held.
  func forget(_ id: AccountID) throws(StoreError) {
    guard let bytes = try? FileSystem.read(path, limit: Self.largestFile) else { return }
    if let (token, _) = try? Self.decode(bytes), token.account != id { return }
    try directory.remove(path)
  }

  private func encoded(_ token: SignInToken) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("account", token.account.text)
    writer.member("token", token.token)
    writer.member("machine", directory.machine)
    writer.endObject()
    return writer.bytes + [0x0A]
  }

  private static func decode(_ bytes: [UInt8]) throws(JSONFault) -> (SignInToken, String) {
    var account: String?
    var token: String?
    var machine: String?
    var reader = JSONReader(bytes)
    try reader.beginObject()
    while let key = try reader.nextKey() {
      switch key {
      case "account": account = try reader.text(limit: 64)
      case "token": token = try reader.text(limit: SignInToken.tokenLength)
      case "machine": machine = try reader.text(limit: longestMachine)
      default: try reader.skipValue()
      }
    }
    try reader.finish()
    let found = SignInToken(account: AccountID(try required(account)), token: try required(token))
    guard DataDirectory.isAccountName(found.account.text),
      found.token.utf8.count == SignInToken.tokenLength,
      found.token.utf8.allSatisfy(SecureRandom.alphabet.contains)
    else { throw .outOfRange }
    return (found, try required(machine))
  }
}
