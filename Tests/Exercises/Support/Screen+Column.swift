import HeadlessUIKit

@MainActor
extension Screen {
    /// Returns whether these texts stand below one another, with one line between each and the next.
    public func showsColumn(of texts: [String]) -> Bool {
        let lines = render().split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.contains(texts[0]) }) else { return false }
        return texts.enumerated().allSatisfy { index, text in
            let line = first + 2 * index
            return lines.indices.contains(line) && lines[line].contains(text)
        }
    }
}
