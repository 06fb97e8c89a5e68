import DailyMathBench
import Testing

@Suite("The benchmark's options")
struct BenchOptionsTests {
  @Test("options and groups come in any order")
  func known() throws {
    let options = try read("idle", "--full", "--quick", "start")
    #expect(options.isFull && options.isQuick && !options.wantsHelp && !options.hasMillion)
    #expect(try read("--million").hasMillion)
    #expect(options.groups == ["idle", "start"])
    #expect(try read() == read())
    #expect(try read("-h").wantsHelp)
    #expect(try read("--help").wantsHelp)
  }

  @Test("another program is named by its path, which must be there")
  func program() throws {
    #expect(try read().program == nil)
    let options = try read("start", "--program", "idle", "--quick")
    #expect(options.program == "idle")
    #expect(options.groups == ["start"] && options.isQuick)
    #expect(throws: BenchOptions.Unknown(argument: "--program")) { try read("--program") }
  }

  @Test("anything else is refused by name", arguments: ["--fast", "Idle", "", "-q"])
  func unknown(argument: String) {
    #expect(throws: BenchOptions.Unknown(argument: argument)) { try read("start", argument) }
  }

  @Test("quick means a sixth, but three times at least")
  func repetitions() throws {
    #expect(try read().repetitions(30) == 30)
    #expect(try read("--quick").repetitions(30) == 5)
    #expect(try read("--quick").repetitions(6) == 3)
  }

  @Test("the help names every group")
  func usage() {
    let names = Measurements.all.map(\.name)
    #expect(Set(names).count == names.count)
    let text = BenchOptions.usage(groups: names)
    for name in names { #expect(text.contains(name)) }
  }

  private func read(_ arguments: String...) throws(BenchOptions.Unknown) -> BenchOptions {
    try BenchOptions(arguments: arguments, knownGroups: ["start", "idle"])
  }
}
