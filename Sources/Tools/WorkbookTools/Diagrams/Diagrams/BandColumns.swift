/// The widths of a band's columns, and of the gaps between them for the arrows.
struct BandColumns {
    private static let lane = 9.0
    /// The first line leaves room for an arrow's head.
    private static let firstLane = 14.0

    /// The left side and the width of each column.
    private(set) var boxes: [(x: Double, width: Double)] = []
    /// The middle of the labels in the gap behind each column.
    private(set) var labelMiddles: [Double] = []
    private let lanes: [(left: Int, right: Int)]
    /// The width of all columns and gaps.
    private(set) var width = 0.0

    /// - Parameters:
    ///   - boxWidths: The widths that the boxes of each column need.
    ///   - labelWidths: The widths that the labels behind each column need.
    ///   - lanes: The number of lines that run down to the left and to the right of each column.
    ///   - gap: The room on either side of a label.
    init(
        boxWidths: [Double], labelWidths: [Double], lanes: [(left: Int, right: Int)], gap: Double, from start: Double
    ) {
        self.lanes = lanes
        var x = start + Self.room(for: lanes.first?.left ?? 0)
        for (index, box) in boxWidths.enumerated() {
            boxes.append((x, box))
            x += box + Self.room(for: lanes[index].right)
            guard index + 1 < boxWidths.count else { break }
            labelMiddles.append(x + gap + labelWidths[index] / 2)
            x += labelWidths[index] + 2 * gap + Self.room(for: lanes[index + 1].left)
        }
        width = x - start
    }

    /// Returns the place of a line beside a column.
    func lane(_ number: Int, isRight: Bool, of column: Int) -> Double {
        let offset = Self.firstLane + Self.lane * Double(number)
        let (x, width) = boxes[column]
        return isRight ? x + width + offset : x - offset
    }

    /// Returns the place behind a column and the lines beside it.
    func behindLanes(of column: Int) -> Double {
        boxes[column].x + boxes[column].width + Self.room(for: lanes[column].right)
    }

    private static func room(for lanes: Int) -> Double { lanes == 0 ? 0 : firstLane + lane * Double(lanes - 1) }
}
