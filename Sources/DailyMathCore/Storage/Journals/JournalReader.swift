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

  /// The largest journal that is read, in bytes.
  static let largestFile = 1 << 30

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
    var news = JournalNews()
    var next = self
    let journals = try journals()
    for (file, name) in journals {
      if isOwn(name) { next.newestSequence = max(next.newestSequence, name.sequence) }
      do throws(StoreError) {
        try next.read(file, name, into: &news)
      } catch .unreadable where !isOwn(name) {
        news.unreadable.append(path(of: file))
      }
    }
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

  private mutating func read(
    _ file: String, _ name: JournalName, into news: inout JournalNews
  ) throws(StoreError) {
    let path = path(of: file)
    let mark = marks[file] ?? .start
    let bytes: [UInt8]
    do throws(SystemError) {
      let status = try FileSystem.status(of: path)
      if let status, status == statuses[file] { return }
      bytes = try FileSystem.read(path, from: mark.fingerprintStart, limit: Self.largestFile)
      statuses[file] = status
    } catch {
      throw .reading(error, path)
    }
    guard mark.matches(bytes) else { throw .replaced(path: path) }
    let start = mark.offset - mark.fingerprintStart
    let scan = JournalScan(bytes, from: start, device: name.device)
    news.events += scan.events
    for damage in scan.damaged {
      let offset = mark.fingerprintStart + damage.range.lowerBound
      news.damaged.append(
        .init(
          name: file, offset: offset, bytes: Array(bytes[damage.range]), count: damage.lineCount))
    }
    let end = take(scan.tail, after: scan.end, of: bytes, file, name, into: &news)
    marks[file] = JournalMark(offset: mark.fingerprintStart + end, bytes: bytes, end: end)
  }

  /// Deals with what follows the last newline; returns the index up to which the file then counts as read.
  private mutating func take(
    _ tail: JournalScan.Tail, after end: Int, of bytes: [UInt8], _ file: String,
    _ name: JournalName, into news: inout JournalNews
  ) -> Int {
    let isWhole: Bool
    switch tail {
    case .none: return end
    case .whole(let event):
      if !isOwn(name) {
        news.events.append(event)
        return bytes.count
      }
      isWhole = true
    case .torn: isWhole = false
    }
    if isOwn(name) {
      // Whoever holds the lock has to see the line again, even where the file stays as it is.
      statuses[file] = nil
      let offset = (marks[file] ?? .start).fingerprintStart + end
      news.ownTails.append(
        .init(name: file, offset: offset, bytes: Array(bytes[end...]), isWhole: isWhole))
    }
    return end
  }
}
