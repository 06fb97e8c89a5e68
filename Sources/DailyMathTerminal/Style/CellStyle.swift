/// How a cell is to look: what it means, and how it stands out.
package struct CellStyle: Hashable, Sendable {
  /// What the cell means.
  package var role: StyleRole
  /// What is added to the theme's own emphasis for that role.
  package var emphasis: Emphasis

  /// The style of that role with that emphasis.
  package init(_ role: StyleRole, _ emphasis: Emphasis = []) {
    self.role = role
    self.emphasis = emphasis
  }

  /// Running text.
  package static let text = CellStyle(.text)
  /// What can wait.
  package static let secondary = CellStyle(.secondary)
  /// The one accent colour.
  package static let accent = CellStyle(.accent)
  /// Right, done, saved.
  package static let success = CellStyle(.success)
  /// Due, or worth a look.
  package static let warning = CellStyle(.warning)
  /// Wrong, or failed.
  package static let error = CellStyle(.error)
  /// Borders and rules.
  package static let surface = CellStyle(.surface)
  /// What the next key acts on.
  package static let focus = CellStyle(.focus)
  /// Headings.
  package static let title = CellStyle(.title)

  /// The body of a device, and what its display says.
  package static let device = CellStyle(.device)

  /// The same style, bold.
  package var bold: CellStyle { adding(.bold) }
  /// The same style, dim.
  package var dim: CellStyle { adding(.dim) }
  /// The same style, italic.
  package var italic: CellStyle { adding(.italic) }
  /// The same style, underlined.
  package var underlined: CellStyle { adding(.underline) }
  /// The same style, reversed.
  package var reversed: CellStyle { adding(.reverse) }

  /// The style of the category with that index; the six colours take turns.
  package static func category(_ index: Int) -> CellStyle { CellStyle(.category(index)) }

  private func adding(_ more: Emphasis) -> CellStyle {
    CellStyle(role, emphasis.union(more))
  }
}
