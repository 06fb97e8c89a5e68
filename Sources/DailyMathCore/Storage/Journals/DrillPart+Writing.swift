extension DrillPart {
  /// Writes the members of the piece into the object that is open.
  ///
  /// ```
  /// "run":"8zq0…","mode":"classic","seconds":120,"seed":"00000000000002a7",
  /// "answers":[["7*8",1530,812,4],["56/7",2100,900,2,["6"],true]],"outcome":[1,21,24,20,120000]
  /// ```
  ///
  /// `run` names the drill, and what it is like follows as `DrillSettings.write` says; `seed` has 16 hexadecimal digits, and
  /// `repeat` is there, as `true`, where the problems were those of an earlier drill.
  ///
  /// Each of `answers`, at most 20, is the problem in the spelling of `Problem.journalText`, the milliseconds to the right
  /// answer and to the first key, and the grade; then come the mistakes, as they were typed, where there were any or the
  /// right answer was shown, which a last `true` says.
  ///
  /// The last piece of a drill has its `outcome`: 1 where it was finished and 0 where it was broken off, the problems solved,
  /// those answered, those whose first answer was right, and the milliseconds that the drill ran.
  func write(to writer: inout JSONWriter) {
    writer.member("run", run)
    settings.write(to: &writer)
    writer.member("seed", Self.text(ofSeed: seed))
    if isRepeat { writer.member("repeat", true) }
    writer.key("answers")
    writer.beginArray()
    for answer in answers { answer.write(to: &writer) }
    writer.endArray()
    guard let outcome else { return }
    writer.key("outcome")
    writer.beginArray()
    outcome.writeNumbers(to: &writer)
    writer.endArray()
  }

  /// How many hexadecimal digits a seed is written with.
  static let seedDigits = 16

  private static func text(ofSeed seed: UInt64) -> String {
    let digits = String(seed, radix: 16)
    return String(repeating: "0", count: seedDigits - digits.count) + digits
  }
}

extension DrillAnswer {
  /// The longest mistake that is written, in bytes; what can be typed is far shorter.
  static let longestMistake = 64

  fileprivate func write(to writer: inout JSONWriter) {
    writer.beginArray()
    writer.text(problem.journalText)
    writer.integer(milliseconds)
    writer.integer(firstKeyMilliseconds)
    writer.integer(grade.rawValue)
    if !isRight {
      writer.beginArray()
      for mistake in mistakes { writer.text(mistake) }
      writer.endArray()
      if wasShown { writer.boolean(true) }
    }
    writer.endArray()
  }
}

extension DrillOutcome {
  /// Whether the numbers fit each other, as those of every drill do, and are small enough to be read again.
  var isSound: Bool {
    0 <= right && right <= score && score <= answers && answers <= EventCoding.largestNumber
      && 0 <= milliseconds && milliseconds <= EventCoding.largestNumber
  }

  /// Writes the five numbers into the array that is open.
  func writeNumbers(to writer: inout JSONWriter) {
    writer.integer(isFinished ? 1 : 0)
    writer.integer(score)
    writer.integer(answers)
    writer.integer(right)
    writer.integer(milliseconds)
  }
}
