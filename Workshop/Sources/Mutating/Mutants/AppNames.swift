import SourceModel

/// An app's declarations by name: its cases and its methods.
struct AppNames {
    /// For each case, by name, the enum's other cases with the same values; nil if several enums have a case of that
    /// name.
    private var siblings: [String: [String]] = [:]
    /// For each protocol method, by name, the protocol's other methods with the same signature.
    private var likes: [String: [String]] = [:]
    let all: [Declaration]

    init(_ sources: Sources) {
        all = sources.files.flatMap(\.declarations).flatMap(\.all)
        var counts: [String: Int] = [:]
        for type in all where type.kind == .enum {
            let cases = type.members.filter { $0.kind == .enumCase }
            for one in cases {
                counts[one.name, default: 0] += 1
                let types = one.parameters.map(\.typeText)
                siblings[one.name] = cases.filter { $0 != one && $0.parameters.map(\.typeText) == types }.map(\.name)
            }
        }
        siblings = siblings.filter { counts[$0.key] == 1 }
        for role in all where role.kind == .protocol {
            let methods = role.members.filter { $0.kind == .method }
            for one in methods {
                let others = methods.filter { $0.name != one.name && Self.form($0) == Self.form(one) }
                likes[one.name, default: []] += others.map(\.name)
            }
        }
    }

    /// Returns the other cases of the same enum that have the same associated values.
    func siblings(ofCase name: String) -> [String] { siblings[name] ?? [] }

    /// Returns the other methods of the same role that take and return the same types.
    func likes(ofMethod name: String) -> [String] { likes[name] ?? [] }

    private static func form(_ method: Declaration) -> [String] {
        method.parameters.map { "\($0.label ?? "_"):\($0.typeText)" } + [method.type?.text ?? ""]
    }
}

extension Parameter {
    fileprivate var typeText: String { type?.text ?? "" }
}
