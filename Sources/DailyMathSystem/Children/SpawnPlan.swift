internal import CDailyMathSystem

/// Everything that is needed to start a program, as the C function takes it.
struct SpawnPlan {
  /// The path of the program, which is also its first argument.
  let executable: String
  /// The arguments after the program's name.
  let arguments: [String]
  /// All the variables that the program sees.
  let environment: [String: String]
  /// The folder in which it starts; `nil` for that of this process.
  let workingDirectory: String?
  /// The terminal that becomes its own; `nil` for none.
  let terminalPath: String?

  /// Starts the program and returns its process number; −1 stands for /dev/null.
  func start(input: Int32, output: Int32, error: Int32) throws(SystemError) -> Int {
    var arguments = CStringArray([executable] + arguments)
    var environment = CStringArray(
      environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    // The optional texts have their places here even when they are absent, and are then not used.
    var places = CStringArray([executable] + [workingDirectory, terminalPath].map { $0 ?? "" })
    let result = unsafe arguments.withPointers { arguments in
      unsafe environment.withPointers { environment in
        unsafe places.withPointers { places -> Int? in
          var plan = unsafe dailymath_spawn()
          unsafe plan.executable = unsafe UnsafePointer(places[0])
          unsafe plan.arguments = arguments
          unsafe plan.environment = environment
          if workingDirectory != nil {
            unsafe plan.working_folder = unsafe UnsafePointer(places[1])
          }
          if terminalPath != nil { unsafe plan.terminal = unsafe UnsafePointer(places[2]) }
          unsafe plan.input = input
          unsafe plan.output = output
          unsafe plan.error = error
          return unsafe dailymath_start(&plan)
        }
      }
    }
    return try SystemError.check(result ?? -1, "posix_spawn", executable)
  }
}
