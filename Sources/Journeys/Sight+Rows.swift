import HeadlessUIKit

extension Sight {
    /// The visible rows have these items' names, whatever else they show: the look of a row is for journey 1.
    static func names(_ items: [StoredItem]) -> Sight {
        Sight(words: "the rows are \(items.map(\.name).joined(separator: ", "))") {
            $0.rows.count == items.count
                && zip($0.rows, items).allSatisfy { row, item in row.labels.contains { $0.text == item.name } }
        } found: {
            $0.rows.isEmpty ? "there are no rows" : "the rows are \($0.rows.map(\.text).joined(separator: "; "))"
        }
    }

    /// The visible rows are these items: each with its name, in the color of its state, and its date.
    static func rows(_ items: [StoredItem]) -> Sight {
        Sight(
            words: items.isEmpty
                ? "the list has no rows" : "the rows are \(items.map(words(for:)).joined(separator: "; "))"
        ) {
            $0.rows.count == items.count && zip($0.rows, items).allSatisfy(shows)
        } found: {
            $0.rows.isEmpty ? "there are no rows" : "the rows are \($0.rows.map(words(for:)).joined(separator: "; "))"
        }
    }

    /// A row that is visible now, whichever place it has on screen.
    static func row(_ index: Int, _ item: StoredItem) -> Sight {
        Sight(words: "row \(index) is \(words(for: item))") {
            $0.rows.contains { $0.index == index && shows($0, item) }
        } found: { screen in
            screen.rows.first { $0.index == index }.map { "it is \(words(for: $0))" } ?? "row \(index) is not on screen"
        }
    }

    private static func shows(_ row: Screen.Row, _ item: StoredItem) -> Bool {
        row.color(of: item.name) == color(of: item) && row.labels.contains { $0.text == item.shownDate }
    }

    private static func color(of item: StoredItem) -> UIColor { item.enabled ? .darkGray : .systemRed }

    private static func words(for item: StoredItem) -> String {
        "\(item.name) in \(name(of: color(of: item))), \(item.shownDate)"
    }

    private static func words(for row: Screen.Row) -> String {
        row.labels.map { label in
            // Only the name's color means something: that of the date is each rung's own choice.
            label.text == row.labels.first?.text ? "\(label.text) in \(name(of: label.color))" : label.text
        }
        .joined(separator: ", ")
    }

    private static func name(of color: UIColor?) -> String {
        switch color {
        case UIColor.darkGray: "dark gray"
        case UIColor.systemRed: "red"
        case nil: "no color of its own"
        default: "another color"
        }
    }
}
