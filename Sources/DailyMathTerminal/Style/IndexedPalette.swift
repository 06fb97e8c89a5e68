/// The part of the palette of 256 colours that is the same in every terminal: a cube of 216 and a ramp of 24 greys.
///
/// The sixteen before it are the user's own, so that nobody can know what they look like.
enum IndexedPalette {
  /// The places that are the same everywhere.
  static let places: ClosedRange<UInt8> = 16...255

  /// The values that each part of a colour takes in the cube.
  private static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
  private static let firstOfCube: UInt8 = 16
  private static let firstOfRamp: UInt8 = 232

  /// What stands at a place; nil for the sixteen that are the user's own.
  static func color(at place: UInt8) -> RGBColor? {
    guard places.contains(place) else { return nil }
    if place >= firstOfRamp {
      let grey = 8 + 10 * (place - firstOfRamp)
      return RGBColor(grey, grey, grey)
    }
    let cube = Int(place - firstOfCube)
    return RGBColor(steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
  }

  /// The place whose colour comes closest among those that `isAccepted` takes; nil where it takes none.
  ///
  /// Close is what differs least in the squares of its parts; of two as close, it is the lower place.
  static func nearest(
    to color: RGBColor, where isAccepted: (RGBColor) -> Bool = { _ in true }
  ) -> UInt8? {
    var best: (place: UInt8, distance: Int)?
    for place in places {
      guard let candidate = Self.color(at: place), isAccepted(candidate) else { continue }
      let distance = squaredDistance(candidate, color)
      if distance < best?.distance ?? .max { best = (place, distance) }
    }
    return best?.place
  }

  private static func squaredDistance(_ one: RGBColor, _ other: RGBColor) -> Int {
    let red = Int(one.red) - Int(other.red)
    let green = Int(one.green) - Int(other.green)
    let blue = Int(one.blue) - Int(other.blue)
    return red * red + green * green + blue * blue
  }
}
