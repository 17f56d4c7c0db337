import SourceModel

/// A protocol with its own requirements and the inherited ones.
struct SpiedProtocol {
    /// A requirement, with the file that declares it.
    struct Requirement {
        let declaration: Declaration
        let file: SourceFile
    }

    let name: String
    let requirements: [Requirement]
    /// Whether some requirements are inherited.
    let inherits: Bool
    /// The inherited protocols that aren't in any file that was read.
    let unknown: [String]

    /// Returns every protocol of a file, in order.
    static func all(in file: SourceFile, among others: [SourceFile]) -> [SpiedProtocol] {
        var known: [String: (Declaration, SourceFile)] = [:]
        for file in [file] + others {
            for declaration in file.declarations where declaration.kind == .protocol && known[declaration.name] == nil {
                known[declaration.name] = (declaration, file)
            }
        }
        return file.declarations.filter { $0.kind == .protocol }.map { SpiedProtocol($0.name, known) }
    }

    private init(_ name: String, _ known: [String: (Declaration, SourceFile)]) {
        var requirements: [Requirement] = []
        var unknown: [String] = []
        var seen: Set<String> = []
        var signatures: Set<String> = []
        func collect(_ name: String) {
            guard seen.insert(name).inserted else { return }
            guard let (declaration, file) = known[name] else {
                if !["AnyObject", "Sendable", "SendableMetatype"].contains(name) { unknown.append(name) }
                return
            }
            declaration.inherited.flatMap(\.names).forEach(collect)
            for member in declaration.members where member.kind != .genericParameter {
                let text = file.text(in: member.extent.whole)
                if signatures.insert(text).inserted {
                    requirements.append(Requirement(declaration: member, file: file))
                }
            }
        }
        collect(name)
        self.name = name
        self.requirements = requirements
        inherits = seen.contains { $0 != name && known[$0] != nil }
        self.unknown = unknown
    }
}
