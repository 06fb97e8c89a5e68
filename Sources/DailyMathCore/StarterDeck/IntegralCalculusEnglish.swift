/// The starter cards of integral calculus in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum IntegralCalculusEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? ∫ x² dx = ?
    = x³/3 + C
    - x³ + C
    - 3x³ + C
    - 2x + C
    ! Raise the exponent to 3 and divide by 3. Differentiate your result: if you get x² back, it is right.

    ? ∫ 5 dx = ?
    = 5x + C
    - 5 + C
    - x/5 + C
    - 5x²/2 + C
    ! You want a function whose derivative is 5 everywhere: a straight line of slope 5.

    ? Why do you add C in an indefinite integral?
    = Every constant has derivative 0
    - C is the area under the curve
    - The result must be positive
    - The curve must go through the origin
    ! If F' = f, then (F + 7)' = f too. Differentiating loses the constant, so you write all the possible ones with C.

    ? ∫ sin x dx = ?
    = −cos x + C
    - cos x + C
    - sin x + C
    - −sin x + C
    ! The derivative of cos x is −sin x, with a minus; to get +sin x back you have to start from −cos x.

    ? ∫ (1/x) dx = ?
    = ln|x| + C
    - −1/x² + C
    - ln(x²) + C
    - 1/ln|x| + C
    ! With x⁻¹ the power rule would make you divide by 0. The function whose derivative is 1/x is ln|x|.

    ? ∫ e²ˣ dx = ?
    = e²ˣ/2 + C
    - 2e²ˣ + C
    - e²ˣ + C
    - e²ˣ⁺¹/(2x + 1) + C
    ! Differentiating e²ˣ brings out a factor 2 by the chain rule. Divide by 2 to make up for it.

    ? ∫ 3x² dx from 0 to 2 = ?
    = 8
    - 12
    - 24
    - 6
    ! An antiderivative is x³, and 2³ − 0³ = 8. First integrate, then evaluate; 12 is only the height 3x² at x = 2.

    ? ∫ sin x dx from 0 to π = ?
    = 2
    - 0
    - −2
    - 1
    ! With F = −cos x: F(π) − F(0) = 1 − (−1) = 2. Mind both minus signs; sine is positive here and so is the area.

    ? d/dx of ∫ cos(t²) dt from 0 to x = ?
    = cos(x²)
    - sin(x²)
    - −2x sin(x²)
    - cos(x²) − 1
    ! Fundamental theorem: as the endpoint x moves, the area grows as fast as the function is high at x.

    ? What is the area between y = x² and the line y = x?
    = 1/6
    - −1/6
    - 5/6
    - 1/3
    ! They meet at 0 and 1, and between them the line is above: ∫ (x − x²) dx = 1/2 − 1/3 = 1/6.

    ? ∫ 2x cos(x²) dx = ?
    = sin(x²) + C
    - −sin(x²) + C
    - x² sin(x²) + C
    - 2 sin(x²) + C
    ! Take u = x², so that du = 2x dx is already there. What is left is ∫ cos u du = sin u + C.

    ? ∫ x/(x² + 1) dx = ?
    = ln(x² + 1)/2 + C
    - ln(x² + 1) + C
    - 2 ln(x² + 1) + C
    - x arctan x + C
    ! With u = x² + 1 you have du = 2x dx, and on top there is only x dx, half of it: that is where the 1/2 comes from.

    ? ∫ 1/(1 + x²) dx = ?
    = arctan x + C
    - ln(1 + x²) + C
    - arcsin x + C
    - x − 1/x + C
    ! The derivative of arctan x is 1/(1 + x²). For a logarithm you would need the derivative of the bottom, 2x, on top.

    ? ∫ tan x dx = ?
    = −ln|cos x| + C
    - ln|cos x| + C
    - ln|sin x| + C
    - sec²x + C
    ! Write sin x/cos x and take u = cos x: since du = −sin x dx, a minus sign comes out. sec²x is the derivative.

    ? ∫ x eˣ dx = ?
    = (x − 1)eˣ + C
    - (x + 1)eˣ + C
    - x eˣ + C
    - x² eˣ/2 + C
    ! By parts with u = x and dv = eˣ dx: x eˣ − ∫ eˣ dx. You subtract, not add: it is the product rule backwards.

    ? ∫ ln x dx = ?
    = x ln x − x + C
    - 1/x + C
    - x ln x + C
    - (ln x)²/2 + C
    ! By parts with u = ln x and dv = dx: x ln x − ∫ x · (1/x) dx. The 1/x comes from differentiating, not integrating.

    ? ∫ sin²x dx = ?
    = x/2 − sin(2x)/4 + C
    - x/2 + sin(2x)/4 + C
    - x/2 − sin(2x)/2 + C
    - sin³x/3 + C
    ! First lower the degree with sin²x = (1 − cos(2x))/2. Integrating cos(2x) divides by 2 once more.

    ? Which substitution removes the root in ∫ √(4 − x²) dx?
    = x = 2 sin θ
    - x = 2 tan θ
    - x = 2 sec θ
    - x = 4 sin θ
    ! Then 4 − 4 sin²θ = 4 cos²θ, a perfect square. Tangent is for 4 + x², and secant for x² − 4.

    ? ∫ 1/(x² − 1) dx = ?
    = (1/2) ln|(x − 1)/(x + 1)| + C
    - (1/2) ln|(x + 1)/(x − 1)| + C
    - ln|(x − 1)/(x + 1)| + C
    - ln|x² − 1| + C
    ! In partial fractions it is (1/2)/(x − 1) − (1/2)/(x + 1). Integrate each one and join the logarithms.

    ? ∫ 1/x² dx from 1 to ∞ = ?
    = 1
    - 0
    - −1
    - diverges
    ! Up to b the integral is 1 − 1/b, which tends to 1 as b → ∞. With 1/x you would get ln b, and that one diverges.

    ? Rotate y = √x (0 ≤ x ≤ 4) about the x-axis. What volume does it enclose?
    = 8π
    - 8
    - 16π
    - 16π/3
    ! Each slice is a disc of area πy² = πx, and ∫ πx dx from 0 to 4 is 8π. If you forget to square the radius, you get 16π/3.
    """#
}
