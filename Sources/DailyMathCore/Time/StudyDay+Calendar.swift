extension StudyDay {
  /// How many days the Monday of the same week lies before; 0 for a Monday, 6 for a Sunday.
  public var daysSinceMonday: Int {
    // 1970-01-01 was a Thursday.
    let days = (daysSince1970 + 3) % 7
    return days < 0 ? days + 7 : days
  }

  /// The first day of the same month.
  public var startOfMonth: StudyDay {
    adding(days: 1 - date.day)
  }

  /// The first day of the month that lies so many months after that of this day, or before where `count` is negative; it
  /// stops at the ends of `range`.
  public func startOfMonth(adding count: Int) -> StudyDay {
    let (year, month, _) = date
    let months = (year * 12 + month - 1).addingClamping(count)
    let (newYear, newMonth) = months.quotientAndRemainder(dividingBy: 12)
    if newYear < 1 { return StudyDay(daysSince1970: Self.range.lowerBound) }
    return StudyDay(year: newYear, month: newMonth + 1, day: 1)
      ?? StudyDay(daysSince1970: Self.range.upperBound)
  }
}
