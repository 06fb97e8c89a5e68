/// The starter cards of probability in English, easiest first.
///
/// They are the same cards, in the same order, as those in Spanish; `StarterDeckParser` reads the format.
enum ProbabilityEnglish {
  /// The cards as records of six lines, with one blank line between two of them.
  static let text = #"""
    ? You roll two dice. What is P(sum 7)?
    = 1/6
    - 1/11
    - 1/12
    - 7/36
    ! Of the 36 possible pairs, 6 add up to 7. The 11 sums are not equally likely, so it is not 1/11.

    ? You toss 3 coins. What is P(at least one head)?
    = 7/8
    - 3/8
    - 1/8
    - 1/2
    ! The opposite is 3 tails, with probability 1/8. Subtract that from 1; 3/8 would be exactly one head.

    ? P(A) = 0.5, P(B) = 0.4, P(A ∩ B) = 0.1. What is P(A ∪ B)?
    = 0.8
    - 0.9
    - 1
    - 0.2
    ! Adding 0.5 + 0.4 counts twice what lies in both. That is why you subtract P(A ∩ B) once.

    ? A and B are mutually exclusive, P(A) = 0.3, P(B) = 0.5. P(A ∩ B)?
    = 0
    - 0.15
    - 0.8
    - 0.2
    ! Exclusive means that they cannot happen together. Multiplying 0.3·0.5 is only valid if they are independent.

    ? In how many ways can you choose a committee of 3 from 10 people?
    = 120
    - 720
    - 1000
    - 30
    ! In a committee order does not matter: 10·9·8/3! = 120. With 720 you would count every committee 6 times.

    ? In how many ways can you order the letters of BANANA?
    = 60
    - 720
    - 120
    - 360
    ! Divide 6! = 720 by 3! and by 2!, because swapping the three As or the two Ns among themselves gives nothing new.

    ? A and B are independent, P(A) = 0.3, P(B) = 0.5. P(A ∪ B)?
    = 0.65
    - 0.8
    - 0.15
    - 0.35
    ! By independence P(A ∩ B) = 0.3·0.5 = 0.15, and you subtract it: 0.3 + 0.5 − 0.15. Only exclusive events just add.

    ? P(A) = 0.8, P(B) = 0.5, P(A ∩ B) = 0.3. What is P(A | B)?
    = 0.6
    - 0.375
    - 0.4
    - 0.15
    ! Once you know that B happened, divide by P(B): 0.3/0.5 = 0.6. Dividing by P(A) gives P(B | A).

    ? 3 red balls and 2 blue. You draw 2 without replacement. P(both red)?
    = 3/10
    - 9/25
    - 6/25
    - 1/2
    ! After the first red one, 2 red remain among 4 balls: (3/5)·(2/4). With 9/25 you would be putting it back.

    ? You win 10 with probability 0.2 or lose 3 with 0.8. Expected value?
    = −0.4
    - 4.4
    - 7
    - 3.5
    ! Weigh each value by its probability, and give the loss its sign: 10·0.2 − 3·0.8 = −0.4. In the long run you lose.

    ? You toss 4 coins. What is P(exactly 2 heads)?
    = 3/8
    - 1/2
    - 1/16
    - 1/4
    ! Each order has probability 1/16, and there are 6 ways to choose which 2 are heads: 6/16. Do not forget to count the orders.

    ? Machine A makes 60% (5% bad); machine B, 40% (10% bad). P(bad)?
    = 0.07
    - 0.15
    - 0.075
    - 0.005
    ! Weigh each rate by what each machine makes: 0.6·0.05 + 0.4·0.1. A plain average only works if they make the same amount.

    ? Machine A makes 60% (5% bad); machine B, 40% (10% bad). P(B | bad)?
    = 4/7
    - 2/5
    - 2/3
    - 1/25
    ! By Bayes, divide the bad parts of B, 0.4·0.1 = 0.04, by all bad ones, 0.07. Knowing that it is bad changes the initial 40%.

    ? If Var(X) = 4, what is Var(3X + 2)?
    = 36
    - 12
    - 14
    - 38
    ! Variance is quadratic: the 3 comes out squared, 9·4 = 36. Adding 2 shifts the values but does not spread them.

    ? If E(X) = 2 and E(X²) = 7, what is Var(X)?
    = 3
    - 5
    - 11
    - √3
    ! Var(X) = E(X²) − (E(X))² = 7 − 4. Do not forget to square the mean; √3 is the standard deviation.

    ? X is normal with μ = 70 and σ² = 16. What is the z value of x = 78?
    = 2
    - 1/2
    - 8
    - −2
    ! z counts how many deviations you are from the mean: (78 − 70)/4. Divide by σ = 4, not by the variance 16.

    ? X is binomial with n = 100 and p = 0.2. Standard deviation?
    = 4
    - 16
    - 20
    - √20
    ! The variance is np(1 − p) = 100·0.2·0.8 = 16, and the deviation is its root. Do not forget the factor 1 − p.

    ? X is Poisson with mean 2. What is P(X = 0)?
    = e⁻²
    - 2e⁻²
    - 1 − e⁻²
    - 0
    ! P(X = k) = e⁻²·2ᵏ/k!, and with k = 0 both 2⁰ and 0! are 1. The factor 2 appears with k = 1.

    ? f(x) = kx is a density on [0, 4]. What is k?
    = 1/8
    - 1/4
    - 1/16
    - 8
    ! The total area must be 1: the integral of kx from 0 to 4 is k·4²/2 = 8k. Do not forget the 1/2 when integrating x.

    ? X and Y are independent, with σ = 3 and σ = 4. What is the σ of X − Y?
    = 5
    - 7
    - 1
    - √7
    ! The variances add even though you subtract the variables: 9 + 16 = 25, and σ = √25. Here subtracting does not reduce the spread.

    ? The time X is exponential with mean 5. What is P(X > 10)?
    = e⁻²
    - 1 − e⁻²
    - e⁻⁵⁰
    - 1/√e
    ! The rate is 1/5, the inverse of the mean, and the exponent is −10/5 = −2. With 1 − e⁻² you would have P(X ≤ 10).
    """#
}
