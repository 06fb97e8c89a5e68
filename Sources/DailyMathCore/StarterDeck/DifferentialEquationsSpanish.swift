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
    = y' + x²y = e^x
    - y' + y² = x
    - yy' = x
    - y' = sen y
    ! En una lineal, y y sus derivadas van a la primera potencia y no se multiplican entre sí. Los coeficientes, como x², pueden depender de x.

    ? Resuelve y' = 2y
    = y = Ce^(2x)
    - y = e^(2x) + C
    - y = Ce^(−2x)
    - y = x² + C
    ! Separas dy/y = 2 dx y obtienes ln|y| = 2x + c. Al aplicar la exponencial, la constante queda multiplicando, no sumando.

    ? ¿Cuáles son los equilibrios de y' = y(3 − y)?
    = y = 0, y = 3
    - Solo y = 3
    - y = 0, y = −3
    - Solo y = 3/2
    ! En un equilibrio y' = 0, y un producto es cero cuando lo es algún factor. En y = 3/2 pasa otra cosa: ahí y' es máxima.

    ? P' = kP y la población se duplica en 5 años. ¿Cuánto es k?
    = ln(2)/5
    - 2/5
    - 5 ln(2)
    - ln(2/5)
    ! De P = P₀e^(kt) y P(5) = 2P₀ sale e^(5k) = 2. Tomas logaritmo, 5k = ln(2), y divides entre 5.

    ? Resuelve y' = x/y con y(0) = 2
    = y = √(x² + 4)
    - y = x + 2
    - y = √(x²/2 + 4)
    - y = √(4 − x²)
    ! Separas y dy = x dx y queda y² = x² + C, con C = 4. La raíz de una suma no es la suma de las raíces.

    ? T' = −k(T − 20) con T(0) = 90. ¿Cuánto es T(t)?
    = T = 20 + 70e^(−kt)
    - T = 90e^(−kt)
    - T = 20 + 90e^(−kt)
    - T = 70 + 20e^(−kt)
    ! Lo que decae es la diferencia con el ambiente, T − 20, que empieza en 90 − 20 = 70. Al final sumas los 20 grados.

    ? Factor integrante de y' + (2/x)y = x, con x > 0
    = x²
    - 2x
    - 1/x²
    - 2 ln(x)
    ! Es e elevado a la integral de 2/x: e^(2 ln(x)) = x². El 2 pasa a ser exponente de x, no factor.

    ? Resuelve y' + 2y = 4
    = y = 2 + Ce^(−2x)
    - y = 2 + e^(−2x) + C
    - y = 2 + Ce^(2x)
    - y = 4 + Ce^(−2x)
    ! Multiplicas por e^(2x) e integras: ye^(2x) = 2e^(2x) + C. Al dividir por e^(2x), también divides la C.

    ? ¿Con qué k es exacta (2xy + 1) dx + (kx² + y) dy = 0?
    = 1
    - 2
    - 1/2
    - −1
    ! Es exacta si la derivada de 2xy + 1 respecto a y es igual a la de kx² + y respecto a x: 2x = 2kx.

    ? Resuelve y'' − 5y' + 6y = 0
    = y = C₁e^(2x) + C₂e^(3x)
    - y = C₁e^(−2x) + C₂e^(−3x)
    - y = C₁e^x + C₂e^(6x)
    - y = C₁e^(−x) + C₂e^(6x)
    ! Con y = e^(rx) queda r² − 5r + 6 = (r − 2)(r − 3) = 0. Las raíces son 2 y 3, con signo contrario al de los factores.

    ? Resuelve y'' + 4y = 0
    = y = C₁ cos(2x) + C₂ sen(2x)
    - y = C₁e^(2x) + C₂e^(−2x)
    - y = C₁ cos(4x) + C₂ sen(4x)
    - y = C₁ + C₂e^(−4x)
    ! De r² + 4 = 0 sale r = ±2i: raíces imaginarias dan senos y cosenos. La frecuencia es 2, la raíz de 4.

    ? Resuelve y'' + 4y' + 4y = 0
    = y = (C₁ + C₂x)e^(−2x)
    - y = C₁e^(−2x) + C₂e^(−2x)
    - y = (C₁ + C₂x)e^(2x)
    - y = C₁e^(2x) + C₂e^(−2x)
    ! La raíz r = −2 es doble y da una sola exponencial. Para tener otra solución independiente, la multiplicas por x.

    ? Resuelve y'' + 2y' + 5y = 0
    = y = e^(−x)(C₁ cos(2x) + C₂ sen(2x))
    - y = e^x(C₁ cos(2x) + C₂ sen(2x))
    - y = e^(−2x)(C₁ cos(x) + C₂ sen(x))
    - y = e^(−x)(C₁ cos(4x) + C₂ sen(4x))
    ! Las raíces son −1 ± 2i. La parte real, −1, va en la exponencial, y la imaginaria, 2, dentro del seno y el coseno.

    ? ¿Cuánto es el wronskiano W(e^x, e^(2x))?
    = e^(3x)
    - 3e^(3x)
    - −e^(3x)
    - 2e^(3x)
    ! W(f, g) = fg' − f'g = 2e^(3x) − e^(3x). Como nunca es cero, las dos funciones son independientes.

    ? ¿Qué sustitución vuelve lineal a y' + y = xy³?
    = v = y⁻²
    - v = y²
    - v = y³
    - v = y/x
    ! Es de Bernoulli con n = 3, y ahí sirve v = y^(1 − n). Con v = y⁻² queda v' − 2v = −2x, que ya es lineal.

    ? ¿Cuál es una solución particular de y'' − y = e^x?
    = (x/2)e^x
    - xe^x
    - (1/2)e^x
    - (x²/2)e^x
    ! Como e^x ya resuelve la homogénea, pruebas Axe^x. Al reemplazar queda 2Ae^x = e^x, así que A = 1/2.

    ? Resuelve x²y'' + xy' − 4y = 0, con x > 0
    = y = C₁x² + C₂x⁻²
    - y = C₁e^(2x) + C₂e^(−2x)
    - y = C₁x² + C₂x² ln(x)
    - y = C₁ cos(2 ln(x)) + C₂ sen(2 ln(x))
    ! Es de Cauchy-Euler: con y = x^r queda r(r − 1) + r − 4 = r² − 4 = 0. Da potencias de x, no exponenciales.

    ? Si Y(s) = 6/(s² + 9), ¿cuánto es y(t)?
    = 2 sen(3t)
    - 6 sen(3t)
    - 2 cos(3t)
    - 6 sen(9t)
    ! La transformada de sen(3t) es 3/(s² + 9), y 6 es 2 veces ese 3. Si arriba hubiera s, sería un coseno.

    ? ¿Cuál es la transformada de Laplace de te^(3t)?
    = 1/(s − 3)²
    - 1/(s + 3)²
    - 1/(s²(s − 3))
    - −1/(s − 3)²
    ! La de t es 1/s², y multiplicar por e^(3t) cambia s por s − 3. La de un producto no es el producto de las transformadas.

    ? En x' = y, y' = −2x − 3y, ¿qué tipo de punto es el origen?
    = Nodo estable
    - Nodo inestable
    - Punto silla
    - Foco estable
    ! La matriz [0 1; −2 −3] tiene valores propios −1 y −2. Son reales y negativos: las soluciones entran al origen sin girar.
    """#
}
