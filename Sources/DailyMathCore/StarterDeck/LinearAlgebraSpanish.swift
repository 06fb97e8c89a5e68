/// The starter cards of linear algebra in Colombian Spanish, easiest first.
///
/// They are the same cards, in the same order, as those in English; `StarterDeckParser` reads the format.
enum LinearAlgebraSpanish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? ¿Cuánto es el producto punto (1, 2) · (3, −1)?
    = 1
    - 5
    - (3, −2)
    - −6
    ! Multiplica componente a componente y suma: 1·3 + 2·(−1) = 1. El resultado es un número, no un vector.

    ? ¿Cuánto es det [1 2; 3 4]?
    = −2
    - 2
    - 10
    - −10
    ! Con [a b; c d] es ad − bc, aquí 1·4 − 2·3 = −2. Va primero la diagonal principal, y la otra se resta.

    ? A es 2 × 3 y B es 3 × 4. ¿De qué tamaño es AB?
    = 2 × 4
    - 3 × 3
    - 4 × 2
    - No se puede multiplicar
    ! Los números de adentro deben coincidir, 3 y 3. Quedan los de afuera: las filas de A y las columnas de B.

    ? ¿Cuánto es [1 2; 3 4] · [0 1; 1 0]?
    = [2 1; 4 3]
    - [3 4; 1 2]
    - [0 2; 3 0]
    - [1 3; 2 4]
    ! Cada entrada es una fila por una columna. Puesta a la derecha, esta matriz intercambia columnas; a la izquierda cambiaría filas.

    ? ¿A qué es igual (AB)ᵀ?
    = BᵀAᵀ
    - AᵀBᵀ
    - ABᵀ
    - BA
    ! Al transponer, las filas pasan a columnas y el orden se invierte. Si A es 2 × 3 y B es 3 × 4, AᵀBᵀ ni siquiera existe.

    ? ¿Cuál es la inversa de [2 1; 5 3]?
    = [3 −1; −5 2]
    - [2 −1; −5 3]
    - [3 1; 5 2]
    - [3 −5; −1 2]
    ! Intercambia la diagonal, cambia el signo de las otras dos entradas y divide entre el determinante, que aquí es 1.

    ? ¿Cuánto es det [2 5 1; 0 3 7; 0 0 4]?
    = 24
    - 9
    - −24
    - 0
    ! En una matriz triangular, el determinante es el producto de la diagonal: 2·3·4. Lo que está arriba de ella no influye.

    ? ¿Cuántas soluciones tiene x + y = 2, 2x + 2y = 5?
    = Ninguna
    - Una
    - Dos
    - Infinitas
    ! El doble de la primera dice 2x + 2y = 4, y la segunda pide 5. Son rectas paralelas distintas: nunca se cortan.

    ? ¿Cuánto es (1, 2, 0) × (0, 1, 3)?
    = (6, −3, 1)
    - (6, 3, 1)
    - (−6, 3, −1)
    - (0, 2, 0)
    ! La segunda componente lleva el signo cambiado: −(1·3 − 0·0) = −3. El resultado es perpendicular a los dos vectores.

    ? A es 3 × 3 y det A = 5. ¿Cuánto es det(2A)?
    = 40
    - 10
    - 30
    - 20
    ! Multiplicar A por 2 multiplica cada una de sus 3 filas, y cada fila aporta un factor 2: 2³·5 = 40.

    ? ¿Para qué valor de k son dependientes (1, 2) y (3, k)?
    = 6
    - −6
    - 2/3
    - 4
    ! Dos vectores son dependientes si uno es múltiplo del otro. Como 3 = 3·1, también debe ser k = 3·2.

    ? ¿Cuál es el rango de [1 2 3; 2 4 6; 1 0 1]?
    = 2
    - 3
    - 1
    - 0
    ! La segunda fila es el doble de la primera y no aporta nada nuevo. La tercera no es múltiplo de la primera: quedan 2.

    ? ¿Cuál es un subespacio de ℝ²?
    = La recta y = 3x
    - La recta y = 3x + 1
    - La parábola y = x²
    - El semiplano x ≥ 0
    ! Debe contener el cero y ser cerrado bajo la suma y el producto por escalares. El semiplano contiene (1, 0), pero no su múltiplo (−1, 0).

    ? ¿Qué matriz gira el plano 90° en sentido antihorario?
    = [0 −1; 1 0]
    - [0 1; −1 0]
    - [0 1; 1 0]
    - [−1 0; 0 −1]
    ! Las columnas dicen adónde van los ejes: (1, 0) va a (0, 1), y (0, 1) va a (−1, 0). Con filas y columnas cambiadas gira al revés.

    ? A es 3 × 7 con rango 2. ¿Qué dimensión tiene su núcleo?
    = 5
    - 1
    - 2
    - 4
    ! El rango más la dimensión del núcleo dan el número de columnas, no el de filas: 7 − 2 = 5.

    ? ¿Qué dimensión tiene el espacio de matrices simétricas 3 × 3?
    = 6
    - 9
    - 3
    - 8
    ! Elige libremente las 3 entradas de la diagonal y las 3 de arriba. Las de abajo quedan obligadas por la simetría.

    ? ¿Cuáles son los valores propios de [2 1; 1 2]?
    = 1 y 3
    - Solo 2
    - −1 y −3
    - 1 y 2
    ! Resuelve (2 − λ)² − 1 = 0, es decir, 2 − λ = ±1. La diagonal los da directamente cuando la matriz es triangular, y esta no lo es.

    ? Los valores propios de A (2 × 2) son 2 y −3. ¿Cuánto es det A?
    = −6
    - −1
    - 6
    - 5
    ! El determinante es el producto de los valores propios, 2·(−3). La suma, −1, es la traza.

    ? ¿Cuál es un vector propio de [4 1; 2 3] para λ = 5?
    = (1, 1)
    - (1, −2)
    - (1, −1)
    - (0, 0)
    ! Al resolver (A − 5I)v = 0 queda −x + y = 0. El vector (1, −2) es propio, pero de λ = 2, y el cero nunca es propio.

    ? ¿Cuál es la proyección de u = (2, 3) sobre v = (1, 1)?
    = (5/2, 5/2)
    - (5, 5)
    - (5/√2, 5/√2)
    - (10/13, 15/13)
    ! Es ((u·v)/(v·v))v = (5/2)(1, 1). Divide entre v·v = 2, la norma de v al cuadrado; el resultado va en la dirección de v.

    ? ¿Cuál de estas matrices no es diagonalizable?
    = [1 1; 0 1]
    - [1 0; 0 1]
    - [1 1; 0 2]
    - [0 1; 1 0]
    ! [1 1; 0 1] solo tiene el valor propio 1 y una dirección propia, la de (1, 0). Necesitarías dos independientes.
    """#
}
