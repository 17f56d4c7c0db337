/// How wide the columns of a band are, and the gaps between them in which the arrows run.
struct BandColumns {
    private static let lane = 9.0
    /// An arrow's head has room before the first line.
    private static let firstLane = 14.0

    /// The left side and the width of each column.
    private(set) var boxes: [(x: Double, width: Double)] = []
    /// Where labels have their middle, for the gap behind each column.
    private(set) var labelMiddles: [Double] = []
    private let lanes: [(left: Int, right: Int)]
    /// What all of them need.
    private(set) var width = 0.0

    /// - Parameters:
    ///   - boxWidths: what the boxes of each column need.
    ///   - labelWidths: what the labels behind each column need.
    ///   - lanes: how many lines run down beside each column, to its left and to its right.
    ///   - gap: the room to either side of a label.
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

    /// The place of a line beside a column.
    func lane(_ number: Int, isRight: Bool, of column: Int) -> Double {
        let offset = Self.firstLane + Self.lane * Double(number)
        let (x, width) = boxes[column]
        return isRight ? x + width + offset : x - offset
    }

    /// Where the room behind a column and the lines beside it begins.
    func behindLanes(of column: Int) -> Double {
        boxes[column].x + boxes[column].width + Self.room(for: lanes[column].right)
    }

    private static func room(for lanes: Int) -> Double { lanes == 0 ? 0 : firstLane + lane * Double(lanes - 1) }
}
