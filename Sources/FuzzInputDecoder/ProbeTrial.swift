import DailyMathTerminal

/// What has to hold for the questions to a terminal, whatever it answers and however often.
struct ProbeTrial {
  private var probe = CapabilityProbe { ["TERM": "xterm", "LANG": "C.UTF-8"][$0] }
  private var answeredFences = 0
  private var sentQuestions = 0

  /// Takes in events, and traps where an answer leads to more than it should.
  mutating func take(_ events: [InputEvent]) {
    for case .reply(let reply) in events {
      if reply == .attributes { answeredFences += 1 }
      let sent = probe.take(reply)
      precondition(sent.count <= 16, "too much is sent for one answer")
      if sent.last == UInt8(ascii: "c") { sentQuestions += 1 }
      precondition(sentQuestions <= answeredFences, "asked again without an answer")
      precondition(probe.modes.leaveSequence.count <= 1024, "a way out that is too long")
      precondition(!probe.enterSequence.contains(UInt8(ascii: "<")), "a flag popped on entering")
    }
    probe.restart()
    precondition(probe.modes == .standard && probe.isPending, "something is left after leaving")
  }
}
