extension SignInTokens {
  /// The token in the file of `directory`.
  static func live(_ directory: DataDirectory) -> SignInTokens {
    let file = SessionFile(directory: directory)
    return SignInTokens(
      read: { file.read() },
      keep: { (token) throws(StoreError) in try file.keep(token) },
      forget: { () throws(StoreError) in try file.forget() })
  }
}
