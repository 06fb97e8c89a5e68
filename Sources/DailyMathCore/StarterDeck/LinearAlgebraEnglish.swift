/// The starter cards of linear algebra in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum LinearAlgebraEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? What is the dot product (1, 2) · (3, −1)?
    = 1
    - 5
    - (3, −2)
    - −6
    ! Multiply component by component and add: 1·3 + 2·(−1) = 1. The result is a number, not a vector.

    ? What is det [1 2; 3 4]?
    = −2
    - 2
    - 10
    - −10
    ! For [a b; c d] it is ad − bc, here 1·4 − 2·3 = −2. The main diagonal comes first, and the other one is subtracted.

    ? A is 2 × 3 and B is 3 × 4. What size is AB?
    = 2 × 4
    - 3 × 3
    - 4 × 2
    - They cannot be multiplied
    ! The inner numbers must match, 3 and 3. The outer ones remain: the rows of A and the columns of B.

    ? What is [1 2; 3 4] · [0 1; 1 0]?
    = [2 1; 4 3]
    - [3 4; 1 2]
    - [0 2; 3 0]
    - [1 3; 2 4]
    ! Each entry is a row times a column. On the right, this matrix swaps columns; on the left it would swap rows.

    ? What does (AB)ᵀ equal?
    = BᵀAᵀ
    - AᵀBᵀ
    - ABᵀ
    - BA
    ! Transposing turns rows into columns and reverses the order. If A is 2 × 3 and B is 3 × 4, AᵀBᵀ does not even exist.

    ? What is the inverse of [2 1; 5 3]?
    = [3 −1; −5 2]
    - [2 −1; −5 3]
    - [3 1; 5 2]
    - [3 −5; −1 2]
    ! Swap the diagonal, change the sign of the other two entries and divide by the determinant, which is 1 here.

    ? What is det [2 5 1; 0 3 7; 0 0 4]?
    = 24
    - 9
    - −24
    - 0
    ! For a triangular matrix, the determinant is the product of the diagonal: 2·3·4. What lies above it has no effect.

    ? How many solutions does x + y = 2, 2x + 2y = 5 have?
    = None
    - One
    - Two
    - Infinitely many
    ! Twice the first says 2x + 2y = 4, and the second asks for 5. They are different parallel lines: they never meet.

    ? What is (1, 2, 0) × (0, 1, 3)?
    = (6, −3, 1)
    - (6, 3, 1)
    - (−6, 3, −1)
    - (0, 2, 0)
    ! The second component takes the opposite sign: −(1·3 − 0·0) = −3. The result is perpendicular to both vectors.

    ? A is 3 × 3 and det A = 5. What is det(2A)?
    = 40
    - 10
    - 30
    - 20
    ! Multiplying A by 2 multiplies each of its 3 rows, and every row contributes a factor 2: 2³·5 = 40.

    ? For which k are (1, 2) and (3, k) dependent?
    = 6
    - −6
    - 2/3
    - 4
    ! Two vectors are dependent if one is a multiple of the other. Since 3 = 3·1, you also need k = 3·2.

    ? What is the rank of [1 2 3; 2 4 6; 1 0 1]?
    = 2
    - 3
    - 1
    - 0
    ! The second row is twice the first and adds nothing new. The third is no multiple of the first, so 2 remain.

    ? Which is a subspace of ℝ²?
    = The line y = 3x
    - The line y = 3x + 1
    - The parabola y = x²
    - The half-plane x ≥ 0
    ! It must contain zero and be closed under sums and multiples. The half-plane contains (1, 0) but not its multiple (−1, 0).

    ? Which matrix turns the plane 90° counterclockwise?
    = [0 −1; 1 0]
    - [0 1; −1 0]
    - [0 1; 1 0]
    - [−1 0; 0 −1]
    ! The columns say where the axes go: (1, 0) goes to (0, 1), and (0, 1) to (−1, 0). With rows and columns swapped it turns the other way.

    ? A is 3 × 7 with rank 2. What is the dimension of its null space?
    = 5
    - 1
    - 2
    - 4
    ! The rank plus the dimension of the null space is the number of columns, not of rows: 7 − 2 = 5.

    ? What is the dimension of the space of symmetric 3 × 3 matrices?
    = 6
    - 9
    - 3
    - 8
    ! You choose freely the 3 entries on the diagonal and the 3 above it. Symmetry then fixes those below.

    ? What are the eigenvalues of [2 1; 1 2]?
    = 1 and 3
    - Only 2
    - −1 and −3
    - 1 and 2
    ! Solve (2 − λ)² − 1 = 0, that is, 2 − λ = ±1. The diagonal shows them directly when the matrix is triangular, and this one is not.

    ? The eigenvalues of A (2 × 2) are 2 and −3. What is det A?
    = −6
    - −1
    - 6
    - 5
    ! The determinant is the product of the eigenvalues, 2·(−3). Their sum, −1, is the trace.

    ? Which is an eigenvector of [4 1; 2 3] for λ = 5?
    = (1, 1)
    - (1, −2)
    - (1, −1)
    - (0, 0)
    ! Solving (A − 5I)v = 0 gives −x + y = 0. The vector (1, −2) is an eigenvector, but for λ = 2, and zero never is one.

    ? What is the projection of u = (2, 3) onto v = (1, 1)?
    = (5/2, 5/2)
    - (5, 5)
    - (5/√2, 5/√2)
    - (10/13, 15/13)
    ! It is ((u·v)/(v·v))v = (5/2)(1, 1). You divide by v·v = 2, the norm of v squared, and the result points along v.

    ? Which of these matrices is not diagonalizable?
    = [1 1; 0 1]
    - [1 0; 0 1]
    - [1 1; 0 2]
    - [0 1; 1 0]
    ! [1 1; 0 1] has only the eigenvalue 1 and one eigendirection, that of (1, 0). You would need two independent ones.
    """#
}
