import SourceModel

/// Tells superclasses from protocols, as far as the answer's text allows.
struct Conformances {
    private let protocols: Set<String>
    private let others: Set<String>

    init(_ sources: Sources) {
        let all = sources.files.flatMap(\.declarations).flatMap(\.all)
        protocols = Set(all.filter { $0.kind == .protocol }.map(\.name))
        others = Set(all.filter { $0.isType && $0.kind != .protocol }.map(\.name))
    }

    /// Returns the inherited types that an extension could declare instead.
    func movable(of declaration: Declaration) -> [TypeName] {
        declaration.inherited.enumerated().filter { index, name in
            // Only the first one can be a superclass or a raw type.
            index > 0 || isProtocol(name.text)
        }.map(\.element)
    }

    private func isProtocol(_ name: String) -> Bool {
        if protocols.contains(name) { return true }
        if others.contains(name) || name == "String" { return false }
        return name.contains("_") || Self.known.contains(name) || name.contains("&")
            || ["Protocol", "DataSource", "Delegate", "Input", "Output", "ing"].contains { name.hasSuffix($0) }
    }

    private static let known: Set<String> = [
        "Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Comparable", "Error", "CaseIterable",
        "CustomStringConvertible", "Identifiable", "Sendable",
    ]
}
