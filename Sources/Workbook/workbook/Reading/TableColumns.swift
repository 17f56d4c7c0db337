import Typesetting

/// The columns of a table, and their widths in a terminal.
struct TableColumns {
    /// The space between two columns.
    static let gap = 2
    /// The width that a column gets when a table is split, unless all of its cells are shorter.
    private static let comfortable = 20

    /// The width of each column's widest cell.
    private let natural: [Int]
    /// The width of each column's longest word.
    private let words: [Int]

    /// Measures the cells; no column asks for more than `widest`, except for a longer word.
    init(of rows: [[String]], widest: Int) {
        let count = rows.map(\.count).max() ?? 0
        let columns: [[String]] = (0..<count).map { column in
            rows.filter { column < $0.count }.map { $0[column] }
        }
        words = columns.map { cells in
            let words = cells.flatMap { $0.split(separator: " ").map(String.init) }
            return Self.width(ofWidest: words)
        }
        natural = zip(columns, words).map { cells, word in max(word, min(Self.width(ofWidest: cells), widest)) }
    }

    private static func width(ofWidest texts: [String]) -> Int { texts.map { TextColumns.width($0) }.max() ?? 0 }

    /// Returns the columns of each table to draw in `width`: a single table, else several that repeat the first column
    /// and share the others about evenly, or nil if a word is too long even for that.
    func groups(within width: Int) -> [[Int]]? {
        let all = Array(natural.indices)
        if widths(of: all, within: width) != nil { return [all] }
        let fewest = groups(within: width, atMost: all.count)
        if fewest.isEmpty { return nil }
        let even = groups(within: width, atMost: (all.count - 2 + fewest.count) / fewest.count)
        let groups = even.count == fewest.count ? even : fewest
        return groups.contains { widths(of: $0, within: width) == nil } ? nil : groups
    }

    /// Returns groups of the first column and at most `count` others, as many as fit.
    private func groups(within width: Int, atMost count: Int) -> [[Int]] {
        let asked = zip(natural, words).map { max($1, min($0, Self.comfortable)) }
        var groups: [[Int]] = []
        for column in natural.indices.dropFirst() {
            if let last = groups.last, last.count <= count, Self.total((last + [column]).map { asked[$0] }) <= width {
                groups[groups.count - 1].append(column)
            } else {
                groups.append([0, column])
            }
        }
        return groups
    }

    /// Returns widths in which these columns fit side by side, after narrowing the widest ones first, or nil if a word
    /// is too long.
    func widths(of columns: [Int], within width: Int) -> [Int]? {
        var widths = columns.map { natural[$0] }
        while Self.total(widths) > width {
            let wrappable = widths.indices.filter { widths[$0] > words[columns[$0]] }
            guard let widest = wrappable.max(by: { widths[$0] < widths[$1] }) else { return nil }
            widths[widest] -= 1
        }
        return widths
    }

    private static func total(_ widths: [Int]) -> Int { widths.reduce(0, +) + gap * (widths.count - 1) }
}
