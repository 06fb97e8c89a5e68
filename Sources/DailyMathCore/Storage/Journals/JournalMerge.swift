internal import DailyMathSystem

/// Several journals that are read side by side, so that their events come in one order.
///
/// One that is not in order itself disturbs that order and nothing else: a fold takes events as they come, it is only slower.
struct JournalMerge {
  /// A journal that is being read.
  struct Source {
    /// The name of its file.
    let file: String
    /// Whose it is.
    let name: JournalName
    /// What the system said of the file before it was opened.
    let status: FileStatus?
    /// What is read of it.
    var stream: JournalStream
    /// Why it could not be read to its end.
    fileprivate(set) var failure: SystemError?
    fileprivate var head: Event?

    /// Begins to read a journal.
    init(file: String, name: JournalName, status: FileStatus?, stream: JournalStream) {
      self.file = file
      self.name = name
      self.status = status
      self.stream = stream
    }
  }

  /// The journals.
  private(set) var sources: [Source] = []

  /// Adds a journal.
  mutating func add(_ source: Source) {
    sources.append(source)
  }

  /// Reads all journals to their last newlines.
  mutating func run(_ take: (String, JournalStream.Item) -> Void) {
    guard sources.count > 1 else {
      if !sources.isEmpty { Self.drain(&sources[0], take) }
      return
    }
    for index in sources.indices { Self.advance(&sources[index], take) }
    while let (index, limit) = earliest() {
      while let head = sources[index].head, limit.map({ head.position <= $0 }) ?? true {
        take(sources[index].file, .event(head))
        Self.advance(&sources[index], take)
      }
    }
  }

  /// The journal whose next event is the earliest, and the position of the earliest in the others.
  private func earliest() -> (index: Int, limit: EventPosition?)? {
    var found: (index: Int, position: EventPosition)?
    var limit: EventPosition?
    for (index, source) in sources.enumerated() {
      guard let position = source.head?.position else { continue }
      if let earlier = found?.position, earlier <= position {
        limit = limit.map { min($0, position) } ?? position
      } else {
        // What was the earliest of the others is later than what was found.
        limit = found?.position ?? limit
        found = (index, position)
      }
    }
    return found.map { ($0.index, limit) }
  }

  private static func drain(_ source: inout Source, _ take: (String, JournalStream.Item) -> Void) {
    do throws(SystemError) {
      while let item = try source.stream.next() { take(source.file, item) }
    } catch {
      source.failure = error
    }
  }

  private static func advance(_ source: inout Source, _ take: (String, JournalStream.Item) -> Void)
  {
    source.head = nil
    do throws(SystemError) {
      while let item = try source.stream.next() {
        if case .event(let event) = item {
          source.head = event
          return
        }
        take(source.file, item)
      }
    } catch {
      source.failure = error
    }
  }
}
