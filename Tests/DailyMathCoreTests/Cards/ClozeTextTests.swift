import DailyMathCore
import Testing

@Suite("Texts with gaps")
struct ClozeTextTests {
  @Test("every gap asks for its own text, with the others filled in")
  func gaps() {
    let text = ClozeText("La derivada de {{sen x}} es {{cos x::otra función}}.")
    #expect(text.gapCount == 2)
    #expect(text.faults == [])
    #expect(
      text.face(ofGap: 1) == CardFace(prompt: "La derivada de […] es cos x.", answer: "sen x"))
    #expect(
      text.face(ofGap: 2)
        == CardFace(prompt: "La derivada de sen x es [otra función].", answer: "cos x"))
  }

  @Test("gaps that say the same are gaps of their own")
  func equalGaps() {
    let text = ClozeText("{{1}} + {{1}} = 2")
    #expect(text.gapCount == 2)
    #expect(text.face(ofGap: 1).prompt == "[…] + 1 = 2")
    #expect(text.face(ofGap: 2).prompt == "1 + […] = 2")
  }

  @Test("gaps of the same number open together, counted in the order in which they begin")
  func numbers() {
    let text = ClozeText("{{c3::a}} {{b}} {{c1::c::d}} {{c3::a}} {{c1::e}} {{c0::f}}")
    #expect(text.gapCount == 4)
    #expect(text.face(ofGap: 1) == CardFace(prompt: "[…] b c […] e f", answer: "a"))
    #expect(text.face(ofGap: 2) == CardFace(prompt: "a […] c a e f", answer: "b"))
    #expect(text.face(ofGap: 3) == CardFace(prompt: "a b [d] a […] f", answer: "c; e"))
    #expect(text.face(ofGap: 4) == CardFace(prompt: "a b c a e […]", answer: "f"))
  }

  @Test(
    "braces, colons and letters within an answer belong to it",
    arguments: [
      ("{{x^{2}}}", "x^{2}", ""), ("{{\\frac{1}{2}}}", "\\frac{1}{2}", ""),
      ("{{{a}}}", "{a}", ""), ("{{\\mathbf{{x}}}}", "\\mathbf{{x}}", ""),
      ("{{a {{b}} c}}", "a {{b}} c", ""), ("{{\\left\\{ x \\right.}}", "\\left\\{ x \\right.", ""),
      ("{{c1}}", "c1", ""), ("{{c::h}}", "c", "h"), ("{{c1::a::b::c}}", "a", "b::c"),
      ("{{f: A -> B}}", "f: A -> B", ""), ("{{a::}}", "a", ""), ("{{{a::b}::c}}", "{a::b}", "c"),
      ("{{c-1::a}}", "c-1", "a"), ("{{c+1::a}}", "c+1", "a"), ("{{cx::a}}", "cx", "a"),
      ("{{ a }}", " a ", ""), ("{{c1::x^{2}::h}}", "x^{2}", "h"), ("{{\\\\}}", "\\\\", ""),
    ])
  func answers(text: String, answer: String, hint: String) {
    let face = ClozeText("«" + text + "»").face(ofGap: 1)
    #expect(face.answer == answer)
    #expect(face.prompt == "«[\(hint.isEmpty ? "…" : hint)]»")
    #expect(ClozeText(text).faults == [])
    #expect(ClozeText(text).gapCount == 1)
  }

  @Test(
    "what is not written properly is named with its place, and stays as it is",
    arguments: [
      ("", []), ("sin huecos", []), ("{a} {b}", []),
      ("ñ {{}}", [.emptyGap(at: 2)]), ("{{ }}", [.emptyGap(at: 0)]),
      ("{{::h}}", [.emptyGap(at: 0)]), ("{{c1::}}", [.emptyGap(at: 0)]),
      ("a {{b", [.unclosed(at: 2)]), ("a {{b}", [.unclosed(at: 2)]), ("{{b{}}", [.unclosed(at: 0)]),
      ("é b}}", [.unopened(at: 3)]), ("{b}}", [.unopened(at: 2)]),
      ("{{", [.unclosed(at: 0)]), ("}}", [.unopened(at: 0)]),
    ] as [(String, [ClozeFault])])
  func faults(text: String, faults: [ClozeFault]) {
    let cloze = ClozeText(text)
    #expect(cloze.gapCount == 0)
    #expect(cloze.faults == (faults.isEmpty ? [.noGap] : faults))
    #expect(cloze.face(ofGap: 1) == CardFace(prompt: text, answer: ""))
  }

  @Test("a fault keeps no other gap from being asked")
  func faultsBesideGaps() {
    let text = ClozeText("{{}} {{a}} x^{y^{2}} b}} {{c}} {{d")
    #expect(text.faults == [.emptyGap(at: 0), .unopened(at: 22), .unclosed(at: 31)])
    #expect(text.gapCount == 2)
    #expect(text.face(ofGap: 2).prompt == "{{}} a x^{y^{2}} b}} […] {{d")
    let unclosed = ClozeText("{{a {{b}}")
    #expect(unclosed.faults == [.unclosed(at: 0)])
  }

  @Test("braces of formulas beside the gaps are none of the text's own")
  func formulas() {
    #expect(ClozeText("\\left\\{ x^{a_{b}} \\right. = {{1}}").faults == [])
    #expect(
      ClozeText("\\frac{\\sqrt{2}}{3} = {{1}}").face(ofGap: 1).prompt
        == "\\frac{\\sqrt{2}}{3} = […]")
  }

  @Test("a gap that is not there leaves the text to be read and asks for nothing")
  func missingGap() {
    for gap in [0, -1, 3, .max, .min] {
      #expect(ClozeText("{{a}} {{b}}").face(ofGap: gap) == CardFace(prompt: "a b", answer: ""))
    }
  }

  @Test("64 gaps are asked, and those after them filled in")
  func manyGaps() {
    let gaps = (1...66).map { "{{\($0)}}" }.joined()
    let text = ClozeText(gaps)
    #expect(text.gapCount == 64)
    #expect(text.answer(ofGap: 64) == "64")
    #expect(text.answer(ofGap: 65) == nil)
    // 9 gaps of five characters and 55 of six.
    #expect(text.faults == [.tooManyGaps(at: 9 * 5 + 55 * 6)])
    #expect(text.face(ofGap: 64).prompt.hasSuffix("63[…]6566"))
    #expect(ClozeText(String(repeating: "{{c1::a}}", count: 90)).gapCount == 1)
  }

  @Test(
    "random texts, long ones among them, are read without a fault of the program",
    arguments: 0..<200)
  func random(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let parts = ["{", "}", "{{", "}}", "::", "c1", "\\", "a", "ñ", "e\u{301}", "👩‍🔬", " ", ":"]
    let length = seed < 190 ? 30 : 5_000
    let text = (0..<length).map { _ in parts[generator.next(below: parts.count)] }.joined()
    let cloze = ClozeText(text)
    #expect((0...CardForm.mostGaps).contains(cloze.gapCount))
    #expect(cloze.gapCount > 0 || !cloze.faults.isEmpty)
    #expect(cloze.faults.allSatisfy { ($0.place ?? 0) <= text.count })
    for gap in 0..<cloze.gapCount {
      let face = cloze.face(ofGap: gap + 1)
      #expect(face.answer.contains { !$0.isWhitespace })
      #expect(face.prompt.contains("["))
    }
  }

  @Test("braces that are never closed cost no more than one look through the text")
  func hostile() {
    let open = ClozeText(String(repeating: "{{", count: 4_000))
    #expect(open.faults == [.unclosed(at: 0)])
    #expect(ClozeText(String(repeating: "}}", count: 4_000)).faults == [.unopened(at: 0)])
    #expect(ClozeText(String(repeating: "{{}}", count: 2_000)).faults == [.emptyGap(at: 0)])
  }
}
