import SourceModel

/// The name of the module in some sources: the longest beginning that most of their types share.
struct ExampleName {
    /// `ItemsList` of `ItemsListScene`, `ItemsListDirector` and `ItemUI`, or nil if no two types share a word.
    let text: String?

    init(_ sources: Sources) {
        let names = sources.files.flatMap(\.declarations).filter(\.isType).map(\.name)
        var counts: [String: Int] = [:]
        for name in Set(names) {
            for beginning in Self.beginnings(of: name) { counts[beginning, default: 0] += 1 }
        }
        let most = counts.values.max() ?? 0
        text = most < 2 ? nil : counts.filter { $0.value == most }.keys.max { ($0.count, $1) < ($1.count, $0) }
    }

    /// `Items` and `ItemsList` of `ItemsListScene`, without the whole name, which includes a role.
    private static func beginnings(of name: String) -> [String] {
        let characters = Array(name)
        return characters.indices.dropFirst().filter { index in
            isBoundary(before: index, in: characters)
        }.map { String(characters[..<$0]) }.filter { $0.count > 1 && !$0.hasSuffix("_") }
    }

    /// Whether a word ends there: `Items|List`, `URL|List`, `ItemsList|_DisplayUI`.
    static func isBoundary(before index: Int, in characters: [Character]) -> Bool {
        guard index > 0, index < characters.count else { return true }
        return characters[index - 1] == "_" || characters[index] == "_" || WordParts.isStart(index, in: characters)
    }
}
