import DailyMathCore

extension JSONWriter {
  /// Writes a member whose value is an object.
  mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// Writes an object.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    beginObject()
    members(&self)
    endObject()
  }

  /// Writes a member whose value is an array with an object for each element, one a line.
  mutating func objects<Element>(
    _ name: String, _ elements: some Sequence<Element>,
    _ members: (inout JSONWriter, Element) -> Void
  ) {
    lineBreak()
    key(name)
    beginArray()
    for element in elements {
      lineBreak()
      object { members(&$0, element) }
    }
    endArray(onItsOwnLine: true)
  }

  /// Writes a member whose value is a day, or null.
  mutating func member(_ name: String, _ day: StudyDay?) {
    key(name)
    if let day { text(day.description) } else { null() }
  }

  /// Writes a member whose value is a number, or null.
  mutating func member(orNull name: String, _ value: Int?) {
    key(name)
    if let value { integer(value) } else { null() }
  }

  /// Writes how many answers there were, and how many were right, as two members.
  mutating func members(_ count: AnswerCount) {
    member("answers", count.answers)
    member("passed", count.passed)
  }
}
