/// The starter cards of trigonometry in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum TrigonometryEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? How many radians are 180°?
    = π
    - 2π
    - π/2
    - 180
    ! A full turn measures 2π radians, so half a turn, which is 180°, measures π.

    ? In a right triangle, which ratio is sin θ?
    = opposite / hypotenuse
    - adjacent / hypotenuse
    - opposite / adjacent
    - hypotenuse / opposite
    ! Sine compares the side opposite the angle with the hypotenuse. With the adjacent side you get cosine.

    ? What is sin 30°?
    = 1/2
    - √3/2
    - √2/2
    - √3/3
    ! Cut an equilateral triangle in half: the side opposite 30° is half the hypotenuse.

    ? What is cos(π/6)?
    = √3/2
    - 1/2
    - √2/2
    - √3
    ! π/6 is 30°. Cosine is 1 at 0 and falls slowly at first, to √3/2 ≈ 0.87; 1/2 is the sine of that angle.

    ? What is tan 45°?
    = 1
    - 0
    - √2/2
    - √3
    ! At 45° the two legs are equal, and dividing the opposite one by the adjacent one gives 1.

    ? What does sin²x + cos²x equal?
    = 1
    - 0
    - cos(2x)
    - sin(2x)
    ! It is the Pythagorean theorem in the circle of radius 1: the legs are |cos x| and |sin x|, and the hypotenuse is 1.

    ? In which quadrant is θ if sin θ > 0 and cos θ < 0?
    = In the second
    - In the first
    - In the third
    - In the fourth
    ! On the unit circle sine is the height and cosine goes across: up and to the left is the second quadrant.

    ? What does sec x equal?
    = 1/cos x
    - 1/sin x
    - 1/tan x
    - sin x/cos x
    ! Secant is the reciprocal of cosine, and cosecant that of sine. Do not go by the first letter.

    ? How long is an arc of 60° in a circle of radius 6 cm?
    = 2π cm
    - 360 cm
    - 12π cm
    - 6π cm
    ! The arc is radius times angle, but with the angle in radians: 6 · π/3 = 2π. Degrees would give 360, which is absurd.

    ? What does sin(−x) equal?
    = −sin x
    - sin x
    - cos x
    - −cos x
    ! If you reverse the angle, the height changes sign: sine is odd. Cosine, in contrast, is even.

    ? What is cos 120°?
    = −1/2
    - 1/2
    - −√3/2
    - √3/2
    ! The reference angle is 180° − 120° = 60°, and in the second quadrant cosine is negative.

    ? What does cos(π/2 − x) equal?
    = sin x
    - −sin x
    - cos x
    - −cos x
    ! x and π/2 − x are the acute angles of one triangle: the leg adjacent to one is opposite the other.

    ? What is the smallest positive period of sin(2x)?
    = π
    - 2π
    - 4π
    - π/2
    ! The angle 2x moves twice as fast, so it completes a turn of 2π when x has only moved by π.

    ? What does 1 + tan²x equal?
    = sec²x
    - csc²x
    - cot²x
    - sec x
    ! Divide sin²x + cos²x = 1 by cos²x and you get tan²x + 1 = sec²x. Dividing by sin²x gives the one with csc²x.

    ? What does sin(2x) equal?
    = 2 sin x cos x
    - 2 sin x
    - sin x cos x
    - cos²x − sin²x
    ! It is sin(x + x) = sin x cos x + cos x sin x. Doubling the angle does not double the sine: try x = π/2.

    ? What does cos(a + b) equal?
    = cos a cos b − sin a sin b
    - cos a cos b + sin a sin b
    - cos a + cos b
    - sin a cos b + cos a sin b
    ! In the cosine of a sum the sign flips. Check it with a = b = π/2: cos π = 0 · 0 − 1 · 1 = −1.

    ? What is arcsin(−1/2)?
    = −π/6
    - π/6
    - 7π/6
    - −π/3
    ! sin(π/6) = 1/2 and sine is odd. Arcsine only gives angles from −π/2 to π/2. The sine of 7π/6 is −1/2 too, but that angle lies outside.

    ? If tan θ = 3/4 and θ is in the third quadrant, what is sin θ?
    = −3/5
    - 3/5
    - −4/5
    - −3/4
    ! With legs 3 and 4 the hypotenuse is 5. In the third quadrant sine is negative, so put the minus sign.

    ? What are the solutions of 2 cos x = 1 if 0 ≤ x < 2π?
    = π/3 and 5π/3
    - π/3 and 2π/3
    - only π/3
    - π/6 and 11π/6
    ! cos x = 1/2 at π/3 and, because cosine is even, also at −π/3, which in this interval is 2π − π/3 = 5π/3.

    ? What does sin²x equal?
    = (1 − cos(2x))/2
    - (1 + cos(2x))/2
    - (1 − sin(2x))/2
    - 1 − cos(2x)
    ! Solve cos(2x) = 1 − 2 sin²x for sin²x. At x = 0 it must give 0; with the + sign you have cos²x.

    ? Two sides of a triangle are 5 and 8, with 60° between them. How long is the third?
    = 7
    - √89
    - √129
    - √69
    ! Law of cosines: c² = 25 + 64 − 2 · 5 · 8 · cos 60° = 49. Pythagoras only works for a right angle.
    """#
}
