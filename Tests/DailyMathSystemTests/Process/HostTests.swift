import DailyMathSystem
import Testing

@Suite("The process and its machine")
struct HostTests {
  @Test("the environment, the folders and the program are known")
  func surroundings() throws {
    #expect(Host.environment("PATH") != nil)
    #expect(Host.environment("DAILYMATH_SURELY_NOT_SET") == nil)
    #expect(Host.homeDirectory.hasPrefix("/"))
    #expect(Host.workingDirectory.hasPrefix("/"))
    let executable = try #require(Host.currentExecutable)
    #expect(try FileSystem.status(of: executable) != nil)
    #expect(Host.processID > 1)
  }

  @Test("the machine's identity stays the same and is 16 hexadecimal digits")
  func identity() {
    let identity = Host.machineIdentity
    #expect(identity == Host.machineIdentity)
    #expect(identity.count == 16)
    #expect(identity.allSatisfy { $0.isHexDigit })
    if let machine = try? FileSystem.read("/etc/machine-id") {
      #expect(!String(decoding: machine, as: UTF8.self).contains(identity))
    }
  }

  @Test("errors say what failed, where and why, without control characters")
  func description() {
    let error = SystemError(call: "open", code: 2, path: "/tmp/a\u{1B}[2Jb")
    #expect(error.description == "open /tmp/a␛[2Jb: No such file or directory")
    #expect(error.isMissing && error.isDirectoryMissing && !error.isDiskFull)
    #expect(SystemError(call: "flock", code: 13).description == "flock: Permission denied")
    #expect(SystemError(call: "write", code: 28).isDiskFull)
    #expect(SystemError(call: "open", code: 30).isReadOnly)
    #expect(SystemError(call: "open", code: 1).isPermissionDenied)
  }
}
