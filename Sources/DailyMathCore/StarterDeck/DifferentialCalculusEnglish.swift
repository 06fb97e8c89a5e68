/// The starter cards of differential calculus in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum DifferentialCalculusEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? d/dx x³ = ?
    = 3x²
    - x²
    - 3x³
    - x⁴/4
    ! Bring the exponent down as a factor, then lower the exponent by 1. The x⁴/4 comes from integrating, the opposite way.

    ? d/dx (π²) = ?
    = 0
    - 2π
    - π²
    - 2π²
    ! π² is a number, not a variable: it does not change when x changes, so its derivative is 0.

    ? d/dx sin x = ?
    = cos x
    - −cos x
    - −sin x
    - sin x
    ! Look at the slope of sine: it is 1 at x = 0 and 0 at x = π/2. That is just what cosine is there.

    ? d/dx cos x = ?
    = −sin x
    - sin x
    - −cos x
    - cos x
    ! Just after x = 0 cosine falls, so its derivative is negative there: that is why it has the minus sign.

    ? d/dx eˣ = ?
    = eˣ
    - x·eˣ⁻¹
    - x·eˣ
    - eˣ⁻¹
    ! The function eˣ is its own derivative. The power rule is for xⁿ, with the variable in the base.

    ? d/dx ln x = ?
    = 1/x
    - −1/x²
    - 1/ln x
    - eˣ
    ! If y = ln x, then x = eʸ. Differentiate and you get 1 = eʸ · y', that is, y' = 1/eʸ = 1/x.

    ? d/dx √x = ?
    = 1/(2√x)
    - 1/√x
    - √x/2
    - 2/√x
    ! Write √x as x to the power 1/2: the 1/2 comes down and the exponent becomes −1/2, so the root goes in the denominator.

    ? What is the limit of sin(x)/x as x → 0? (x in radians)
    = 1
    - 0
    - π/180
    - does not exist
    ! Near 0, sin x and x are almost equal, so the quotient tends to 1. With x in degrees it would be π/180.

    ? What is the limit of (x² − 9)/(x − 3) as x → 3?
    = 6
    - 0
    - 3
    - does not exist
    ! 0/0 is not the answer, it is a warning. Factor: if x ≠ 3, the quotient is x + 3, which tends to 6.

    ? What is the tangent line to y = x² at (1, 1)?
    = y = 2x − 1
    - y = 2x + 1
    - y = 2x
    - y = x
    ! The derivative 2x is 2 at x = 1: that is the slope. With the point (1, 1), y − 1 = 2(x − 1).

    ? d/dx (x² eˣ) = ?
    = (x² + 2x)eˣ
    - 2x eˣ
    - 2x + eˣ
    - x² eˣ + 2x
    ! Differentiate one factor at a time and add: 2x · eˣ + x² · eˣ. A product's derivative is not the product of derivatives.

    ? d/dx sin(x²) = ?
    = 2x cos(x²)
    - cos(x²)
    - cos(2x)
    - −2x cos(x²)
    ! Chain rule: differentiate the sine, keep x² inside as it is and multiply by the derivative of x², which is 2x.

    ? d/dx (x/(x² + 1)) = ?
    = (1 − x²)/(x² + 1)²
    - (x² − 1)/(x² + 1)²
    - (3x² + 1)/(x² + 1)²
    - 1/(2x)
    ! Quotient: (f'g − f g')/g². On top you get (x² + 1) − x · 2x = 1 − x². The order of the subtraction matters.

    ? d/dx tan x = ?
    = sec²x
    - −csc²x
    - sec x tan x
    - sec x
    ! Differentiate sin x/cos x as a quotient: on top cos²x + sin²x = 1, below cos²x, and 1/cos²x is sec²x.

    ? d/dx ln(cos x) = ?
    = −tan x
    - tan x
    - 1/cos x
    - −cot x
    ! It is the derivative of the inside over the inside: −sin x/cos x. Without the chain you would stop at 1/cos x.

    ? d/dx 2ˣ = ?
    = 2ˣ ln 2
    - x·2ˣ⁻¹
    - 2ˣ
    - 2ˣ/ln 2
    ! Since 2 = e to the power ln 2, the chain rule brings out a factor ln 2. Only with base e is that factor 1.

    ? If x² + y² = 25, what is dy/dx at (3, 4)?
    = −3/4
    - 3/4
    - −4/3
    - 4/3
    ! Differentiate it all with respect to x, remembering that y depends on x: 2x + 2y · y' = 0. So y' = −x/y = −3/4.

    ? Where does f(x) = x³ − 3x have a local maximum?
    = at x = −1
    - at x = 1
    - at x = 0
    - at x = √3
    ! f'(x) = 3x² − 3 is zero at −1 and 1. Since f″(x) = 6x is negative at −1, the curve bends downwards there.

    ? What is the limit of (1 − cos x)/x² as x → 0?
    = 1/2
    - 0
    - 1
    - ∞
    ! It is 0/0, so L'Hôpital leaves you with sin(x)/(2x). Since sin(x)/x tends to 1, the limit is 1/2.

    ? A radius grows at 2 cm/s. How fast does the circle's area grow when r = 5 cm?
    = 20π cm²/s
    - 10π cm²/s
    - 4π cm²/s
    - 25π cm²/s
    ! From A = πr² you get A' = 2πr · r' = 2π · 5 · 2. Do not forget r': the radius depends on time too.

    ? d/dx xˣ = ? (x > 0)
    = xˣ(ln x + 1)
    - x·xˣ⁻¹
    - xˣ ln x
    - xˣ + ln x
    ! Take logarithms: ln y = x ln x, so y'/y = ln x + 1. Neither the xⁿ rule nor the aˣ rule works: base and exponent both change.
    """#
}
