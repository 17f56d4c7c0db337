import SourceModel

/// What the properties and parameters of an answer are, as far as their declarations say.
struct KnownTypes {
    private let declared: Set<String>
    private let members: [String: [Declaration]]

    init(_ sources: Sources) {
        let all = sources.files.flatMap(\.declarations).flatMap(\.all)
        declared = Set(all.filter(\.isType).map(\.name))
        members = Dictionary(grouping: all.filter { $0.isType || $0.kind == .extension }, by: \.name)
            .mapValues { $0.flatMap(\.members) }
    }

    /// The types of the answer that a name before a dot has; none where it is a local name, or of a type from elsewhere.
    ///
    /// - Parameters:
    ///   - type: the type in which it stands.
    ///   - path: the declarations around it, whose parameters it may be.
    func types(of name: String, in type: String, _ path: [Declaration]) -> Set<String> {
        if declared.contains(name) { return [name] }
        let properties = (members[type] ?? []).filter { $0.kind == .property && $0.name == name }
        let parameters = path.flatMap(\.parameters).filter { $0.name == name }.compactMap(\.type)
        return Set((properties.compactMap(\.knownType) + parameters).flatMap(\.names)).intersection(declared)
    }
}
