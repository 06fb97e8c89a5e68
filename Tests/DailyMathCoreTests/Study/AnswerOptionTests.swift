import DailyMathCore
import Testing

@Suite("The options of a question")
struct AnswerOptionTests {
  private let content = CardContent(
    prompt: "sen 0", answer: "0", distractors: ["1", "−1", "½"], category: .trigonometry)

  @Test("their order is the same on every machine for ever")
  func pinnedOrder() {
    // The first published outputs for seed 1234567 are 6457827717110365317, 3203168211198807973 and
    // 9817491932198370423: 1 modulo 4, 1 modulo 3, 1 modulo 2. Of [answer, 0, 1, 2] the last changes places with the
    // second, giving [answer, 2, 1, 0], then the third with the second, [answer, 1, 2, 0], and the second stays.
    var generator = SplitMix64(seed: 1_234_567)
    let options = AnswerOption.shuffled(
      of: content.face, with: content.distractors, using: &generator)
    #expect(options.map(\.identity) == [.answer, .distractor(1), .distractor(2), .distractor(0)])
    #expect(options.map(\.text) == ["0", "−1", "½", "1"])
  }

  @Test("every option is there once, and one of them is right", arguments: 0..<50)
  func complete(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let options = AnswerOption.shuffled(
      of: content.face, with: content.distractors, using: &generator)
    #expect(Set(options.map(\.text)) == ["0", "1", "−1", "½"])
    #expect(options.count == 4)
    #expect(options.filter(\.isRight).map(\.text) == ["0"])
  }

  @Test("over many seeds the right answer stands everywhere")
  func everywhere() {
    let places = (0..<100).map { seed in
      var generator = SplitMix64(seed: UInt64(seed))
      return AnswerOption.shuffled(of: content.face, with: content.distractors, using: &generator)
        .firstIndex { $0.isRight }
    }
    #expect(Set(places) == [0, 1, 2, 3])
  }

  @Test("options of equal text stay apart, since a choice is judged by which it is")
  func equalTexts() {
    let twins = CardContent(
      prompt: "?", answer: "2", distractors: ["2"], category: .probability)
    var generator = SplitMix64(seed: 1)
    let options = AnswerOption.shuffled(of: twins.face, with: twins.distractors, using: &generator)
    #expect(options.count { $0.isRight } == 1)
    #expect(Set(options).count == 2)
  }

  @Test("a card without wrong answers has one option")
  func alone() {
    let bare = CardContent(prompt: "?", answer: "2", distractors: [], category: .probability)
    var generator = SplitMix64(seed: 1)
    #expect(
      AnswerOption.shuffled(of: bare.face, with: bare.distractors, using: &generator).map(
        \.identity) == [.answer])
  }
}
