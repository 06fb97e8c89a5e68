/// An account's state as it was when its journals had been read up to given marks: a cache of their fold, in two files.
///
/// Both are text that a person can read, and neither holds anything that the journals do not.
///
/// **The index**, `<account>.json`, is replaced as a whole. It is one JSON object whose members stand in this order:
/// - `format`, the number of this format, and `store`: the generation of the card file, how many of its bytes count, and
///   the number of rows;
/// - `files`: how far each journal was folded; `devices`: their names. Everywhere else a device is its place in that list,
///   and a place among all events is three numbers: order, device, number;
/// - `order`, the highest of all events; then the profile and each setting that was chosen, with its place;
/// - `seen`, the ranges of numbers that were folded of each device; `deckLimits`; `undone`, the events taken back;
/// - `tallies`: of each day its answers, cards, introductions, scheduled answers and milliseconds, the answers and passes of
///   young and of mature cards, the lowest order or −1, the drills that count and the lowest order of them or −1, then number,
///   answers and passes of each sitting; `hours`: answers and passes of each hour; `waiting`: days, counted from 1970-01-01, each with its change; `growth`: the same of each deck
///   with changes of all and of mature cards; `answerTimes`: blocks of 256 milliseconds, by
///   the number of the block and how many answers took each of them, from its first on;
/// - `facts`: the text of each, how often it was answered and how often right at once, how many times are kept, of each its
///   place, its number in the event and its milliseconds, then of each day that is kept the day, the place and the number of
///   its first answer, and the grade; `drillTimes`: digits and blocks as before; `drillKinds`: what drills were like, as in
///   a journal; `drills`: name, place, instant, offset and day of each, its kind, whether it was a repeat, and its outcome;
/// - `labels`: each category, deck and tags that cards have in common;
/// - `cards`: a row for every card, in the order of their identities (see `CardSummaryCoding`);
/// - `scheduled`, `new`, `suspended`, `returning`: the rows of cards, counted from 0, in the orders in which plans take them;
/// - `crc`, as in a journal.
///
/// **The card file**, `<account>.<generation>.jsonl`, has a line for each card with all that happened to it (see
/// `CardLine`). It only grows: a card that changed gets another line at the end, and the index says which one counts. When
/// more than half is out of date, the next generation is written.
///
/// A saving writes and syncs the card file before it replaces the index, so that an index never names what is not there,
/// and a crash at any moment leaves the old pair or the new one. A card file that is longer than its index says was being
/// saved to; what is beyond does not count.
struct Snapshot: Equatable, Sendable {
  /// The format of both files; what was written in another is passed over and made anew.
  static let format = 4
  /// The largest index that is read, in bytes.
  static let largestFile = 1 << 30

  /// How far each journal was folded, by the file's name.
  var marks: [String: JournalMark]
  /// The state up to there.
  var state: AccountState
}
