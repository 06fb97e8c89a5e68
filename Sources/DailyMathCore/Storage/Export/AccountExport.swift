/// Everything of an account as one JSON text that a person can read, too.
///
/// ```
/// {"dailymath":{"export":1,"version":"0.1.0","at":"2026-11-30T15:00:00.000-05:00","unreadableLines":0},
/// "account":{"email":"ana@example.com","role":"student","created":"2026-11-30T14:59:00.000-05:00"},
/// "profile":{"displayName":"Ana","university":"UNAL"},
/// "settings":{"language":"es","rollover":4,"newCardsPerDay":20,"reviewsPerDay":200,"fuzz":false, … },
/// "decks":[
/// {"deck":"Parcial 2","newCardsPerDay":5},
/// …
/// ],
/// "cards":[
/// {"card":"c1","prompt":"2 + 2","answer":"4", … ,"schedule":{"ease":250,"interval":6, … }},
/// …
/// ],
/// "events":[
/// {"device":"k3x7","event":{"n":7,"order":1796091243120, … ,"kind":"review", … ,"crc":"9f3a01c2"}},
/// …
/// ]}
/// ```
///
/// The decks are those that have limits of their own. The cards stand in the order in which they were made; a new one has no
/// `schedule`, `repeat` is the day on which one comes back, and `buried` that on which one was put off. The events are those of all journals in their order, each once and exactly as its line has it, so that
/// kinds of a later version and checksums are kept. There is nothing with which somebody could sign in.
struct AccountExport {
  /// Where an event's line is.
  private struct Line {
    let position: EventPosition
    let journal: Int
    let range: Range<Int>
  }

  private let account: Account
  private let journals: [ExportedJournal]
  private var lines: [Line] = []
  private var state = AccountState()
  private var unreadableLines = 0

  /// The version of the format.
  static let format = 1

  /// Reads the journals, which are handed out again in one order.
  init(of account: Account, journals: [ExportedJournal]) {
    self.account = account
    self.journals = journals
    for index in journals.indices { read(index) }
    lines.sort { $0.position < $1.position }
  }

  /// The text, made at `moment`.
  func encoded(at moment: Moment) -> [UInt8] {
    var writer = JSONWriter()
    let journalBytes = journals.reduce(0) { $0 + $1.bytes.count }
    writer.reserve(journalBytes + lines.count * Self.longestFrame + state.cardCount * 512 + 4_096)
    writer.beginObject()
    writeHeading(to: &writer, at: moment)
    writer.lineBreak()
    writeDecks(to: &writer)
    writer.lineBreak()
    writer.key("cards")
    writer.beginArray()
    for card in state.cards.sorted(by: { $0.created < $1.created }) {
      writer.lineBreak()
      card.write(to: &writer)
    }
    writer.endArray(onItsOwnLine: true)
    writer.lineBreak()
    writer.key("events")
    writer.beginArray()
    for line in lines {
      writer.lineBreak()
      writer.beginObject()
      writer.member("device", line.position.identity.device.text)
      writer.key("event")
      writer.verbatim(journals[line.journal].bytes, in: line.range)
      writer.endObject()
    }
    writer.endArray(onItsOwnLine: true)
    writer.endObject()
    writer.endText()
    return writer.bytes
  }

  /// About how many bytes stand around an event.
  private static let longestFrame = 48

  private func writeHeading(to writer: inout JSONWriter, at moment: Moment) {
    writer.key("dailymath")
    writer.beginObject()
    writer.member("export", Self.format)
    writer.member("version", DailyMathVersion.current)
    writer.member("at", moment.localTime)
    writer.member("unreadableLines", unreadableLines)
    writer.endObject()
    writer.lineBreak()
    writer.key("account")
    writer.beginObject()
    writer.member("email", account.email.text)
    writer.member("role", account.role.rawValue)
    writer.member("created", account.created.localTime)
    writer.endObject()
    writer.lineBreak()
    writer.key("profile")
    writer.beginObject()
    state.profile.write(to: &writer)
    writer.endObject()
    writer.lineBreak()
    writer.key("settings")
    writer.beginObject()
    EventPayload.settings(SettingsChange(all: state.settings)).write(to: &writer)
    writer.endObject()
  }

  private func writeDecks(to writer: inout JSONWriter) {
    writer.key("decks")
    writer.beginArray()
    for (deck, limits) in state.limitedDecks {
      writer.lineBreak()
      writer.beginObject()
      EventPayload.deckLimits(deck, limits).write(to: &writer)
      writer.endObject()
    }
    writer.endArray(onItsOwnLine: true)
  }

  private mutating func read(_ index: Int) {
    let bytes = journals[index].bytes
    let device = journals[index].device
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var line = start..<end
      start = end + 1
      // Git and some editors put one before a newline.
      if bytes[line].last == 0x0D { line = line.dropLast() }
      guard !line.isEmpty else { continue }
      guard let event = try? EventCoding.event(from: bytes, in: line, device: device) else {
        unreadableLines += 1
        continue
      }
      let identity = event.position.identity
      guard state.seen[identity.device]?.contains(identity.number) != true else { continue }
      state.apply(event)
      lines.append(Line(position: event.position, journal: index, range: line))
    }
  }
}

extension SettingsChange {
  /// The change that makes all settings what they are.
  fileprivate init(all settings: Settings) {
    self.init(
      language: settings.language, rollover: settings.rollover,
      newCardsPerDay: settings.newCardsPerDay, theme: settings.theme, motion: settings.motion,
      characters: settings.characters, reminder: settings.reminder,
      reviewsPerDay: settings.reviewsPerDay, usesFuzz: settings.usesFuzz,
      backlog: settings.backlog, agility: settings.agility)
  }
}

extension Flashcard {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("card", id.text)
    content.write(to: &writer)
    if let schedule = review.schedule {
      writer.key("schedule")
      schedule.write(to: &writer)
    }
    if let repeatDay { writer.member("repeat", repeatDay.description) }
    // What most cards are not is not written.
    if isSuspended { writer.member("suspended", true) }
    if isMarked { writer.member("marked", true) }
    if let buriedDay { writer.member("buried", buriedDay.description) }
    writer.endObject()
  }
}
