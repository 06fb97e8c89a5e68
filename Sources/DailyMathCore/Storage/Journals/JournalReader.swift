internal import DailyMathSystem

/// Reads what is new in the journals of one account.
///
/// It remembers of each file how far it was read and what the system said of it then. A file of which the system says the
/// same is not opened, so that asking costs a listing of the folder and one `lstat` a file.
struct JournalReader {
  /// The folder of the journals.
  let folder: String
  /// The device whose files are ours.
  let device: DeviceID
  /// How far each file was read, by its name.
  private(set) var marks: [String: JournalMark]
  /// The number of our newest file, as of the last reading; 0 where there is none.
  private(set) var newestSequence = 0
  private var statuses: [String: FileStatus] = [:]

  /// So many journals are read side by side at most, each of which is an open file.
  private static let mostOpen = 32

  /// Makes a reader that goes on from `marks`, or starts at the beginning of every file.
  init(folder: String, device: DeviceID, marks: [String: JournalMark] = [:]) {
    self.folder = folder
    self.device = device
    self.marks = marks
  }

  /// Reads what is new; where this throws, nothing counts as read.
  ///
  /// Throws `StoreError.replaced` where a file does not continue what was read of it.
  mutating func readNew() throws(StoreError) -> JournalNews {
    var events: [Event] = []
    var damaged: [(file: String, damage: JournalDamage)] = []
    var news = try readNew { (file, item) in
      switch item {
      case .event(let event): events.append(event)
      case .damage(let damage): damaged.append((file, damage))
      }
    }
    news.events = events
    news.damaged = damaged
    return news
  }

  /// Hands out what is new while it is read, with the name of its file.
  ///
  /// Nothing is kept, and the events come in their order as far as each of the journals is in order. Returns what remains to be
  /// told: unfinished lines, and files that cannot be read. Throws as `readNew` does; what was handed out by then comes again
  /// the next time.
  mutating func readNew(
    _ take: (String, JournalStream.Item) -> Void
  ) throws(StoreError) -> JournalNews {
    var news = JournalNews()
    var next = self
    let journals = try journals()
    var merge = JournalMerge()
    for (file, name) in journals {
      if isOwn(name) { next.newestSequence = max(next.newestSequence, name.sequence) }
      do throws(StoreError) {
        guard let source = try source(file, name) else { continue }
        merge.add(source)
      } catch .unreadable where !isOwn(name) {
        news.unreadable.append(path(of: file))
      }
      guard merge.sources.count == Self.mostOpen else { continue }
      try next.read(merge, into: &news, take)
      merge = JournalMerge()
    }
    try next.read(merge, into: &news, take)
    let present = Set(journals.map(\.file))
    if let missing = marks.first(where: { $0.value.offset > 0 && !present.contains($0.key) }) {
      throw .replaced(path: path(of: missing.key))
    }
    self = next
    return news
  }

  /// Notes that `bytes`, whole lines, were appended to our file `name` under the lock.
  mutating func noteAppended(_ bytes: [UInt8], to name: JournalName) {
    let before = marks[name.text] ?? .start
    let length = before.offset + bytes.count
    marks[name.text] = JournalMark(offset: length, bytes: bytes, end: bytes.count)
    let status = try? FileSystem.status(of: path(of: name.text))
    statuses[name.text] = status?.size == length ? status : nil
  }

  /// The path of the file `name`.
  func path(of name: String) -> String { folder + "/" + name }

  private func isOwn(_ name: JournalName) -> Bool {
    name.device == device && !name.isConflictCopy
  }

  private func journals() throws(StoreError) -> [(file: String, name: JournalName)] {
    do throws(SystemError) {
      return try FileSystem.entries(of: folder).compactMap { file in
        JournalName(file).map { (file, $0) }
      }
    } catch {
      throw .reading(error, folder)
    }
  }

  /// The journal from where it was last read; `nil` where the system says that nothing changed.
  private func source(
    _ file: String, _ name: JournalName
  ) throws(StoreError) -> JournalMerge.Source? {
    let path = path(of: file)
    let status: FileStatus?
    do throws(SystemError) {
      status = try FileSystem.status(of: path)
    } catch {
      throw .reading(error, path)
    }
    if let status, status == statuses[file] { return nil }
    let stream = try JournalStream(
      path: path, from: marks[file] ?? .start, device: name.device)
    return JournalMerge.Source(file: file, name: name, status: status, stream: stream)
  }

  private mutating func read(
    _ journals: consuming JournalMerge, into news: inout JournalNews,
    _ take: (String, JournalStream.Item) -> Void
  ) throws(StoreError) {
    journals.run(take)
    for source in journals.sources {
      if let failure = source.failure {
        let path = path(of: source.file)
        guard !isOwn(source.name) else { throw .reading(failure, path) }
        news.unreadable.append(path)
      } else {
        finish(source, into: &news, take)
      }
    }
  }

  /// Deals with what follows the last newline, and notes how far the journal was read.
  private mutating func finish(
    _ source: JournalMerge.Source, into news: inout JournalNews,
    _ take: (String, JournalStream.Item) -> Void
  ) {
    let file = source.file
    statuses[file] = source.status
    marks[file] = source.stream.mark
    let isWhole: Bool
    switch source.stream.tail {
    case .none: return
    case .whole(let event):
      if !isOwn(source.name) {
        take(file, .event(event))
        marks[file] = source.stream.markAfterTail
        return
      }
      isWhole = true
    case .torn: isWhole = false
    }
    guard isOwn(source.name) else { return }
    // Whoever holds the lock has to see the line again, even where the file stays as it is.
    statuses[file] = nil
    news.ownTails.append(
      .init(
        name: file, offset: source.stream.mark.offset, bytesOffset: source.stream.tailOffset,
        bytes: Array(source.stream.tailBytes), isWhole: isWhole))
  }
}
