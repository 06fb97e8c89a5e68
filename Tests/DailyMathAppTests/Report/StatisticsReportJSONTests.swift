import DailyMathCore
import Foundation
import Testing

@testable import DailyMathApp

@Suite("The report as JSON")
struct StatisticsReportJSONTests {
  @Test("another reader finds every figure under its name")
  func members() throws {
    let report = try Report(of: .forgotten)
    #expect(report.number("format") == 1)
    #expect(report.text("day") == "2026-11-30")
    #expect(report.number("totals", "answers") == 3)
    #expect(report.number("totals", "milliseconds") == 90_000)
    #expect(report.text("totals", "since") == "2026-11-20")
    #expect(report.text("totals", "busiest", "day") == "2026-11-29")
    #expect(report.number("retention", "young", "answers") == 1)
    #expect(report.number("retention", "young", "passed") == 0)
    #expect(report.number("cards", "young") == 1 && report.number("cards", "total") == 1)
    #expect(report.text("level", "name") != nil)
    let hard = try #require(report.objects("hardest").first)
    #expect(hard["id"] as? String == "sine" && hard["prompt"] as? String == "d/dx sen(x)")
    #expect(hard["lapses"] as? Int == 1 && hard["ease"] as? Int == 250)
    #expect(hard["answers"] as? Int == 2 && hard["passed"] as? Int == 1)
    #expect(hard["suspended"] as? Bool == false)
    let category = try #require(report.objects("categories").first)
    #expect(category["category"] as? String == "differential-calculus")
    #expect(category["due"] as? Int == 1)
  }

  @Test("the help names every member of the object", arguments: Language.allCases)
  func help(language: Language) throws {
    let usage = Texts.of(language).commandLine.usage
    let words = Set(usage.split { !$0.isLetter }.map(String.init))
    let bytes = StatisticsReport.json(
      ReportJournal.forgotten.statistics, ReportJournal.forgotten.awards,
      in: ReportJournal.forgotten.state)
    let object = try JSONSerialization.jsonObject(with: Data(bytes.utf8))
    let members = try #require(object as? [String: Any]).keys
    #expect(members.count == 16)
    for member in members { #expect(words.contains(member), "\(member)") }
  }

  @Test("lists are complete, and the days end with the day that is asked about")
  func lists() throws {
    let report = try Report(of: .forgotten)
    // Fifty-two weeks and the Monday.
    let days = report.objects("days")
    #expect(days.count == 365)
    #expect(days.first?["day"] as? String == "2025-12-01")
    #expect(days.last?["day"] as? String == "2026-11-30")
    #expect(days.dropLast().last?["answers"] as? Int == 2)
    #expect(report.objects("forecast").count == 30)
    #expect(report.objects("forecast").first?["due"] as? Int == 1)
    #expect(report.objects("hours").count == 24)
    #expect(report.objects("hours")[18]["passed"] as? Int == 2)
    #expect(report.objects("retention", "months").map { $0["month"] as? String }.last == "2026-11")
    #expect(report.objects("badges").count == Badge.Kind.allCases.count)
    let intervals = report.objects("cards", "intervals")
    #expect(intervals.count == 8 && intervals.first?["cards"] as? Int == 1)
    #expect(intervals.last?["to"] is NSNull)
  }

  @Test("an account without anything is a whole object as well")
  func empty() throws {
    let report = try Report(of: ReportJournal())
    #expect(report.value("totals", "since") is NSNull)
    #expect(report.value("totals", "busiest") is NSNull)
    #expect(report.objects("hardest").isEmpty && report.objects("categories").isEmpty)
  }

  @Test("what a card says cannot break out of its text")
  func quoting() throws {
    var journal = ReportJournal.forgotten
    journal.put("sine", "\"},{\\ \u{1B}[31m∫")
    let hard = try Report(of: journal).objects("hardest")
    #expect(hard.count == 1)
    #expect(hard.first?["prompt"] as? String == "\"},{\\ ␛[31m∫")
  }
}

extension StatisticsReportJSONTests {
  /// The report, read by Foundation.
  private struct Report {
    private let object: Any

    init(of journal: ReportJournal) throws {
      let text = StatisticsReport.json(journal.statistics, journal.awards, in: journal.state)
      object = try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    func value(_ path: String...) -> Any? { value(path) }

    func number(_ path: String...) -> Int? { value(path) as? Int }

    func text(_ path: String...) -> String? { value(path) as? String }

    func objects(_ path: String...) -> [[String: Any]] { value(path) as? [[String: Any]] ?? [] }

    private func value(_ path: [String]) -> Any? {
      path.reduce(object as Any?) { ($0 as? [String: Any])?[$1] }
    }
  }
}
