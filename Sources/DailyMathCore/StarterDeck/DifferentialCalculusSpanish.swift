/// The starter cards of differential calculus in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum DifferentialCalculusSpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? d/dx x³ = ?
    = 3x²
    - x²
    - 3x³
    - x⁴/4
    ! Baja el exponente a multiplicar y réstale 1. Lo de x⁴/4 es integrar, que va en sentido contrario.

    ? d/dx (π²) = ?
    = 0
    - 2π
    - π²
    - 2π²
    ! π² es un número, no una variable: no cambia cuando x cambia, así que su derivada es 0.

    ? d/dx sen x = ?
    = cos x
    - −cos x
    - −sen x
    - sen x
    ! Mira la pendiente del seno: vale 1 en x = 0 y 0 en x = π/2. Es justo lo que vale el coseno.

    ? d/dx cos x = ?
    = −sen x
    - sen x
    - −cos x
    - cos x
    ! Justo después de x = 0 el coseno baja, así que allí su derivada es negativa: por eso lleva el signo menos.

    ? d/dx eˣ = ?
    = eˣ
    - x·eˣ⁻¹
    - x·eˣ
    - eˣ⁻¹
    ! La función eˣ es su propia derivada. La regla de la potencia es para xⁿ, con la variable en la base.

    ? d/dx ln x = ?
    = 1/x
    - −1/x²
    - 1/ln x
    - eˣ
    ! Si y = ln x, entonces x = eʸ. Derivas y queda 1 = eʸ · y', o sea, y' = 1/eʸ = 1/x.

    ? d/dx √x = ?
    = 1/(2√x)
    - 1/√x
    - √x/2
    - 2/√x
    ! Escribe √x como x elevado a 1/2: baja el 1/2 y el exponente queda en −1/2, que pone la raíz en el denominador.

    ? ¿Cuál es el límite de sen(x)/x cuando x → 0? (x en radianes)
    = 1
    - 0
    - π/180
    - no existe
    ! Cerca de 0, sen x y x son casi iguales, así que el cociente tiende a 1. Con x en grados te daría π/180.

    ? ¿Cuál es el límite de (x² − 9)/(x − 3) cuando x → 3?
    = 6
    - 0
    - 3
    - no existe
    ! 0/0 no es la respuesta, es un aviso. Factoriza: si x ≠ 3, el cociente es x + 3, que tiende a 6.

    ? ¿Cuál es la recta tangente a y = x² en (1, 1)?
    = y = 2x − 1
    - y = 2x + 1
    - y = 2x
    - y = x
    ! La derivada 2x vale 2 en x = 1: esa es la pendiente. Con el punto (1, 1), y − 1 = 2(x − 1).

    ? d/dx (x² eˣ) = ?
    = (x² + 2x)eˣ
    - 2x eˣ
    - 2x + eˣ
    - x² eˣ + 2x
    ! Deriva un factor a la vez y suma: 2x · eˣ + x² · eˣ. La derivada de un producto no es el producto de las derivadas.

    ? d/dx sen(x²) = ?
    = 2x cos(x²)
    - cos(x²)
    - cos(2x)
    - −2x cos(x²)
    ! Regla de la cadena: deriva el seno, deja adentro x² tal como está y multiplica por la derivada de x², que es 2x.

    ? d/dx (x/(x² + 1)) = ?
    = (1 − x²)/(x² + 1)²
    - (x² − 1)/(x² + 1)²
    - (3x² + 1)/(x² + 1)²
    - 1/(2x)
    ! Cociente: (f'g − f g')/g². Arriba te queda (x² + 1) − x · 2x = 1 − x². El orden de la resta importa.

    ? d/dx tan x = ?
    = sec²x
    - −csc²x
    - sec x tan x
    - sec x
    ! Deriva sen x/cos x como cociente: arriba queda cos²x + sen²x = 1 y abajo cos²x, y 1/cos²x es sec²x.

    ? d/dx ln(cos x) = ?
    = −tan x
    - tan x
    - 1/cos x
    - −cot x
    ! Es la derivada de lo de adentro sobre lo de adentro: −sen x/cos x. Sin la cadena te quedarías en 1/cos x.

    ? d/dx 2ˣ = ?
    = 2ˣ ln 2
    - x·2ˣ⁻¹
    - 2ˣ
    - 2ˣ/ln 2
    ! Como 2 = e elevado a ln 2, la cadena saca un factor ln 2. Solo con base e ese factor es 1.

    ? Si x² + y² = 25, ¿cuánto vale dy/dx en (3, 4)?
    = −3/4
    - 3/4
    - −4/3
    - 4/3
    ! Deriva todo respecto a x, sin olvidar que y depende de x: 2x + 2y · y' = 0. Entonces y' = −x/y = −3/4.

    ? ¿Dónde tiene f(x) = x³ − 3x un máximo local?
    = en x = −1
    - en x = 1
    - en x = 0
    - en x = √3
    ! f'(x) = 3x² − 3 se anula en −1 y en 1. Como f″(x) = 6x es negativa en −1, allí la curva se dobla hacia abajo.

    ? ¿Cuál es el límite de (1 − cos x)/x² cuando x → 0?
    = 1/2
    - 0
    - 1
    - ∞
    ! Es 0/0, así que L'Hôpital te deja sen(x)/(2x). Como sen(x)/x tiende a 1, el límite es 1/2.

    ? Un radio crece a 2 cm/s. ¿A qué ritmo crece el área del círculo si r = 5 cm?
    = 20π cm²/s
    - 10π cm²/s
    - 4π cm²/s
    - 25π cm²/s
    ! De A = πr² sale A' = 2πr · r' = 2π · 5 · 2. No olvides r': el radio también depende del tiempo.

    ? d/dx xˣ = ? (x > 0)
    = xˣ(ln x + 1)
    - x·xˣ⁻¹
    - xˣ ln x
    - xˣ + ln x
    ! Toma logaritmos: ln y = x ln x, y al derivar y'/y = ln x + 1. No sirve la regla de xⁿ ni la de aˣ: cambian base y exponente.
    """#
}
