extension Moment {
  /// The instant in local time as ISO 8601 writes it: `2026-11-30T21:14:03.120-05:00`.
  ///
  /// The offset has seconds where the zone's has (`-04:56:16`). A clock beyond the years 1 to 9999 is written as the
  /// nearest instant within.
  var localTime: String {
    let lowest = Int64(StudyDay.range.lowerBound) * 86_400_000
    let highest = Int64(StudyDay.range.upperBound + 1) * 86_400_000 - 1
    let shift = Int64(offset.seconds) * 1_000
    let local = min(max(instant.milliseconds, lowest - shift), highest - shift) + shift
    let days = local >= 0 ? local / 86_400_000 : (local + 1) / 86_400_000 - 1
    let rest = Int(local - days * 86_400_000)
    let clock = [
      padded(rest / 3_600_000, 2), padded(rest / 60_000 % 60, 2), padded(rest / 1_000 % 60, 2),
    ].joined(separator: ":")
    return StudyDay(daysSince1970: Int(days)).description + "T" + clock + "."
      + padded(rest % 1_000, 3) + offset.text
  }

  /// Reads the text that `localTime` writes; `nil` for anything else.
  init?(localTime text: String, day: StudyDay) {
    self.init(localTime: Array(text.utf8).span, day: day)
  }

  /// Reads the bytes of the text that `localTime` writes; `nil` for anything else.
  init?(localTime bytes: Span<UInt8>, day: StudyDay) {
    guard bytes.count >= 29, bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"),
      bytes[16] == UInt8(ascii: ":"), bytes[19] == UInt8(ascii: "."),
      let date = StudyDay(digits: bytes.extracting(0..<10)),
      let hour = number(bytes, 11..<13, below: 24), let minute = number(bytes, 14..<16, below: 60),
      let second = number(bytes, 17..<19, below: 60),
      let thousandths = number(bytes, 20..<23, below: 1_000),
      let offset = UTCOffset(bytes: bytes.extracting(23...))
    else { return nil }
    let local = date.daysSince1970 * 86_400 + hour * 3_600 + minute * 60 + second
    let milliseconds = Int64(local - offset.seconds) * 1_000 + Int64(thousandths)
    self.init(instant: Instant(milliseconds: milliseconds), offset: offset, day: day)
  }
}

extension StudyDay {
  /// Reads ten bytes of the form `2026-11-30`; `nil` where they are no such date.
  init?(digits bytes: Span<UInt8>) {
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let year = number(bytes, 0..<4, below: 10_000), let month = number(bytes, 5..<7, below: 13),
      let day = number(bytes, 8..<10, below: 32)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension UTCOffset {
  /// The offset as ISO 8601 writes it: `-05:00`.
  fileprivate var text: String {
    let size = abs(seconds)
    let text =
      (seconds < 0 ? "-" : "+") + padded(size / 3_600, 2) + ":" + padded(size / 60 % 60, 2)
    return size % 60 == 0 ? text : text + ":" + padded(size % 60, 2)
  }

  fileprivate init?(bytes: Span<UInt8>) {
    guard bytes.count == 6 || bytes.count == 9, bytes[3] == UInt8(ascii: ":"),
      bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
      let hours = number(bytes, 1..<3, below: 19), let minutes = number(bytes, 4..<6, below: 60)
    else { return nil }
    var size = hours * 3_600 + minutes * 60
    if bytes.count == 9 {
      guard bytes[6] == UInt8(ascii: ":"), let seconds = number(bytes, 7..<9, below: 60) else {
        return nil
      }
      size += seconds
    }
    guard size <= 18 * 3_600 else { return nil }
    self.init(seconds: bytes[0] == UInt8(ascii: "-") ? -size : size)
  }
}

private func padded(_ value: Int, _ width: Int) -> String {
  let digits = String(value)
  return String(repeating: "0", count: width - digits.count) + digits
}

/// The number that the digits at `range` of `bytes` make; `nil` where one is no digit or the number is not below `limit`.
private func number(_ bytes: Span<UInt8>, _ range: Range<Int>, below limit: Int) -> Int? {
  var value = 0
  for index in range {
    let digit = bytes[index] &- UInt8(ascii: "0")
    guard digit < 10 else { return nil }
    value = value &* 10 &+ Int(digit)
  }
  return value < limit ? value : nil
}
