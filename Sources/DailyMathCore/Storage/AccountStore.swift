/// Everything the program keeps: its accounts and what happens in them.
///
/// A struct of closures, so that a test replaces the disk by `AccountMemory`, or a single closure by a failing one. All of
/// them may be called from any thread. They block while they read, write and wait for the disk.
public struct AccountStore: Sendable {
  /// Makes the data directory where it is missing, and refuses one that cannot be used safely.
  ///
  /// Returns what the learner should hear about it. Throws `newerFormat` (nothing was touched), `notWritable`, `busy` or
  /// `damaged`.
  public var prepare: @Sendable () throws(StoreError) -> [StoreNotice]
  /// Lists the accounts.
  public var accounts: @Sendable () throws(StoreError) -> AccountListing
  /// Makes an account with its first events, at the moment given; after a crash it is there whole or not at all.
  ///
  /// Throws `emailTaken` where another account has the address in any case, and `tooLong` for what would not be read again.
  public var register: @Sendable (NewAccount, Moment) throws(StoreError) -> Account
  /// Changes what an account's own file says, and returns it as it is then.
  ///
  /// The file is read, changed and replaced under the lock, so that no change of another terminal is lost; what the closure
  /// throws is thrown on, with nothing changed. Throws `accountMissing` and `emailTaken`.
  public var changeAccount:
    @Sendable (AccountID, (inout Account) throws(StoreError) -> Void) throws(StoreError) -> Account
  /// Deletes an account with everything that belongs to it alone, open or not; throws `accountMissing`.
  ///
  /// With a credential, only where the account still has it: false, with nothing changed, where another terminal has set
  /// another password since the one for the deletion was checked.
  public var removeAccount: @Sendable (AccountID, _ credential: String?) throws(StoreError) -> Bool
  /// Everything of an account as one JSON text, for taking along: profile, settings, cards and every event.
  ///
  /// Nothing with which somebody could sign in is in it.
  public var exportAccount: @Sendable (AccountID, Moment) throws(StoreError) -> [UInt8]
  /// Counts attempts to sign in.
  public var attempts: AttemptCounter
  /// The codes that were sent by mail.
  public var mailedCodes: MailedCodes
  /// The sign-in that this machine remembers.
  public var signInTokens: SignInTokens
  /// What is configured for all accounts; that of a folder without `settings.json` is empty.
  public var machineSettings: @Sendable () throws(StoreError) -> MachineSettings
  /// What an account says of its learner, without opening it; throws `accountMissing`.
  public var profile: @Sendable (AccountID) throws(StoreError) -> Profile
  /// Opens an account: its state up to now, from the snapshot and what the journals say beyond it.
  ///
  /// Opening an account that is open begins anew.
  public var open: @Sendable (AccountID) throws(StoreError) -> OpenedAccount
  /// The answers of the sitting in which this device answered last, as far as they stand; `nil` where it never did.
  ///
  /// It reads the end of the device's own journal, so that what was done before the program was started again can be taken
  /// back. A journal that cannot be read has none.
  public var lastSitting: @Sendable (AccountID) throws(StoreError) -> SittingRecord?
  /// Appends events to an open account; they are on the disk when this returns.
  ///
  /// Returns every event that was not handed out before, in order: those of other terminals and devices, then the new
  /// ones. The caller folds them all into its state. On an error nothing is to be folded, and the same call can be tried
  /// again; after `notSynced` that keeps the identity of the events, whatever the moment, so that none counts twice.
  public var append: @Sendable (AccountID, [EventPayload], Moment) throws(StoreError) -> [Event]
  /// The events that came from other terminals and devices since, in order.
  ///
  /// Costs a look at the folder where there are none, and takes no lock. Throws `replaced` where a journal does not go on
  /// where it ended: the account has to be opened again.
  public var refresh: @Sendable (AccountID) throws(StoreError) -> [Event]
  /// What the learner should hear about the files of an open account; each notice is handed out once.
  public var notices: @Sendable (AccountID) -> [StoreNotice]
  /// Writes the snapshot of an open account, whose state must hold every event that was handed out.
  ///
  /// A state that does not is not written. Nothing depends on a snapshot but the time that opening takes.
  public var saveSnapshot: @Sendable (AccountID, AccountState) throws(StoreError) -> Void
  /// Does the same in a quiet moment, where more than a few events came since the last one; `nil` where nothing was written.
  ///
  /// It may take long, and keeps nobody from appending meanwhile. What is returned lets the state, which may have gone on,
  /// rest on the snapshot.
  public var settle: @Sendable (AccountID, AccountState) throws(StoreError) -> SavedCards? =
    { (_, _) throws(StoreError) in nil }
  /// Closes an account, and writes the snapshot of its state where more than a few events came since the last one.
  ///
  /// It is closed even where this throws, and nothing but the time of the next opening is lost.
  public var close: @Sendable (AccountID, AccountState) throws(StoreError) -> Void
}

extension AccountStore {
  /// Deletes an account whatever its password is; throws `accountMissing`.
  public func deleteAccount(_ id: AccountID) throws(StoreError) {
    _ = try removeAccount(id, nil)
  }
}
