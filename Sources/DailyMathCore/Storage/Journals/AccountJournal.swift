internal import DailyMathSystem

/// The journals of one open account: reads what is new, and appends to the file that is ours.
///
/// It keeps no state of the account, only which events have been handed out, so that the learner's state exists once in
/// memory. Every failure leaves it such that the call can be repeated.
struct AccountJournal {
  /// Events that were written without the disk confirming it.
  private struct Unconfirmed {
    let payloads: [EventPayload]
    let events: [Event]
    /// Those of them that were found in a journal since.
    var found: [Event] = []

    /// Whether `payloads` say the same once more.
    ///
    /// What stood before an answer may be another by then, where its card was answered in another terminal meanwhile.
    func isRepeated(by payloads: [EventPayload]) -> Bool {
      payloads.map(\.withoutPast) == self.payloads.map(\.withoutPast)
    }
  }

  private let damagedFolder: DamagedFolder
  private let writer: JournalWriter
  private let account: AccountID
  private var reader: JournalReader
  /// Which events the account's state holds, or will once `undelivered` has been handed out.
  private(set) var seen: [DeviceID: SeenNumbers]
  private var highestOrder: Int64
  private var undelivered: [Event] = []
  private var unconfirmed: Unconfirmed?
  private var highestNumber: Int
  /// The first of our files that may be written: those before it have had a failed fsync.
  private var lowestSequence = 1
  /// Whether one of our own files was found to end in the middle of a line, and has not been mended since.
  private(set) var hasUnfinishedLine = false
  /// What the learner should hear of, oldest first.
  var notices: [StoreNotice] = []

  /// Goes on where `state` ends, which must hold what the reader has read.
  init(
    account: AccountID, reader: JournalReader, state: AccountState, damagedFolder: DamagedFolder,
    writer: JournalWriter
  ) {
    self.account = account
    self.reader = reader
    self.damagedFolder = damagedFolder
    self.writer = writer
    seen = state.seen
    highestOrder = state.highestOrder
    highestNumber = state.highestNumber(of: reader.device)
  }

  /// Knows what `earlier`, which was open on the same account, has written without the disk confirming it.
  mutating func goOn(after earlier: AccountJournal) {
    lowestSequence = earlier.lowestSequence
    highestNumber = max(highestNumber, earlier.highestNumber)
    unconfirmed = earlier.unconfirmed
    // What was found then has been read again, and is in the state.
    unconfirmed?.found = []
  }

  /// How far each file was read, if everything read so far has been handed out.
  var settledMarks: [String: JournalMark]? {
    undelivered.isEmpty && unconfirmed == nil ? reader.marks : nil
  }

  /// The new events in their order, without taking the lock; an unfinished line of ours is left for the next append.
  mutating func refresh() throws(StoreError) -> [Event] {
    _ = try readNew()
    return deliver()
  }

  /// Folds what the journals hold into the state that this journal was made to go on from, while they are read.
  ///
  /// For opening an account: years of events never stand in memory together. Where this throws, neither the state nor the
  /// journal is of use any more.
  mutating func read(into fold: inout AccountFold) throws(StoreError) {
    var next = reader
    var damaged: [StoreNotice] = []
    let news = try next.readNew { (file, item) in
      switch item {
      case .event(let event): fold.take(event)
      case .damage(let damage):
        if let notice = setAside(damage, of: file) { damaged.append(notice) }
      }
    }
    reader = next
    notices += damaged
    note(news)
    seen = fold.state.seen
    highestOrder = fold.state.highestOrder
    highestNumber = max(highestNumber, fold.state.highestNumber(of: reader.device))
  }

  /// Mends what a crash has left at the end of our files, and reads the rest; the lock must be held.
  mutating func mend() throws(StoreError) {
    let tails = try readNew()
    guard !tails.isEmpty else { return }
    let newest = JournalName(device: reader.device, sequence: max(1, reader.newestSequence)).text
    for tail in tails {
      do throws(StoreError) {
        try mend(tail)
      } catch {
        // An older file is never appended to, so that its end may stay as it is.
        if tail.name == newest { throw error }
      }
    }
    _ = try readNew()
    hasUnfinishedLine = false
  }

  /// Appends events at `moment`, on the disk when this returns; the lock must be held.
  ///
  /// Returns what other terminals wrote in between, then the new events.
  mutating func append(
    _ payloads: [EventPayload], at moment: Moment
  ) throws(StoreError) -> [Event] {
    try mend()
    guard !payloads.isEmpty else { return deliver() }
    let isRetry = unconfirmed?.isRepeated(by: payloads) ?? false
    let events =
      isRetry
      ? unconfirmed?.events ?? []
      : Event.successive(
        payloads, of: reader.device, after: (highestNumber, highestOrder), at: moment)
    var bytes: [UInt8] = []
    for event in events {
      bytes += try EventCoding.line(for: event)
      bytes.append(0x0A)
    }
    let name = JournalName(
      device: reader.device, sequence: max(lowestSequence, reader.newestSequence))
    try write(bytes, to: name, saying: payloads, events)
    reader.noteAppended(bytes, to: name)
    if let unconfirmed, !isRetry { accept(unconfirmed.found) }
    unconfirmed = nil
    let others = deliver()
    for event in events { note(event) }
    return others + events
  }

  private mutating func write(
    _ bytes: [UInt8], to name: JournalName, saying payloads: [EventPayload], _ events: [Event]
  ) throws(StoreError) {
    let path = reader.path(of: name.text)
    do throws(AppendError) {
      try writer.append(path, bytes)
    } catch {
      switch error {
      case .notWritten(let cause): throw .writing(cause, path)
      case .notSynced(let cause):
        setAside(payloads, events, failing: name)
        throw .notSynced(path: path, cause: cause.reason)
      }
    }
  }

  private mutating func setAside(
    _ payloads: [EventPayload], _ events: [Event], failing name: JournalName
  ) {
    lowestSequence = name.sequence + 1
    highestNumber = max(highestNumber, events.last?.position.identity.number ?? 0)
    if let unconfirmed {
      if unconfirmed.isRepeated(by: payloads) { return }
      accept(unconfirmed.found)
    }
    unconfirmed = Unconfirmed(payloads: payloads, events: events)
  }

  /// Reads what is new and queues its events; returns the unfinished lines of our own files.
  private mutating func readNew() throws(StoreError) -> [JournalNews.OwnTail] {
    let news = try reader.readNew()
    for (file, damage) in news.damaged {
      // A line that is too long and unfinished is seen again until it is mended.
      if let notice = setAside(damage, of: file), !notices.contains(notice) {
        notices.append(notice)
      }
    }
    note(news)
    takeIn(news.events)
    return news.ownTails
  }

  /// Keeps a copy of damaged lines; returns what the learner should hear, which is nothing for the rest of a line that was told of.
  private func setAside(_ damage: JournalDamage, of file: String) -> StoreNotice? {
    // What cannot be copied stays where it is, so that a failure is no reason to stop reading.
    let copy = try? damagedFolder.keep(damage.bytes, of: kept(file), at: damage.offset)
    guard damage.lineCount > 0 else { return nil }
    return .damagedLines(path: reader.path(of: file), copy: copy, count: damage.lineCount)
  }

  private mutating func note(_ news: JournalNews) {
    for path in news.unreadable where !notices.contains(.unreadableJournal(path: path)) {
      notices.append(.unreadableJournal(path: path))
    }
    if !news.ownTails.isEmpty { hasUnfinishedLine = true }
  }

  /// Queues events, except those whose writing was not confirmed: to this terminal they have not happened.
  private mutating func takeIn(_ events: [Event]) {
    guard let unconfirmed else { return accept(events) }
    let held = unconfirmed.events.reduce(into: [:]) { $0[$1.position.identity] = $1 }
    let found = events.filter { held[$0.position.identity] != nil }
    guard found.allSatisfy({ held[$0.position.identity] == $0 }) else {
      // Nothing of our writing had stayed in the file, and another terminal took its number: a retry that kept it would
      // not count.
      self.unconfirmed = nil
      return accept(unconfirmed.found + events)
    }
    self.unconfirmed?.found += found
    accept(events.filter { held[$0.position.identity] == nil })
  }

  private mutating func accept(_ events: [Event]) {
    for event in events where note(event) { undelivered.append(event) }
  }

  /// Counts the event as one that the state holds; returns whether it is new.
  @discardableResult
  private mutating func note(_ event: Event) -> Bool {
    let identity = event.position.identity
    let isNew = seen[identity.device, default: SeenNumbers()].insert(identity.number)
    guard isNew else { return false }
    highestOrder = max(highestOrder, event.position.order)
    if identity.device == reader.device { highestNumber = max(highestNumber, identity.number) }
    return true
  }

  private mutating func deliver() -> [Event] {
    let events = undelivered.sorted { $0.position < $1.position }
    undelivered = []
    return events
  }

  private mutating func mend(_ tail: JournalNews.OwnTail) throws(StoreError) {
    let path = reader.path(of: tail.name)
    if tail.isWhole {
      do throws(AppendError) {
        try writer.append(path, [0x0A])
      } catch {
        throw .writing(error.cause, path)
      }
    } else {
      // Nothing is cut off that has no copy: a damaged newline makes a whole event look torn.
      let copy = try damagedFolder.keep(
        tail.bytes, of: kept(tail.name), at: tail.bytesOffset)
      do throws(SystemError) {
        try AppendOnlyFile(path: path).truncate(to: tail.offset)
      } catch {
        throw .writing(error, path)
      }
      notices.append(.tornLine(path: path, copy: copy))
    }
  }

  private func kept(_ name: String) -> String { account.text + "." + name }
}

extension EventPayload {
  /// The payload without what stood before it, which is noted with an answer but is no part of it.
  fileprivate var withoutPast: EventPayload {
    guard case .review(let review) = self else { return self }
    return .review(
      Review(
        card: review.card, session: review.session, round: review.round, kind: review.kind,
        answered: review.answered, suggested: review.suggested, grade: review.grade,
        milliseconds: review.milliseconds, before: .new,
        isFuzzed: review.isFuzzed, suspendsLeech: review.suspendsLeech))
  }
}
