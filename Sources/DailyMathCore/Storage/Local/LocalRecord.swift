/// What a small file of this machine's own folder holds.
protocol LocalRecord: Equatable, Sendable {
  /// The largest file that is read, in bytes; what is written stays below it.
  static var largestFile: Int { get }
  /// What holds where there is no file.
  init()
  /// What holds where the file is damaged.
  ///
  /// Its bytes are not kept: nobody needs them again, and they could name an account that is deleted later.
  static var afterDamage: Self { get }
  /// Reads the text that `encoded` writes.
  init(decoding bytes: [UInt8]) throws(JSONFault)
  /// The file as JSON.
  func encoded() -> [UInt8]
}
