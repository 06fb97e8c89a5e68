import Testing

@testable import DailyMathApp

@Suite("The path of a learner's file")
struct PersonalPathTests {
  @Test(
    "a path is taken as a shell would take it",
    arguments: [
      ("/tmp/codes.txt", "/tmp/codes.txt"), (" \t/tmp/codes.txt  ", "/tmp/codes.txt"),
      ("codes.txt", "/work/codes.txt"), ("a b/ñ.txt", "/work/a b/ñ.txt"),
      ("../codes", "/work/../codes"), ("~/codes.txt", "/home/ana/codes.txt"),
      ("a~", "/work/a~"), (".codes", "/work/.codes"),
    ])
  func full(typed: String, path: String) {
    #expect(
      PersonalPath.full(typed, home: "/home/ana", workingDirectory: "/work") == path)
  }

  @Test("the root of the file system joins without a second slash")
  func root() {
    #expect(PersonalPath.full("~/a", home: "/", workingDirectory: "/work") == "/a")
    #expect(PersonalPath.full("a", home: "/root", workingDirectory: "/") == "/a")
  }

  @Test(
    "what can only be a folder, or no path at all, is refused",
    arguments: [
      "", " \t", "/", ".", "..", "~", "~/", "codes/", "codes/..", "~eva/codes", "a\nb", "a\u{0}b",
      "\u{1B}[2Ja", "a\u{7F}",
    ])
  func refused(typed: String) {
    #expect(PersonalPath.full(typed, home: "/home/ana", workingDirectory: "/work") == nil)
  }
}
