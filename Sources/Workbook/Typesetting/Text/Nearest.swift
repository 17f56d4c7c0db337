/// Finds the word that a user probably meant.
package enum Nearest {
    /// Returns the first candidate that begins with the word, else the one that needs the fewest changed letters, or
    /// nil if none is close.
    package static func match(for word: String, among candidates: [String]) -> String? {
        let typed = word.lowercased()
        if let longer = candidates.first(where: { $0.hasPrefix(typed) && typed.count >= 2 }) { return longer }
        let ranked = candidates.map { (name: $0, distance: distance(typed, $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(1, min(word.count, best.name.count) / 3) + 1 && best.distance < word.count
            ? best.name : nil
    }

    /// Returns how many letters must be added, removed, replaced or swapped with their neighbor.
    static func distance(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        var table = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : ($0 == 0 ? row : 0) } }
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        for row in 1...a.count {
            for column in 1...b.count {
                let replaced = table[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
                table[row][column] = min(replaced, table[row - 1][column] + 1, table[row][column - 1] + 1)
                if row > 1, column > 1, a[row - 1] == b[column - 2], a[row - 2] == b[column - 1] {
                    table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
                }
            }
        }
        return table[a.count][b.count]
    }
}
