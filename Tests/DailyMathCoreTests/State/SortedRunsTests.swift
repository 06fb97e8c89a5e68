import DailyMathCore
import Testing

@testable import DailyMathCore

@Suite("Elements in runs")
struct SortedRunsTests {
  @Test("whatever comes and goes, it reads as a sorted array does", arguments: 1...6)
  func likeAnArray(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var plain: [Int] = (0..<1_500).map { $0 * 2 }
    var runs = SortedRuns(sorting: generator.shuffled(plain))
    // Growing first and shrinking then, so that runs are halved, joined and dropped.
    for step in 0..<6_000 {
      let isGrowing = step < 2_500
      let value = generator.next(below: 6_000)
      let index = plain.firstIndex { $0 >= value } ?? plain.count
      let isThere = index < plain.count && plain[index] == value
      if generator.next(below: 4) == 0 ? !isGrowing : isGrowing {
        if isThere { continue }
        plain.insert(value, at: index)
        runs.insert(value)
      } else if index < plain.count {
        // Half of the time one that is there, so that few remain in the end.
        let gone = isThere || step.isMultiple(of: 2) ? value : plain[index]
        if let index = plain.firstIndex(of: gone) { plain.remove(at: index) }
        runs.remove(gone)
      }
      if step.isMultiple(of: 250) { expect(runs, plain) }
    }
    expect(runs, plain)
  }

  @Test("what is put at the end one by one fills its runs, and all can be taken out again")
  func appending() {
    var runs = SortedRuns<Int>()
    for value in 0..<1_600 { runs.insert(value) }
    expect(runs, Array(0..<1_600))
    for value in 0..<1_600 { runs.remove(value) }
    expect(runs, [])
    runs.remove(7)
    #expect(runs == SortedRuns())
  }

  @Test("a copy stays as it was")
  func copies() {
    var runs = SortedRuns(sorting: Array(0..<1_000))
    let before = runs
    runs.remove(500)
    runs.insert(-1)
    expect(before, Array(0..<1_000))
    #expect(runs != before)
  }

  @Test("how the elements are divided makes no difference")
  func equality() {
    var oneByOne = SortedRuns<Int>()
    for value in (0..<1_300).reversed() { oneByOne.insert(value) }
    let atOnce = SortedRuns(sorting: Array(0..<1_300))
    #expect(oneByOne == atOnce)
    #expect(oneByOne.hashValue == atOnce.hashValue)
  }

  private func expect(
    _ runs: SortedRuns<Int>, _ plain: [Int], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(runs.count == plain.count, sourceLocation: sourceLocation)
    let isSame = Array(runs.elements(from: 0)) == plain
    #expect(isSame, sourceLocation: sourceLocation)
    for index in stride(from: 0, to: plain.count, by: 97) {
      #expect(runs[index] == plain[index], sourceLocation: sourceLocation)
      #expect(runs.offset(of: plain[index]) == index, sourceLocation: sourceLocation)
      #expect(runs.count { $0 < plain[index] } == index, sourceLocation: sourceLocation)
      let rest = Array(runs.elements(from: index)) == Array(plain[index...])
      #expect(rest, sourceLocation: sourceLocation)
    }
    #expect(runs.offset(of: -7) == nil, sourceLocation: sourceLocation)
    #expect(runs.count { _ in true } == plain.count, sourceLocation: sourceLocation)
    #expect(Array(runs.elements(from: plain.count)) == [], sourceLocation: sourceLocation)
  }
}
