import DailyMathCore
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("The text of a study day")
struct StudyDayTextTests {
  @Test(
    "anything but ten characters of a real date is refused",
    arguments: [
      "", "2026", "2026-11", "2026-11-3", "2026-1-30", "26-11-30", "2026-11-300", "02026-11-30",
      " 2026-11-30", "2026-11-30 ", "2026-11-30\n", "2026/11/30", "2026.11.30", "20261130",
      "2026-11 30", "2026--1-30", "+026-11-30", "-026-11-30", "2026-+1-30", "2026-11- 1",
      "0000-01-01", "2026-00-01", "2026-13-01", "2026-01-00", "2026-01-32", "2026-02-29",
      "1900-02-29", "2026-04-31", "2O26-11-30", "2026-11-3O", "0x1A-11-30",
      // Ten bytes whose digits are Arabic, ten characters that are wide, a minus that is no hyphen.
      "٢٠-11-30", "２０２６-11-30", "2026−11−30", "2026-11-3\u{0}", "1e10-11-30",
    ])
  func malformed(text: String) {
    #expect(StudyDay(text) == nil)
  }

  @Test("short years are padded to four digits", arguments: ["0001-01-01", "0099-12-09"])
  func padded(text: String) {
    #expect(StudyDay(text)?.description == text)
  }

  @Test("a day is a string in JSON")
  func json() throws {
    let day = try #require(StudyDay("2026-11-30"))
    let data = try JSONEncoder().encode([day])
    #expect(String(decoding: data, as: UTF8.self) == #"["2026-11-30"]"#)
    #expect(try JSONDecoder().decode([StudyDay].self, from: data) == [day])
  }

  @Test(
    "JSON that holds no date is refused",
    arguments: [
      #"["2026-02-30"]"#, "[20787]", "[null]", #"[""]"#,
    ])
  func malformedJSON(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([StudyDay].self, from: Data(text.utf8))
    }
  }
}
