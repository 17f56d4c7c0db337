import SourceModel
import Testing

@testable import workshop

/// Rewrites a text in `Sources/Shelf.swift`; returns nil if there is nothing to rewrite.
func rewritten(_ text: String, by name: String) throws -> String? {
    try rewrittenFiles(text, by: name)["Sources/Shelf.swift"]
}

/// Rewrites a text in `Sources/Shelf.swift`; returns that file, if it changed, and the new ones.
func rewrittenFiles(_ text: String, by name: String) throws -> [String: String] {
    let rewriting = try #require(Rewriting.all.first { $0.name == name })
    let path = "Sources/Shelf.swift"
    return rewriting.rewritten(try Sources(files: [(path, text)]), editable: [path])
}

/// Returns the words and signs of a text, so that spaces don't matter in a comparison.
func written(_ text: String?) -> [String]? {
    text.map { TokenReader.tokens(of: Array($0.utf8)).map(\.text) }
}
