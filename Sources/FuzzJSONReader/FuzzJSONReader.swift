import DailyMathCore

/// What libFuzzer calls with each input it makes up; Swift traps where a promise is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ReaderTrial.run(on: unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
