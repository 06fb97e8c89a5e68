import DailyMathTerminal

/// What libFuzzer calls with each input it makes up; Swift traps where a promise is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  // The first bytes say how the others are cut and when they come, so that these are found and kept like the rest.
  DecoderTrial(seed: bytes.prefix(4), bytes: bytes.dropFirst(4)).run()
  return 0
}
