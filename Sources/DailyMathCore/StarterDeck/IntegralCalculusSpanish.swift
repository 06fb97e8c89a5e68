/// The starter cards of integral calculus in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum IntegralCalculusSpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? ∫ x² dx = ?
    = x³/3 + C
    - x³ + C
    - 3x³ + C
    - 2x + C
    ! Sube el exponente a 3 y divide entre 3. Deriva tu resultado: si vuelves a x², está bien.

    ? ∫ 5 dx = ?
    = 5x + C
    - 5 + C
    - x/5 + C
    - 5x²/2 + C
    ! Buscas una función cuya derivada sea 5 en todas partes: una recta de pendiente 5.

    ? ¿Por qué se suma C en una integral indefinida?
    = Toda constante tiene derivada 0
    - C es el área bajo la curva
    - El resultado debe ser positivo
    - La curva debe pasar por el origen
    ! Si F' = f, también (F + 7)' = f. Al derivar se pierde la constante, y por eso escribes todas las posibles con C.

    ? ∫ sen x dx = ?
    = −cos x + C
    - cos x + C
    - sen x + C
    - −sen x + C
    ! La derivada de cos x es −sen x, con menos; para recuperar +sen x tienes que partir de −cos x.

    ? ∫ (1/x) dx = ?
    = ln|x| + C
    - −1/x² + C
    - ln(x²) + C
    - 1/ln|x| + C
    ! Con x⁻¹ la regla de la potencia te haría dividir entre 0. La función cuya derivada es 1/x es ln|x|.

    ? ∫ e²ˣ dx = ?
    = e²ˣ/2 + C
    - 2e²ˣ + C
    - e²ˣ + C
    - e²ˣ⁺¹/(2x + 1) + C
    ! Al derivar e²ˣ, la cadena saca un factor 2. Divide entre 2 para compensarlo.

    ? ∫ 3x² dx de 0 a 2 = ?
    = 8
    - 12
    - 24
    - 6
    ! Una antiderivada es x³, y 2³ − 0³ = 8. Primero integra y luego evalúa; 12 es solo la altura 3x² en x = 2.

    ? ∫ sen x dx de 0 a π = ?
    = 2
    - 0
    - −2
    - 1
    ! Con F = −cos x: F(π) − F(0) = 1 − (−1) = 2. Cuida los dos signos menos; el seno es positivo aquí y el área también.

    ? d/dx de ∫ cos(t²) dt de 0 a x = ?
    = cos(x²)
    - sen(x²)
    - −2x sen(x²)
    - cos(x²) − 1
    ! Teorema fundamental: al mover el extremo x, el área crece tan rápido como alta es la función en x.

    ? ¿Qué área hay entre y = x² y la recta y = x?
    = 1/6
    - −1/6
    - 5/6
    - 1/3
    ! Se cortan en 0 y en 1, y entre ellos la recta va por encima: ∫ (x − x²) dx = 1/2 − 1/3 = 1/6.

    ? ∫ 2x cos(x²) dx = ?
    = sen(x²) + C
    - −sen(x²) + C
    - x² sen(x²) + C
    - 2 sen(x²) + C
    ! Toma u = x², de modo que du = 2x dx ya está ahí. Queda ∫ cos u du = sen u + C.

    ? ∫ x/(x² + 1) dx = ?
    = ln(x² + 1)/2 + C
    - ln(x² + 1) + C
    - 2 ln(x² + 1) + C
    - x arctan x + C
    ! Con u = x² + 1 tienes du = 2x dx, y arriba solo hay x dx, la mitad: por eso aparece el 1/2.

    ? ∫ 1/(1 + x²) dx = ?
    = arctan x + C
    - ln(1 + x²) + C
    - arcsen x + C
    - x − 1/x + C
    ! La derivada de arctan x es 1/(1 + x²). Para un logaritmo necesitarías arriba la derivada de abajo, 2x.

    ? ∫ tan x dx = ?
    = −ln|cos x| + C
    - ln|cos x| + C
    - ln|sen x| + C
    - sec²x + C
    ! Escribe sen x/cos x y toma u = cos x: como du = −sen x dx, sale un signo menos. sec²x es la derivada.

    ? ∫ x eˣ dx = ?
    = (x − 1)eˣ + C
    - (x + 1)eˣ + C
    - x eˣ + C
    - x² eˣ/2 + C
    ! Por partes con u = x y dv = eˣ dx: x eˣ − ∫ eˣ dx. Se resta, no se suma: es la regla del producto al revés.

    ? ∫ ln x dx = ?
    = x ln x − x + C
    - 1/x + C
    - x ln x + C
    - (ln x)²/2 + C
    ! Por partes con u = ln x y dv = dx: x ln x − ∫ x · (1/x) dx. Lo de 1/x es derivar, no integrar.

    ? ∫ sen²x dx = ?
    = x/2 − sen(2x)/4 + C
    - x/2 + sen(2x)/4 + C
    - x/2 − sen(2x)/2 + C
    - sen³x/3 + C
    ! Primero baja el grado con sen²x = (1 − cos(2x))/2. Al integrar cos(2x) divides otra vez entre 2.

    ? ¿Qué sustitución quita la raíz en ∫ √(4 − x²) dx?
    = x = 2 sen θ
    - x = 2 tan θ
    - x = 2 sec θ
    - x = 4 sen θ
    ! Así 4 − 4 sen²θ = 4 cos²θ, un cuadrado perfecto. La tangente es para 4 + x², y la secante, para x² − 4.

    ? ∫ 1/(x² − 1) dx = ?
    = (1/2) ln|(x − 1)/(x + 1)| + C
    - (1/2) ln|(x + 1)/(x − 1)| + C
    - ln|(x − 1)/(x + 1)| + C
    - ln|x² − 1| + C
    ! En fracciones parciales es (1/2)/(x − 1) − (1/2)/(x + 1). Integra cada una y junta los logaritmos.

    ? ∫ 1/x² dx de 1 a ∞ = ?
    = 1
    - 0
    - −1
    - diverge
    ! Hasta b la integral es 1 − 1/b, que tiende a 1 cuando b → ∞. Con 1/x te saldría ln b, y esa sí diverge.

    ? Gira y = √x (0 ≤ x ≤ 4) alrededor del eje x. ¿Qué volumen encierra?
    = 8π
    - 8
    - 16π
    - 16π/3
    ! Cada corte es un disco de área πy² = πx, y ∫ πx dx de 0 a 4 es 8π. Si olvidas elevar el radio al cuadrado, sale 16π/3.
    """#
}
