/// Two texts compared line by line, with the lines that they share and those in which they differ.
package struct LineDifference: Sendable, Equatable {
    /// A pair of lines, or a line that only one text has.
    package struct Row: Sendable, Equatable {
        /// The line of the first text, or nil if only the second has one.
        package let old: String?
        /// The line of the second text, or nil if only the first has one.
        package let new: String?

        /// Whether both texts have this line.
        package var isSame: Bool { old == new }
    }

    /// The rows from the top; replaced lines are next to their replacements.
    package let rows: [Row]

    /// Compares two texts.
    package init(from old: String, to new: String) {
        self.init(from: Self.lines(old), to: Self.lines(new))
    }

    /// Compares two texts that are already split into lines.
    package init(from first: [String], to second: [String]) {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in second.difference(from: first) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            var (gone, come): ([String], [String]) = ([], [])
            while removed.contains(left) {
                gone.append(first[left])
                left += 1
            }
            while inserted.contains(right) {
                come.append(second[right])
                right += 1
            }
            for index in 0..<max(gone.count, come.count) {
                rows.append(
                    Row(old: index < gone.count ? gone[index] : nil, new: index < come.count ? come[index] : nil))
            }
            if left < first.count, right < second.count {
                rows.append(Row(old: first[left], new: second[right]))
                left += 1
                right += 1
            }
        }
        self.rows = rows
    }

    /// Whether the texts are the same.
    package var isEmpty: Bool { rows.allSatisfy(\.isSame) }

    /// Returns the rows that differ, with up to that many equal rows around them, in groups without gaps.
    package func hunks(context: Int) -> [ArraySlice<Row>] {
        var hunks: [ArraySlice<Row>] = []
        for index in rows.indices where !rows[index].isSame {
            let (start, end) = (max(0, index - context), min(rows.count, index + context + 1))
            if let last = hunks.last, start <= last.endIndex {
                hunks[hunks.count - 1] = rows[last.startIndex..<end]
            } else {
                hunks.append(rows[start..<end])
            }
        }
        return hunks
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
