internal import CDailyMathSystem

/// The memory that this process holds.
package enum ProcessMemory {
  /// Gives memory back to the system that was freed and is still held for later; after work that needed much of it.
  package static func giveBackUnused() {
    dailymath_give_back_memory()
  }
}
