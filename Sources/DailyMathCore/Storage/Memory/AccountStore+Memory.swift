extension AccountStore {
  /// A store that forgets everything with the program; `memory` can be told to fail.
  public static func inMemory(_ memory: AccountMemory = AccountMemory()) -> AccountStore {
    memory.store
  }
}
