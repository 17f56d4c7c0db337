import Typesetting

/// Requirements in a grid: one row per exercise, and in each cell a number above a bar.
struct RequirementGrid {
    /// One requirement's cell.
    struct Cell {
        /// The requirement's own number: `2`.
        let number: String
        /// The text above the bar.
        let text: String
        /// The whole statement, which appears under the pointer.
        let words: String
        /// The bar's extent, in shares of the cell's width; nil without a bar.
        let bar: ClosedRange<Double>?
        /// The bar's color.
        let ink: Ink
        /// Whether the number stands out.
        var isBold = false
    }

    /// The exercises' labels with their cells.
    let rows: [(label: String, cells: [Cell])]
    /// The point where bars begin, as a share of the cell's width, if that isn't the left edge.
    var zero: Double?

    private static let (left, cellWidth, rowHeight, perRow) = (30.0, 33.0, 50.0, 9)

    var height: Double { Double(lines.count) * Self.rowHeight }

    var marks: [Mark] {
        lines.enumerated().flatMap { index, line in
            let y = Double(index) * Self.rowHeight
            let label = line.label.map { [Mark.text($0, Point(0, y + 29), ClassPicture.bold)] } ?? []
            let rule = [Mark.line([Point(0, y + 0.5), Point(ClassPicture.width, y + 0.5)], .band)]
            return rule + label
                + line.cells.enumerated().map { place, cell in
                    marks(of: cell, x: Self.left + Double(place) * Self.cellWidth, y: y)
                }
        }
    }

    /// The rows, broken where a row is full; only an exercise's first row has its label.
    private var lines: [(label: String?, cells: [Cell])] {
        rows.flatMap { label, cells in
            stride(from: 0, to: max(cells.count, 1), by: Self.perRow).map { start in
                (start == 0 ? label : nil, Array(cells.dropFirst(start).prefix(Self.perRow)))
            }
        }
    }

    private func marks(of cell: Cell, x: Double, y: Double) -> Mark {
        let (track, middle) = (Box(x + 3, y + 36, Self.cellWidth - 6, 7), x + Self.cellWidth / 2)
        var marks: [Mark] = [
            .text("." + cell.number, Point(middle, y + 15), Lettering(.plain, size: 11), .faint, .middle),
            .text(
                cell.text, Point(middle, y + 30), cell.isBold ? ClassPicture.bold : ClassPicture.plain,
                cell.isBold ? .text : .faint, .middle),
            .rectangle(track, .band, corner: 0),
        ]
        if let bar = cell.bar {
            let width = (bar.upperBound - bar.lowerBound) * track.width
            let box = Box(track.x + bar.lowerBound * track.width, track.y, width, track.height)
            marks.append(.rectangle(box, cell.ink, corner: 0))
        }
        if let zero {
            let x = track.x + zero * track.width
            marks.append(.line([Point(x, track.y - 1), Point(x, track.maxY + 1)], .faint))
        }
        return .group(title: cell.words, marks)
    }
}
