import DailyMathSystem

/// What a program that is running can write to in its memory.
struct ProgramMemory {
  /// Whether the system shows the memory of a program to who has started it.
  static var isReadable: Bool {
    (try? FileSystem.status(of: "/proc/self/mem")) != nil
  }

  struct Hidden: Error { let words: String }

  private let processID: Int

  init(of child: ChildProcess) { processID = child.processID }

  /// Whether the letters stand anywhere, one behind the other.
  func contains(_ letters: String) throws -> Bool {
    // Every page that can be read; some, such as those of the kernel, cannot.
    let script = """
      sed -n 's/^\\([0-9a-f]*\\)-\\([0-9a-f]*\\) .w.*/\\1 \\2/p' "/proc/$0/maps" | {
        while read start end; do
          count=$(( (0x$end - 0x$start) / 4096 ))
          dd if="/proc/$0/mem" bs=4096 skip=$((0x$start / 4096)) count=$count 2>/dev/null
        done
      } | { tee /dev/fd/3 | grep -a -c -F "$1" >&2; } 3>&1 | wc -c
      """
    let outcome = try ChildProcess.run(
      executable: "/bin/sh", arguments: ["-c", script, String(processID), letters],
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"], timeoutMilliseconds: 60_000)
    let bytes = Int(outcome.outputText.filter(\.isNumber)) ?? 0
    guard bytes > 1 << 16, let lines = Int(outcome.errorText.filter(\.isNumber)) else {
      throw Hidden(words: outcome.outputText + outcome.errorText)
    }
    return lines > 0
  }
}
