/// A card file as it is being written: its rows, and what they and its lines name by numbers.
struct CardFileDraft {
  /// The number of the file.
  let generation: Int
  /// How long the file is with all lines that were added.
  private(set) var length: Int
  /// The devices, as lines name them by their places.
  let devices: [DeviceID]
  /// Under what cards are kept and found, as rows name it by their indices.
  private(set) var labels: [CardLabel]
  /// The rows so far, in the order of their identities.
  private(set) var rows: [CardSummary] = []
  private var places: [CardLabel: Int32] = [:]

  /// Begins behind the first `length` bytes of a file, whose rows name `labels`.
  init(generation: Int, length: Int, devices: [DeviceID], labels: [CardLabel]) {
    self.generation = generation
    self.length = length
    self.devices = devices
    self.labels = labels
    for (place, label) in labels.enumerated() { places[label] = Int32(clamping: place) }
  }

  /// Takes over a row whose line stays where it is.
  mutating func keep(_ row: CardSummary) {
    rows.append(row)
  }

  /// Adds a line for `history` and a row that names it.
  mutating func add(_ history: CardHistory, to lines: inout [UInt8]) {
    let line = CardLine.encoded(history, devices: devices)
    var row = history.row
    row.offset = length
    row.length = Int32(clamping: line.count)
    if let label = history.label { row.label = place(of: label) }
    rows.append(row)
    lines += line
    lines.append(0x0A)
    length += line.count + 1
  }

  /// Adds the line of a card that did not change, byte by byte.
  mutating func add(
    _ row: CardSummary, of labels: [CardLabel], _ line: ArraySlice<UInt8>, to lines: inout [UInt8]
  ) {
    var row = row
    row.offset = length
    if row.label >= 0 { row.label = place(of: labels[Int(row.label)]) }
    rows.append(row)
    lines += line
    lines.append(0x0A)
    length += line.count + 1
  }

  /// The place of a label, which is added where there is none like it.
  private mutating func place(of label: CardLabel) -> Int32 {
    if let place = places[label] { return place }
    let place = Int32(clamping: labels.count)
    labels.append(label)
    places[label] = place
    return place
  }
}
