import SourceModel

extension KnownType {
    /// Whether the type's formatters only read what came over the wire or was typed, and write no text.
    package var onlyParses: Bool {
        let calls = parts.flatMap { $0.file.references(in: $0.declaration) }.filter { $0.kind == .call }
        let parses = calls.contains { ["date", "number"].contains($0.name) && $0.labels == ["from"] }
        let writes = ["string", "localizedString", "formatted", "NSLocalizedString", "String"]
        return parses
            && !calls.contains { call in
                writes.contains(call.name) && (call.name != "String" || call.labels.first == "format")
            }
    }
}
