/// The starter cards of differential equations in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum DifferentialEquationsSpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? ¿De qué orden es y'' + (y')³ = x?
    = 2
    - 3
    - 1
    - 5
    ! El orden lo da la derivada más alta que aparece, aquí y''. El exponente 3 de y' no cambia el orden.

    ? ¿Cuál de estas ecuaciones es lineal en y?
    = y' + x²y = eˣ
    - y' + y² = x
    - yy' = x
    - y' = sen y
    ! En una lineal, la y y sus derivadas van a la primera potencia y no se multiplican entre sí. Los coeficientes, como x², pueden depender de x.

    ? Resuelve y' = 2y
    = y = Ce²ˣ
    - y = e²ˣ + C
    - y = Ce⁻²ˣ
    - y = x² + C
    ! De dy/y = 2 dx sale ln|y| = 2x + c. Al aplicar la exponencial, la constante queda multiplicando, no sumando.

    ? ¿Cuáles son los equilibrios de y' = y(3 − y)?
    = y = 0, y = 3
    - Solo y = 3
    - y = 0, y = −3
    - Solo y = 3/2
    ! Hay equilibrio donde y' = 0, es decir, donde algún factor del producto es cero. En y = 3/2 pasa otra cosa: ahí y' es máxima.

    ? Una población con P' = kP se duplica en 5 años. ¿Cuánto es k?
    = ln(2)/5
    - 2/5
    - 5 ln(2)
    - ln(2/5)
    ! De P = P₀eᵏᵗ y P(5) = 2P₀ sale e⁵ᵏ = 2. Toma logaritmo, 5k = ln(2), y divide entre 5.

    ? Resuelve y' = x/y con y(0) = 2
    = y = √(x² + 4)
    - y = x + 2
    - y = √(x²/2 + 4)
    - y = √(4 − x²)
    ! De y dy = x dx sale y² = x² + C, con C = 4. La raíz de una suma no es la suma de las raíces.

    ? Un café a 90 °C se enfría en un cuarto a 20 °C: T' = −k(T − 20). ¿T(t)?
    = T = 20 + 70e⁻ᵏᵗ
    - T = 90e⁻ᵏᵗ
    - T = 20 + 90e⁻ᵏᵗ
    - T = 70 + 20e⁻ᵏᵗ
    ! Lo que decae es la diferencia con el ambiente, T − 20, que empieza en 90 − 20 = 70. Al final suma los 20 grados.

    ? Factor integrante de y' + (2/x)y = x, con x > 0
    = x²
    - 2x
    - 1/x²
    - 2 ln(x)
    ! Es e elevado a la integral de 2/x, que es 2 ln(x), y eso da x². El 2 pasa a ser exponente de x, no factor.

    ? Resuelve y' + 2y = 4
    = y = 2 + Ce⁻²ˣ
    - y = 2 + e⁻²ˣ + C
    - y = 2 + Ce²ˣ
    - y = 4 + Ce⁻²ˣ
    ! Multiplica por e²ˣ e integra: y·e²ˣ = 2e²ˣ + C. Al dividir entre e²ˣ, también se divide la C.

    ? ¿Para qué valor de k es exacta (2xy + 1) dx + (kx² + y) dy = 0?
    = 1
    - 2
    - 1/2
    - −1
    ! Es exacta si la derivada de 2xy + 1 respecto a y es igual a la de kx² + y respecto a x: 2x = 2kx.

    ? Resuelve y'' − 5y' + 6y = 0
    = y = C₁e²ˣ + C₂e³ˣ
    - y = C₁e⁻²ˣ + C₂e⁻³ˣ
    - y = C₁eˣ + C₂e⁶ˣ
    - y = C₁e⁻ˣ + C₂e⁶ˣ
    ! Con y = eʳˣ queda r² − 5r + 6 = (r − 2)(r − 3) = 0. Las raíces son 2 y 3, con signo contrario al de los factores.

    ? Resuelve y'' + 4y = 0
    = y = C₁ cos(2x) + C₂ sen(2x)
    - y = C₁e²ˣ + C₂e⁻²ˣ
    - y = C₁ cos(4x) + C₂ sen(4x)
    - y = C₁ + C₂e⁻⁴ˣ
    ! De r² + 4 = 0 sale r = ±2i: raíces imaginarias dan senos y cosenos. La frecuencia es 2, la raíz de 4.

    ? Resuelve y'' + 4y' + 4y = 0
    = y = (C₁ + C₂x)e⁻²ˣ
    - y = C₁e⁻²ˣ + C₂e⁻²ˣ
    - y = (C₁ + C₂x)e²ˣ
    - y = C₁e²ˣ + C₂e⁻²ˣ
    ! La raíz r = −2 es doble y da una sola exponencial. Para tener otra solución independiente, multiplícala por x.

    ? Resuelve y'' + 2y' + 5y = 0
    = y = e⁻ˣ(C₁ cos(2x) + C₂ sen(2x))
    - y = eˣ(C₁ cos(2x) + C₂ sen(2x))
    - y = e⁻²ˣ(C₁ cos(x) + C₂ sen(x))
    - y = e⁻ˣ(C₁ cos(4x) + C₂ sen(4x))
    ! Las raíces son −1 ± 2i. La parte real, −1, va en la exponencial, y la imaginaria, 2, dentro del seno y el coseno.

    ? ¿Cuánto es el wronskiano W(eˣ, e²ˣ)?
    = e³ˣ
    - 3e³ˣ
    - −e³ˣ
    - 2e³ˣ
    ! W(f, g) = fg' − f'g = 2e³ˣ − e³ˣ. Como nunca es cero, las dos funciones son independientes.

    ? ¿Qué sustitución vuelve lineal a y' + y = xy³?
    = v = y⁻²
    - v = y²
    - v = y³
    - v = y/x
    ! Es de Bernoulli con n = 3, y ahí sirve v = y¹⁻ⁿ. Con v = y⁻² queda v' − 2v = −2x, que ya es lineal.

    ? ¿Cuál es una solución particular de y'' − y = eˣ?
    = (x/2)·eˣ
    - x·eˣ
    - (1/2)·eˣ
    - (x²/2)·eˣ
    ! Como eˣ ya resuelve la homogénea, prueba Ax·eˣ. Al reemplazar queda 2Aeˣ = eˣ, así que A = 1/2.

    ? Resuelve x²y'' + xy' − 4y = 0, con x > 0
    = y = C₁x² + C₂x⁻²
    - y = C₁e²ˣ + C₂e⁻²ˣ
    - y = C₁x² + C₂x² ln(x)
    - y = C₁ cos(2 ln(x)) + C₂ sen(2 ln(x))
    ! Es de Cauchy-Euler: con y = xʳ queda r(r − 1) + r − 4 = r² − 4 = 0. Da potencias de x, no exponenciales.

    ? ¿Qué función tiene transformada de Laplace 6/(s² + 9)?
    = 2 sen(3t)
    - 6 sen(3t)
    - 2 cos(3t)
    - 6 sen(9t)
    ! La transformada de sen(3t) es 3/(s² + 9), y 6 es el doble de 3. Si arriba hubiera s, sería un coseno.

    ? ¿Cuál es la transformada de Laplace de t·e³ᵗ?
    = 1/(s − 3)²
    - 1/(s + 3)²
    - 1/(s²(s − 3))
    - −1/(s − 3)²
    ! La de t es 1/s², y multiplicar por e³ᵗ cambia s por s − 3. La de un producto no es el producto de las transformadas.

    ? En x' = y, y' = −2x − 3y, ¿qué tipo de punto es el origen?
    = Nodo estable
    - Nodo inestable
    - Punto silla
    - Foco estable
    ! La matriz [0 1; −2 −3] tiene valores propios −1 y −2. Son reales y negativos: las soluciones entran al origen sin girar.
    """#
}
