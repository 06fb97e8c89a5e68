/// The starter cards of probability in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum ProbabilitySpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? Lanzas dos dados. ¿Cuánto es P(suma 7)?
    = 1/6
    - 1/11
    - 1/12
    - 7/36
    ! De las 36 parejas posibles, 6 suman 7. Las 11 sumas no son igual de probables, por eso no es 1/11.

    ? Lanzas 3 monedas. ¿Cuánto es P(al menos una cara)?
    = 7/8
    - 3/8
    - 1/8
    - 1/2
    ! Lo contrario es que salgan 3 sellos, con probabilidad 1/8. Réstale eso a 1; 3/8 sería exactamente una cara.

    ? P(A) = 0,5, P(B) = 0,4, P(A ∩ B) = 0,1. ¿Cuánto es P(A ∪ B)?
    = 0,8
    - 0,9
    - 1
    - 0,2
    ! Al sumar 0,5 + 0,4 cuentas dos veces lo que está en ambos. Por eso resta P(A ∩ B) una vez.

    ? A y B son mutuamente excluyentes, P(A) = 0,3, P(B) = 0,5. ¿P(A ∩ B)?
    = 0
    - 0,15
    - 0,8
    - 0,2
    ! Excluyentes quiere decir que no pueden pasar juntos. Multiplicar 0,3·0,5 solo vale si son independientes.

    ? ¿De cuántas formas eliges un comité de 3 entre 10 personas?
    = 120
    - 720
    - 1000
    - 30
    ! En un comité el orden no importa: 10·9·8/3! = 120. Con 720 contarías cada comité 6 veces.

    ? ¿De cuántas formas se ordenan las letras de BANANA?
    = 60
    - 720
    - 120
    - 360
    ! Divide 6! = 720 entre 3! y entre 2!, porque cambiar entre sí las tres A o las dos N no da nada nuevo.

    ? A y B son independientes, P(A) = 0,3, P(B) = 0,5. ¿P(A ∪ B)?
    = 0,65
    - 0,8
    - 0,15
    - 0,35
    ! Por ser independientes, P(A ∩ B) = 0,3·0,5 = 0,15, y se resta: 0,3 + 0,5 − 0,15. Solo se suma sin restar si son excluyentes.

    ? P(A) = 0,8, P(B) = 0,5, P(A ∩ B) = 0,3. ¿Cuánto es P(A | B)?
    = 0,6
    - 0,375
    - 0,4
    - 0,15
    ! Si ya sabes que pasó B, divide entre P(B): 0,3/0,5 = 0,6. Si divides entre P(A) obtienes P(B | A).

    ? Hay 3 bolas rojas y 2 azules. Sacas 2 sin devolverlas. ¿P(ambas rojas)?
    = 3/10
    - 9/25
    - 6/25
    - 1/2
    ! Después de la primera roja quedan 2 rojas entre 4 bolas: (3/5)·(2/4). Con 9/25 la estarías devolviendo.

    ? Ganas 10 con probabilidad 0,2 o pierdes 3 con 0,8. ¿Valor esperado?
    = −0,4
    - 4,4
    - 7
    - 3,5
    ! Multiplica cada valor por su probabilidad, la pérdida con su signo: 10·0,2 − 3·0,8 = −0,4. A la larga pierdes.

    ? Lanzas 4 monedas. ¿Cuánto es P(exactamente 2 caras)?
    = 3/8
    - 1/2
    - 1/16
    - 1/4
    ! Cada orden tiene probabilidad 1/16, y hay 6 maneras de elegir cuáles 2 son cara: 6/16. No olvides contar los órdenes.

    ? La máquina A hace el 60 % (5 % malas); la B, el 40 % (10 % malas). ¿P(mala)?
    = 0,07
    - 0,15
    - 0,075
    - 0,005
    ! Pondera cada tasa por lo que produce cada máquina: 0,6·0,05 + 0,4·0,1. El promedio simple solo vale si hacen lo mismo.

    ? La máquina A hace el 60 % (5 % malas); la B, el 40 % (10 % malas). ¿P(B | mala)?
    = 4/7
    - 2/5
    - 2/3
    - 1/25
    ! Por Bayes, divide lo malo de B, 0,4·0,1 = 0,04, entre todo lo malo, 0,07. Saber que es mala cambia el 40 % inicial.

    ? Si Var(X) = 4, ¿cuánto es Var(3X + 2)?
    = 36
    - 12
    - 14
    - 38
    ! La varianza es cuadrática: el 3 sale al cuadrado, 9·4 = 36. Sumar 2 corre los valores, pero no los dispersa.

    ? Si E(X) = 2 y E(X²) = 7, ¿cuánto es Var(X)?
    = 3
    - 5
    - 11
    - √3
    ! Var(X) = E(X²) − (E(X))² = 7 − 4. No olvides elevar la media al cuadrado; √3 es la desviación estándar.

    ? X es normal con μ = 70 y σ² = 16. ¿Qué valor z tiene x = 78?
    = 2
    - 1/2
    - 8
    - −2
    ! z cuenta a cuántas desviaciones estás de la media: (78 − 70)/4. Divide entre σ = 4, no entre la varianza 16.

    ? X es binomial con n = 100 y p = 0,2. ¿Desviación estándar?
    = 4
    - 16
    - 20
    - √20
    ! La varianza es np(1 − p) = 100·0,2·0,8 = 16, y la desviación es su raíz. No olvides el factor 1 − p.

    ? X es Poisson con media 2. ¿Cuánto es P(X = 0)?
    = e⁻²
    - 2e⁻²
    - 1 − e⁻²
    - 0
    ! P(X = k) = e⁻²·2ᵏ/k!, y con k = 0 tanto 2⁰ como 0! valen 1. El factor 2 aparece con k = 1.

    ? f(x) = kx es una densidad en [0, 4]. ¿Cuánto es k?
    = 1/8
    - 1/4
    - 1/16
    - 8
    ! El área total debe ser 1: la integral de kx entre 0 y 4 es k·4²/2 = 8k. No olvides el 1/2 al integrar x.

    ? X e Y son independientes, con σ = 3 y σ = 4. ¿Cuál es la σ de X − Y?
    = 5
    - 7
    - 1
    - √7
    ! Se suman las varianzas, aunque restes las variables: 9 + 16 = 25, y σ = √25. Aquí restar no reduce la dispersión.

    ? El tiempo X es exponencial con media 5. ¿Cuánto es P(X > 10)?
    = e⁻²
    - 1 − e⁻²
    - e⁻⁵⁰
    - 1/√e
    ! La tasa es 1/5, el inverso de la media, y el exponente es −10/5 = −2. Con 1 − e⁻² tendrías P(X ≤ 10).
    """#
}
