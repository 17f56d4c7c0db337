import Foundation

/// Lays out a cell in text: the first part at the left, and the others at the right, or below if they don't fit.
struct RowLayout {
    private let parts: [Element]
    private let accessory: String
    private let cell: UITableViewCell
    private let width: Int

    init(cell: UITableViewCell, width: Int) {
        self.cell = cell
        accessory = RowLayout.mark(cell.accessoryType)
        self.width = width - (accessory.isEmpty ? 0 : 2)
        parts = RowLayout.parts(of: cell, width: self.width)
    }

    /// The number of lines for the cell, at least one.
    var lineCount: Int { isOneLine ? 1 : max(1, parts.count) }

    /// Returns the parts at their places.
    func elements(in area: Area) -> [Element] {
        var elements: [Element] = []
        var right = area.column + width
        for (index, part) in parts.enumerated().reversed() {
            var part = part
            part.area.line = isOneLine ? area.line : area.line + index
            if index == 0 {
                part.area.column = area.column
            } else if isOneLine {
                right -= part.area.width
                part.area.column = right
                right -= 2
            } else {
                part.area.column = area.column + 2
            }
            if part.area.line < area.line + area.height { elements.append(part) }
        }
        if !accessory.isEmpty {
            let place = Area(line: area.line, column: area.column + width + 1, width: 1, height: 1)
            var mark = Element(kind: .text, area: place, lines: [accessory], style: TextStyle(isDim: true))
            mark.object = cell
            elements.append(mark)
        }
        return elements
    }

    private var isOneLine: Bool {
        parts.map(\.area.width).reduce(0, +) + 2 * max(0, parts.count - 1) <= width
    }

    private static func mark(_ type: UITableViewCell.AccessoryType) -> String {
        switch type {
        case .none: ""
        case .disclosureIndicator: "›"
        case .checkmark: "✓"
        case .detailButton, .detailDisclosureButton: "ⓘ"
        }
    }

    /// Returns a cell's labels and controls, each on one line and cut to the room in the row.
    private static func parts(of cell: UITableViewCell, width: Int) -> [Element] {
        var parts: [Element] = []
        for leaf in leaves(of: cell) {
            let width = max(4, parts.isEmpty ? width : width - 2)
            var layout = Layout(isTrial: true)
            layout.place(leaf, in: Area(line: 0, column: 0, width: width, height: 1))
            for var element in layout.elements {
                element.lines = [TextWidth.cut(element.lines.joined(separator: " "), to: width)]
                element.area.width = TextWidth.of(element.lines[0])
                element.area.height = 1
                parts.append(element)
            }
        }
        return parts
    }

    private static func leaves(of view: UIView) -> [UIView] {
        guard view.isSeen else { return [] }
        if view is UILabel || view is UIControl || view is UIActivityIndicatorView { return [view] }
        return view.flow.flatMap { leaves(of: $0) }
    }
}
