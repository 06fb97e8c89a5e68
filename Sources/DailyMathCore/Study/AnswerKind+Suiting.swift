extension AnswerKind {
  /// Up to so many characters are typed without toil.
  private static let shortText = 32

  /// The kind of answer that suits a face on which nobody decided: a choice where something wrong can be offered beside
  /// the right answer, else typing where that is a number or a short text of one line, else turning the card over.
  public static func suited(to face: CardFace, hasDistractors: Bool) -> AnswerKind {
    if hasDistractors { return .choice }
    let answer = face.answer
    let isShort = answer.count <= shortText && !answer.contains(where: \.isNewline)
    return isShort && answer.contains { !$0.isWhitespace } ? .typed : .flip
  }
}
