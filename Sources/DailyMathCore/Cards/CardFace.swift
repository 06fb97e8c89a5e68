/// What a card asks and what counts as right: the content read in the card's form.
public struct CardFace: Hashable, Sendable {
  /// The question as the learner sees it; a gap is `[…]`, or its hint in brackets.
  public var prompt: String
  /// The right answer.
  public var answer: String
  /// Other answers that are right as well.
  public var alternatives: [String]
  /// Wrong answers that were written for this question.
  public var distractors: [String]

  /// Makes a face from its parts.
  public init(
    prompt: String, answer: String, alternatives: [String] = [], distractors: [String] = []
  ) {
    self.prompt = prompt
    self.answer = answer
    self.alternatives = alternatives
    self.distractors = distractors
  }
}

extension CardContent {
  /// What the card asks.
  ///
  /// Other right answers and wrong ones belong to the question that was written: the way back of a pair has none, and a
  /// text with gaps has them only where there is but one gap.
  public var face: CardFace {
    switch form {
    case .basic, .forward:
      CardFace(
        prompt: prompt, answer: answer, alternatives: alternatives, distractors: distractors)
    case .backward: CardFace(prompt: answer, answer: prompt)
    case .cloze(let gap): clozeFace(ofGap: gap)
    }
  }

  /// Question and answer as they are read, what is asked first; a text with gaps is one text, in which they are filled.
  public var readTexts: [String] {
    switch form {
    case .basic, .forward: [prompt, answer]
    case .backward: [answer, prompt]
    case .cloze: [ClozeText(prompt).filled]
    }
  }

  private func clozeFace(ofGap gap: Int) -> CardFace {
    let text = ClozeText(prompt)
    var face = text.face(ofGap: gap)
    if text.gapCount == 1, gap == 1 {
      face.alternatives = alternatives
      face.distractors = distractors
    }
    return face
  }
}
