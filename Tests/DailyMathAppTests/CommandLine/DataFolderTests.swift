import DailyMathApp
import Testing

@Suite("The data folder")
struct DataFolderTests {
  private let home = ["HOME": "/home/ana"]

  @Test("without any wish it is the system's place for a user's data")
  func standard() {
    #expect(path(home) == "/home/ana/.local/share/dailymath")
    #expect(path(home, isMac: true) == "/home/ana/Library/Application Support/DailyMath")
  }

  @Test("XDG_DATA_HOME moves it, unless it is relative, empty or on a Mac")
  func dataHome() {
    #expect(path(home.with("XDG_DATA_HOME", "/data")) == "/data/dailymath")
    #expect(path(["XDG_DATA_HOME": "/data"]) == "/data/dailymath")
    for value in ["data", ""] {
      #expect(path(home.with("XDG_DATA_HOME", value)) == "/home/ana/.local/share/dailymath")
    }
    #expect(
      path(home.with("XDG_DATA_HOME", "/data"), isMac: true)
        == "/home/ana/Library/Application Support/DailyMath")
  }

  @Test(
    "DAILYMATH_HOME goes before it, and the option before both; a relative path counts from here")
  func chosen() {
    let environment = home.with("XDG_DATA_HOME", "/data").with("DAILYMATH_HOME", "/mine")
    for isMac in [true, false] {
      #expect(path(environment, isMac: isMac) == "/mine")
      #expect(path(environment, chosen: "/other", isMac: isMac) == "/other")
      #expect(path(environment, chosen: "other", isMac: isMac) == "/work/other")
    }
    #expect(path(home.with("DAILYMATH_HOME", "mine")) == "/work/mine")
    #expect(path(home.with("DAILYMATH_HOME", "")) == "/home/ana/.local/share/dailymath")
  }

  @Test("where nothing says whose home it is, there is none")
  func nowhere() {
    for isMac in [true, false] {
      #expect(path([:], isMac: isMac) == nil)
      #expect(path(["HOME": ""], isMac: isMac) == nil)
      #expect(path([:], chosen: "/d", isMac: isMac) == "/d")
    }
  }

  private func path(
    _ environment: [String: String], chosen: String? = nil, isMac: Bool = false
  ) -> String? {
    DataFolder.path(
      chosen: chosen, workingDirectory: "/work", usesApplicationSupport: isMac,
      environment: { environment[$0] })
  }
}

extension [String: String] {
  fileprivate func with(_ name: String, _ value: String) -> [String: String] {
    merging([name: value]) { _, new in new }
  }
}
