// swift-tools-version: 6.2
import PackageDescription

/// The settings every Swift target is built with: the strictest the language offers, and no warning passes.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "DailyMath",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "DailyMathCore", targets: ["DailyMathCore"]),
    .executable(name: "dailymath", targets: ["dailymath"]),
    .executable(name: "dailymath-bench", targets: ["dailymath-bench"]),
  ],
  targets: [
    .target(
      name: "CDailyMathSystem",
      linkerSettings: [.linkedLibrary("crypt", .when(platforms: [.linux]))]
    ),
    .target(
      name: "DailyMathSystem", dependencies: ["CDailyMathSystem"], swiftSettings: strict),
    .target(name: "DailyMathCore", dependencies: ["DailyMathSystem"], swiftSettings: strict),
    .target(
      name: "DailyMathTerminal", dependencies: ["DailyMathSystem"],
      exclude: ["Width/generate-width-tables.py"], swiftSettings: strict),
    .target(
      name: "DailyMathApp",
      dependencies: ["DailyMathCore", "DailyMathTerminal", "DailyMathSystem"],
      swiftSettings: strict),
    .executableTarget(
      name: "dailymath",
      dependencies: ["DailyMathApp", "DailyMathCore", "DailyMathTerminal", "DailyMathSystem"],
      swiftSettings: strict,
      // With a static standard library, the compiler lists every function of the program for libraries that are loaded
      // later. There are none, and the list is read at every start: half a megabyte that stays in memory.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "--no-export-dynamic"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    .target(
      name: "DailyMathBench", dependencies: ["DailyMathCore", "DailyMathSystem"],
      swiftSettings: strict),
    .executableTarget(
      name: "dailymath-bench",
      // The program is what is measured, so it is built with what measures it.
      dependencies: ["DailyMathBench", "DailyMathCore", "DailyMathSystem", "dailymath"],
      swiftSettings: strict),

    .target(
      name: "DailyMathTestSupport",
      dependencies: ["DailyMathSystem", "DailyMathCore", "DailyMathTerminal"],
      path: "Tests/DailyMathTestSupport", swiftSettings: strict),
    .testTarget(
      name: "DailyMathSystemTests", dependencies: ["DailyMathSystem", "DailyMathTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DailyMathCoreTests",
      dependencies: ["DailyMathCore", "DailyMathSystem", "DailyMathTestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "DailyMathTerminalTests",
      dependencies: ["DailyMathTerminal", "DailyMathSystem", "DailyMathTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DailyMathAppTests",
      dependencies: [
        "DailyMathApp", "DailyMathCore", "DailyMathTerminal", "DailyMathSystem",
        "DailyMathTestSupport",
      ],
      exclude: ["Goldens"], swiftSettings: strict),
    .testTarget(
      name: "DailyMathBenchTests",
      dependencies: [
        "DailyMathBench", "DailyMathCore", "DailyMathSystem", "DailyMathTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DailyMathEndToEndTests",
      dependencies: ["dailymath", "DailyMathCore", "DailyMathSystem", "DailyMathTestSupport"],
      swiftSettings: strict),
  ]
)

// Feeds the input decoder with what no terminal would send, and the readers of files with what nobody would write. It needs a toolchain with libFuzzer, as that of Linux is:
//   FUZZ=1 swift build -c release --product FuzzInputDecoder --scratch-path .build-fuzz --sanitize=fuzzer --sanitize=address \
//     -Xswiftc -sanitize=fuzzer,address --disable-dead-strip
//   mkdir -p .build-fuzz/corpus
//   SWIFT_BACKTRACE=enable=no .build-fuzz/release/FuzzInputDecoder .build-fuzz/corpus -max_total_time=600 -max_len=4096
// Without --disable-dead-strip the linker drops the counters of what was reached, and the fuzzer is blind ("corp: 1"). So it is
// without the sanitizers named once more for Swift, whose compiler heeds the last -sanitize only: "Loaded 1 modules" has to
// be followed by thousands of counters, and not by those of the C files alone.
// FuzzJSONReader is built and run in the same way; it begins well with the lines of the tests' fixtures as its corpus:
//   cat Tests/DailyMathCoreTests/Fixtures/*/accounts/*/journal/* | split -l 1 - .build-fuzz/corpus/line-
// Without FUZZ the targets are left out, because their main function is the fuzzer's.
if Context.environment["FUZZ"] == "1" {
  package.targets.append(
    .executableTarget(
      name: "FuzzInputDecoder", dependencies: ["DailyMathTerminal"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  package.products.append(
    .executable(name: "FuzzInputDecoder", targets: ["FuzzInputDecoder"]))
  package.targets.append(
    .executableTarget(
      name: "FuzzJSONReader", dependencies: ["DailyMathCore"],
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
  package.products.append(.executable(name: "FuzzJSONReader", targets: ["FuzzJSONReader"]))
}
