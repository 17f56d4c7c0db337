import SourceModel
import Testing

@testable import workshop

/// What a rewriting makes of a text that stands in `Sources/Shelf.swift`; nil where it finds nothing to rewrite.
func rewritten(_ text: String, by name: String) throws -> String? {
    try rewrittenFiles(text, by: name)["Sources/Shelf.swift"]
}

/// What a rewriting makes of that file, and of files beside it.
func rewrittenFiles(_ text: String, by name: String) throws -> [String: String] {
    let rewriting = try #require(Rewriting.all.first { $0.name == name })
    let path = "Sources/Shelf.swift"
    return rewriting.rewritten(try Sources(files: [(path, text)]), editable: [path])
}

/// The words and signs of a text, so that a table says nothing about space.
func written(_ text: String?) -> [String]? {
    text.map { TokenReader.tokens(of: Array($0.utf8)).map(\.text) }
}
