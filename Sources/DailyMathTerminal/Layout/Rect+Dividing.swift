extension Rect {
  /// The rectangles one below another that share this one's height, each as wide as this one.
  ///
  /// Where there are not rows enough, shares of the rest vanish first, then the last ones; what vanishes has no rows and no
  /// gap. With room enough and a share of the rest among them, they and their gaps take every row.
  ///
  /// - Parameter gap: the rows left free between any two.
  package func divided(intoRows lengths: [Length], gap: Int = 0) -> [Rect] {
    Division(rows, among: lengths, gap: gap).parts.map { part in
      Rect(
        column: column, row: row.addingSaturated(part.start), columns: columns, rows: part.length)
    }
  }

  /// The rectangles side by side that share this one's width, each as high as this one.
  ///
  /// Where there are not columns enough, shares of the rest vanish first, then the last ones; what vanishes has no columns
  /// and no gap. With room enough and a share of the rest among them, they and their gaps take every column.
  ///
  /// - Parameter gap: the columns left free between any two.
  package func divided(intoColumns lengths: [Length], gap: Int = 0) -> [Rect] {
    Division(columns, among: lengths, gap: gap).parts.map { part in
      Rect(column: column.addingSaturated(part.start), row: row, columns: part.length, rows: rows)
    }
  }
}
