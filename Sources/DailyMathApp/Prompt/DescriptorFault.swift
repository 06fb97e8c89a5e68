/// Why no secret can come from a descriptor that a script names.
package enum DescriptorFault: Equatable, Sendable {
  /// Nothing was given to the program under that number, which the next file that it opens might get.
  case closed
  /// It leads to a terminal, which would show what is typed.
  case terminal
}
