import SourceModel

/// What the declarations of an app say about names: which cases, methods and lists there are.
struct AppNames {
    /// Cases by name; nil where several enums have one of that name.
    private var siblings: [String: [String]] = [:]
    /// For a method of a protocol the others with the same parameters, by its signature.
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

    /// The other cases of the enum that has this one, with the same values.
    func siblings(ofCase name: String) -> [String] { siblings[name] ?? [] }

    /// The other methods of the role that has this one, which take and answer the same.
    func likes(ofMethod name: String) -> [String] { likes[name] ?? [] }

    private static func form(_ method: Declaration) -> [String] {
        method.parameters.map { "\($0.label ?? "_"):\($0.typeText)" } + [method.type?.text ?? ""]
    }
}

extension Parameter {
    fileprivate var typeText: String { type?.text ?? "" }
}
