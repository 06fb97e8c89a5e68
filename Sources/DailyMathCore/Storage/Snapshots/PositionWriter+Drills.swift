extension PositionWriter {
  /// Writes what the drills say: the facts, the usual times, and the drills of the past.
  mutating func write(drillsOf record: AgilityRecord) {
    json.lineBreak()
    json.key("facts")
    json.beginArray()
    for (text, memory) in record.facts.map({ ($0.key.text, $0.value) }).sorted(by: { $0.0 < $1.0 })
    {
      json.lineBreak()
      json.beginArray()
      json.text(text)
      write(memory)
      json.endArray()
    }
    json.endArray()
    json.lineBreak()
    json.key("drillTimes")
    json.beginArray()
    for (digits, times) in record.times.sorted(by: { $0.key < $1.key }) {
      json.beginArray()
      json.integer(digits)
      write(times)
      json.endArray()
    }
    json.endArray()
    json.lineBreak()
    writeRuns(of: record)
  }

  private mutating func write(_ memory: FactMemory) {
    json.beginArray()
    json.integer(memory.answers)
    json.integer(memory.right)
    json.integer(memory.latestPlaces.count)
    for (place, milliseconds) in zip(memory.latestPlaces, memory.latestMilliseconds) {
      write(place)
      json.integer(milliseconds)
    }
    for first in memory.days {
      json.integer(first.day.daysSince1970)
      write(first.place)
      json.integer(first.grade.rawValue)
    }
    json.endArray()
  }

  private mutating func write(_ place: AnswerPlace) {
    write(place.position)
    json.integer(place.index)
  }

  private mutating func writeRuns(of record: AgilityRecord) {
    // Most drills are of a few kinds, which are written once.
    var kinds: [DrillSettings] = []
    var places: [DrillSettings: Int] = [:]
    for run in record.runs where places[run.settings] == nil {
      places[run.settings] = kinds.count
      kinds.append(run.settings)
    }
    json.key("drillKinds")
    json.beginArray()
    for kind in kinds {
      json.beginObject()
      kind.write(to: &json)
      json.endObject()
    }
    json.endArray()
    json.lineBreak()
    json.key("drills")
    json.beginArray()
    for (run, position) in zip(record.runs, record.runPositions) {
      json.lineBreak()
      json.beginArray()
      json.text(run.id)
      json.beginArray()
      write(position)
      json.integer(Int(run.moment.instant.milliseconds))
      json.integer(run.moment.offset.seconds)
      json.integer(run.moment.day.daysSince1970)
      json.integer(places[run.settings] ?? 0)
      json.integer(run.isRepeat ? 1 : 0)
      run.outcome.writeNumbers(to: &json)
      json.endArray()
      json.endArray()
    }
    json.endArray()
  }
}
