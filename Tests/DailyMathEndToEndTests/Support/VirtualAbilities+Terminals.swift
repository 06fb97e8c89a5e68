import DailyMathTestSupport

extension VirtualAbilities {
  /// A terminal that can do everything the program asks for, on a dark ground.
  static var capable: VirtualAbilities {
    var abilities = VirtualAbilities()
    abilities.hasKeyboardProtocol = true
    abilities.toldModes = [2026, 2027, 2031]
    abilities.background = "rgb:0000/0000/0000"
    abilities.version = "kitty(0.40.0)"
    return abilities
  }
}
