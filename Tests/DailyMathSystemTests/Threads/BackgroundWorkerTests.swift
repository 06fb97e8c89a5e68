import DailyMathSystem
import Testing

@Suite("Work in the background")
struct BackgroundWorkerTests {
  @Test("results arrive from other threads, each once and in order of a thread")
  func results() throws {
    let mailbox = Mailbox<Int>()
    for start in [0, 100, 200] {
      try BackgroundWorker.run {
        for offset in 0..<50 { mailbox.put(start + offset) }
      }
    }
    var received: [Int] = []
    let isComplete = eventually {
      received += mailbox.takeAll()
      return received.count == 150
    }
    #expect(isComplete)
    #expect(received.filter { $0 < 100 } == Array(0..<50))
    #expect(Set(received).count == 150)
    #expect(mailbox.takeAll().isEmpty)
  }

  @Test("the stack is deep enough for a deep recursion")
  func stack() throws {
    let mailbox = Mailbox<Int>()
    try BackgroundWorker.run { mailbox.put(depth(5000)) }
    #expect(eventually { mailbox.takeAll() == [5000] })
  }
}

private func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }
