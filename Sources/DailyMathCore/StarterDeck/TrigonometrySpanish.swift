/// The starter cards of trigonometry in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum TrigonometrySpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? ¿Cuántos radianes son 180°?
    = π
    - 2π
    - π/2
    - 180
    ! Una vuelta completa mide 2π radianes, así que media vuelta, que son 180°, mide π.

    ? En un triángulo rectángulo, ¿qué razón es sen θ?
    = cateto opuesto / hipotenusa
    - cateto adyacente / hipotenusa
    - cateto opuesto / cateto adyacente
    - hipotenusa / cateto opuesto
    ! El seno compara el cateto opuesto al ángulo con la hipotenusa. Con el adyacente obtienes el coseno.

    ? ¿Cuánto vale sen 30°?
    = 1/2
    - √3/2
    - √2/2
    - √3/3
    ! Parte en dos un triángulo equilátero: el cateto opuesto a 30° es la mitad de la hipotenusa.

    ? ¿Cuánto vale cos(π/6)?
    = √3/2
    - 1/2
    - √2/2
    - √3
    ! π/6 son 30°. El coseno vale 1 en 0 y al principio baja poco, hasta √3/2 ≈ 0,87; 1/2 es el seno de ese ángulo.

    ? ¿Cuánto vale tan 45°?
    = 1
    - 0
    - √2/2
    - √3
    ! Con 45° los dos catetos son iguales, y al dividir el opuesto entre el adyacente te da 1.

    ? ¿A qué es igual sen²x + cos²x?
    = 1
    - 0
    - cos(2x)
    - sen(2x)
    ! Es el teorema de Pitágoras en el círculo de radio 1: los catetos miden |cos x| y |sen x|, y la hipotenusa, 1.

    ? ¿En qué cuadrante está θ si sen θ > 0 y cos θ < 0?
    = En el segundo
    - En el primero
    - En el tercero
    - En el cuarto
    ! En el círculo unitario el seno es la altura y el coseno va a lo ancho: arriba y a la izquierda está el segundo cuadrante.

    ? ¿A qué es igual sec x?
    = 1/cos x
    - 1/sen x
    - 1/tan x
    - sen x/cos x
    ! La secante es el recíproco del coseno, y la cosecante, el del seno. No te guíes por la primera letra.

    ? ¿Cuánto mide un arco de 60° en un círculo de radio 6 cm?
    = 2π cm
    - 360 cm
    - 12π cm
    - 6π cm
    ! El arco es radio por ángulo, pero con el ángulo en radianes: 6 · π/3 = 2π. Con grados te daría 360, que es absurdo.

    ? ¿A qué es igual sen(−x)?
    = −sen x
    - sen x
    - cos x
    - −cos x
    ! Si inviertes el ángulo, la altura cambia de signo: el seno es impar. El coseno, en cambio, es par.

    ? ¿Cuánto vale cos 120°?
    = −1/2
    - 1/2
    - −√3/2
    - √3/2
    ! El ángulo de referencia es 180° − 120° = 60°, y en el segundo cuadrante el coseno es negativo.

    ? ¿A qué es igual cos(π/2 − x)?
    = sen x
    - −sen x
    - cos x
    - −cos x
    ! x y π/2 − x son los ángulos agudos de un mismo triángulo: el cateto adyacente a uno es el opuesto al otro.

    ? ¿Cuál es el menor período positivo de sen(2x)?
    = π
    - 2π
    - 4π
    - π/2
    ! El ángulo 2x avanza el doble de rápido, así que completa una vuelta de 2π cuando x apenas ha avanzado π.

    ? ¿A qué es igual 1 + tan²x?
    = sec²x
    - csc²x
    - cot²x
    - sec x
    ! Divide sen²x + cos²x = 1 entre cos²x y te queda tan²x + 1 = sec²x. Si divides entre sen²x, sale la de csc²x.

    ? ¿A qué es igual sen(2x)?
    = 2 sen x cos x
    - 2 sen x
    - sen x cos x
    - cos²x − sen²x
    ! Es sen(x + x) = sen x cos x + cos x sen x. Duplicar el ángulo no duplica el seno: prueba con x = π/2.

    ? ¿A qué es igual cos(a + b)?
    = cos a cos b − sen a sen b
    - cos a cos b + sen a sen b
    - cos a + cos b
    - sen a cos b + cos a sen b
    ! En el coseno de una suma el signo se invierte. Compruébalo con a = b = π/2: cos π = 0 · 0 − 1 · 1 = −1.

    ? ¿Cuánto vale arcsen(−1/2)?
    = −π/6
    - π/6
    - 7π/6
    - −π/3
    ! sen(π/6) = 1/2 y el seno es impar. El arcoseno solo da ángulos de −π/2 a π/2. El seno de 7π/6 también es −1/2, pero ese ángulo queda por fuera.

    ? Si tan θ = 3/4 y θ está en el tercer cuadrante, ¿cuánto vale sen θ?
    = −3/5
    - 3/5
    - −4/5
    - −3/4
    ! Con catetos 3 y 4 la hipotenusa es 5. En el tercer cuadrante el seno es negativo, así que ponle el signo menos.

    ? ¿Qué soluciones tiene 2 cos x = 1 si 0 ≤ x < 2π?
    = π/3 y 5π/3
    - π/3 y 2π/3
    - solo π/3
    - π/6 y 11π/6
    ! cos x = 1/2 en π/3 y, como el coseno es par, también en −π/3, que en este intervalo es 2π − π/3 = 5π/3.

    ? ¿A qué es igual sen²x?
    = (1 − cos(2x))/2
    - (1 + cos(2x))/2
    - (1 − sen(2x))/2
    - 1 − cos(2x)
    ! Despeja sen²x de cos(2x) = 1 − 2 sen²x. En x = 0 debe dar 0; con el signo + tienes cos²x.

    ? Dos lados de un triángulo miden 5 y 8 y forman 60°. ¿Cuánto mide el tercero?
    = 7
    - √89
    - √129
    - √69
    ! Ley de cosenos: c² = 25 + 64 − 2 · 5 · 8 · cos 60° = 49. Pitágoras solo te sirve si el ángulo es recto.
    """#
}
