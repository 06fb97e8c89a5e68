/// The starter cards of differential equations in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum DifferentialEquationsEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? What is the order of y'' + (y')³ = x?
    = 2
    - 3
    - 1
    - 5
    ! The order is that of the highest derivative present, here y''. The exponent 3 on y' does not change it.

    ? Which of these equations is linear in y?
    = y' + x²y = eˣ
    - y' + y² = x
    - yy' = x
    - y' = sin y
    ! In a linear equation, y and its derivatives have power one and never multiply each other. Coefficients such as x² may depend on x.

    ? Solve y' = 2y
    = y = Ce²ˣ
    - y = e²ˣ + C
    - y = Ce⁻²ˣ
    - y = x² + C
    ! From dy/y = 2 dx you get ln|y| = 2x + c. After taking exponentials the constant multiplies, it is not added.

    ? What are the equilibria of y' = y(3 − y)?
    = y = 0, y = 3
    - Only y = 3
    - y = 0, y = −3
    - Only y = 3/2
    ! Equilibria are where y' = 0, that is, where a factor of the product is zero. At y = 3/2 something else happens: y' is largest there.

    ? A population with P' = kP doubles in 5 years. What is k?
    = ln(2)/5
    - 2/5
    - 5 ln(2)
    - ln(2/5)
    ! From P = P₀eᵏᵗ and P(5) = 2P₀ you get e⁵ᵏ = 2. Take logarithms, 5k = ln(2), and divide by 5.

    ? Solve y' = x/y with y(0) = 2
    = y = √(x² + 4)
    - y = x + 2
    - y = √(x²/2 + 4)
    - y = √(4 − x²)
    ! From y dy = x dx you get y² = x² + C, with C = 4. The root of a sum is not the sum of the roots.

    ? Coffee at 90 °C cools in a room at 20 °C: T' = −k(T − 20). T(t)?
    = T = 20 + 70e⁻ᵏᵗ
    - T = 90e⁻ᵏᵗ
    - T = 20 + 90e⁻ᵏᵗ
    - T = 70 + 20e⁻ᵏᵗ
    ! What decays is the difference from the surroundings, T − 20, which starts at 90 − 20 = 70. Then add the 20 degrees back.

    ? Integrating factor of y' + (2/x)y = x, with x > 0
    = x²
    - 2x
    - 1/x²
    - 2 ln(x)
    ! It is e raised to the integral of 2/x, which is 2 ln(x), and that gives x². The 2 becomes an exponent of x, not a factor.

    ? Solve y' + 2y = 4
    = y = 2 + Ce⁻²ˣ
    - y = 2 + e⁻²ˣ + C
    - y = 2 + Ce²ˣ
    - y = 4 + Ce⁻²ˣ
    ! Multiply by e²ˣ and integrate: y·e²ˣ = 2e²ˣ + C. When you divide by e²ˣ, the C is divided too.

    ? For which k is (2xy + 1) dx + (kx² + y) dy = 0 exact?
    = 1
    - 2
    - 1/2
    - −1
    ! It is exact if the y-derivative of 2xy + 1 equals the x-derivative of kx² + y: 2x = 2kx.

    ? Solve y'' − 5y' + 6y = 0
    = y = C₁e²ˣ + C₂e³ˣ
    - y = C₁e⁻²ˣ + C₂e⁻³ˣ
    - y = C₁eˣ + C₂e⁶ˣ
    - y = C₁e⁻ˣ + C₂e⁶ˣ
    ! With y = eʳˣ you get r² − 5r + 6 = (r − 2)(r − 3) = 0. The roots are 2 and 3, opposite in sign to what the factors show.

    ? Solve y'' + 4y = 0
    = y = C₁ cos(2x) + C₂ sin(2x)
    - y = C₁e²ˣ + C₂e⁻²ˣ
    - y = C₁ cos(4x) + C₂ sin(4x)
    - y = C₁ + C₂e⁻⁴ˣ
    ! From r² + 4 = 0 you get r = ±2i: imaginary roots give sines and cosines. The frequency is 2, the root of 4.

    ? Solve y'' + 4y' + 4y = 0
    = y = (C₁ + C₂x)e⁻²ˣ
    - y = C₁e⁻²ˣ + C₂e⁻²ˣ
    - y = (C₁ + C₂x)e²ˣ
    - y = C₁e²ˣ + C₂e⁻²ˣ
    ! The root r = −2 is double and gives only one exponential. To get another independent solution, multiply it by x.

    ? Solve y'' + 2y' + 5y = 0
    = y = e⁻ˣ(C₁ cos(2x) + C₂ sin(2x))
    - y = eˣ(C₁ cos(2x) + C₂ sin(2x))
    - y = e⁻²ˣ(C₁ cos(x) + C₂ sin(x))
    - y = e⁻ˣ(C₁ cos(4x) + C₂ sin(4x))
    ! The roots are −1 ± 2i. The real part, −1, goes in the exponential, and the imaginary part, 2, inside sine and cosine.

    ? What is the Wronskian W(eˣ, e²ˣ)?
    = e³ˣ
    - 3e³ˣ
    - −e³ˣ
    - 2e³ˣ
    ! W(f, g) = fg' − f'g = 2e³ˣ − e³ˣ. It is never zero, so the two functions are independent.

    ? Which substitution makes y' + y = xy³ linear?
    = v = y⁻²
    - v = y²
    - v = y³
    - v = y/x
    ! It is a Bernoulli equation with n = 3, where v = y¹⁻ⁿ works. With v = y⁻² you get v' − 2v = −2x, which is linear.

    ? Which is a particular solution of y'' − y = eˣ?
    = (x/2)·eˣ
    - x·eˣ
    - (1/2)·eˣ
    - (x²/2)·eˣ
    ! Since eˣ already solves the homogeneous equation, try Ax·eˣ. Substituting gives 2Aeˣ = eˣ, so A = 1/2.

    ? Solve x²y'' + xy' − 4y = 0, with x > 0
    = y = C₁x² + C₂x⁻²
    - y = C₁e²ˣ + C₂e⁻²ˣ
    - y = C₁x² + C₂x² ln(x)
    - y = C₁ cos(2 ln(x)) + C₂ sin(2 ln(x))
    ! It is a Cauchy-Euler equation: y = xʳ gives r(r − 1) + r − 4 = r² − 4 = 0. You get powers of x, not exponentials.

    ? Which function has Laplace transform 6/(s² + 9)?
    = 2 sin(3t)
    - 6 sin(3t)
    - 2 cos(3t)
    - 6 sin(9t)
    ! The transform of sin(3t) is 3/(s² + 9), and 6 is twice 3. With an s on top it would be a cosine.

    ? What is the Laplace transform of t·e³ᵗ?
    = 1/(s − 3)²
    - 1/(s + 3)²
    - 1/(s²(s − 3))
    - −1/(s − 3)²
    ! That of t is 1/s², and multiplying by e³ᵗ turns s into s − 3. A product's transform is not the product of the transforms.

    ? In x' = y, y' = −2x − 3y, what kind of point is the origin?
    = Stable node
    - Unstable node
    - Saddle point
    - Stable spiral
    ! The matrix [0 1; −2 −3] has eigenvalues −1 and −2. They are real and negative: solutions enter the origin without circling it.
    """#
}
