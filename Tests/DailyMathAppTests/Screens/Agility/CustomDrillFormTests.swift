import DailyMathCore
import DailyMathTerminal
import Testing

@testable import DailyMathApp

@Suite("The form of the learner's own drill")
struct CustomDrillFormTests {
  @Test(
    "two numbers are both ranges, four are one each, in either order and with anything between",
    arguments: [
      ("2-100", 2...100, 2...100), ("2 a 12, 2 a 100", 2...12, 2...100), ("9-3", 3...9, 3...9),
      ("5 5 7 9", 5...5, 7...9), ("0–9999", 0...9_999, 0...9_999),
    ])
  func ranges(text: String, first: ClosedRange<Int>, second: ClosedRange<Int>) {
    #expect(
      CustomDrillForm.ranges(typed: text, of: .multiplication)
        == CustomDrill.Ranges(first: first, second: second))
  }

  @Test(
    "other numbers are no ranges",
    arguments: [
      "", "7", "1 2 3", "1-2 3-4 5-6", "1-10000", "99999999999999999999 1", "abc", "0-0", "5 5 7 7",
    ])
  func noRanges(text: String) {
    #expect(CustomDrillForm.ranges(typed: text, of: .multiplication) == nil)
  }

  @Test("a square has one operand, and so one range")
  func oneRange() {
    #expect(CustomDrillForm.ranges(typed: "2-30", of: .square)?.first == 2...30)
    #expect(CustomDrillForm.ranges(typed: "2-30 2-30", of: .square) == nil)
  }

  @Test("what is typed holds with Enter; what is refused stays and is said")
  func typing() {
    var form = CustomDrillForm(CustomDrill())
    for character in "3-4" { _ = form.reduce(.typed(.character(character))) }
    #expect(form.entry?.field.text == "3-4")
    let isOpen = form.reduce(.entryClosed(keepsText: true))
    #expect(isOpen)
    #expect(form.entry == nil && form.fault == nil)
    #expect(form.drill.ranges[.addition] == CustomDrill.Ranges(first: 3...4, second: 3...4))
    for character in "35" { _ = form.reduce(.typed(.character(character))) }
    _ = form.reduce(.entryClosed(keepsText: true))
    #expect(form.fault == .ranges && form.entry?.field.text == "35")
    _ = form.reduce(.entryClosed(keepsText: false))
    #expect(form.entry == nil)
    #expect(form.drill.ranges[.addition] == CustomDrill.Ranges(first: 3...4, second: 3...4))
  }

  @Test("operations come and go, except for the last one")
  func lastOperation() {
    var form = CustomDrillForm(
      CustomDrill(ranges: [.addition: .init(first: 1...9, second: 1...9)]))
    _ = form.reduce(.switched)
    #expect(form.fault == .noOperation)
    #expect(form.drill.ranges.keys.sorted { $0.rawValue < $1.rawValue } == [.addition])
    _ = form.reduce(.moved(by: 1))
    #expect(form.fault == nil)
    _ = form.reduce(.switched)
    _ = form.reduce(.moved(by: -1))
    _ = form.reduce(.switched)
    #expect(Set(form.drill.ranges.keys) == [.subtraction])
  }

  @Test("each option is had or not", arguments: CustomDrillForm.Option.allCases)
  func options(option: CustomDrillForm.Option) {
    var form = CustomDrillForm(CustomDrill())
    _ = form.reduce(.rowClicked(.option(option)))
    #expect(form.drill == CustomDrill())
    _ = form.reduce(.switched)
    var wanted = CustomDrill()
    wanted[keyPath: option.place] = true
    #expect(form.drill == wanted)
  }

  @Test("closed, it is what the drill is made of, and is saved once")
  func closing() {
    var state = AgilityScreen.State(context: .usual)
    _ = AgilityScreen.reduce(&state, .formOpened, .usual)
    _ = AgilityScreen.reduce(&state, .form(.rowClicked(.option(.blanks))), .usual)
    _ = AgilityScreen.reduce(&state, .form(.switched), .usual)
    var wanted = AgilityPreferences()
    wanted.mode = .custom
    wanted.custom.hasBlanks = true
    let closed = expectReduction(
      of: state, by: { AgilityScreen.reduce(&$0, .form(.closed), .usual) },
      effects: [.append([.settings(SettingsChange(agility: wanted))], for: .agility)],
      change: {
        $0.form = nil
        $0.preferences = wanted
        $0.saved = wanted
      })
    var again = closed
    _ = AgilityScreen.reduce(&again, .formOpened, .usual)
    expectReduction(
      of: again, by: { AgilityScreen.reduce(&$0, .form(.closed), .usual) },
      change: { $0.form = nil })
  }
}
