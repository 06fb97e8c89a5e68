import DailyMathCore

/// What a card asks and what counts as right, in sentences.
enum CardFaceLines {
  /// The question, the answer, other right answers and the wrong options, a line for each.
  static func lines(of face: CardFace, _ texts: Texts) -> [String] {
    let labels = texts.cardEditor
    return [
      "\(labels.prompt): \(CardText.line(face.prompt))",
      "\(labels.answer): \(CardText.line(face.answer))",
    ] + face.alternatives.map { texts.browser.preview.alternative(CardText.line($0)) }
      + face.distractors.enumerated().map {
        "\(labels.distractor($0.offset + 1)): \(CardText.line($0.element))"
      }
  }
}
