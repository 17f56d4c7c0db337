/// The types that conform to each protocol, also through other protocols, superclasses and typealiases.
package struct Conformers: Sendable {
    private var byProtocol: [String: [KnownType]] = [:]
    private var byModule: [ModuleKey: [KnownType]] = [:]
    private var byType: [String: Set<String>] = [:]

    private struct ModuleKey: Hashable {
        let path: String
        let module: String
    }

    init(codebase: Codebase) {
        for type in codebase.types where !type.isProtocol {
            var seen: Set<String> = []
            for ancestor in [type] + (type.isClass ? codebase.superclasses(of: type).known : []) {
                for name in ancestor.inherited { Self.collect(name, codebase, into: &seen) }
            }
            byType[type.path, default: []].formUnion(seen)
            for path in seen {
                byProtocol[path, default: []].append(type)
                guard let module = type.module else { continue }
                byModule[ModuleKey(path: path, module: module), default: []].append(type)
            }
        }
    }

    /// The types that conform to the protocol at this path, in the order of the files.
    package func of(_ protocolPath: String) -> [KnownType] { byProtocol[protocolPath] ?? [] }

    /// The conformers that are of a module.
    func of(_ protocolPath: String, in module: String) -> [KnownType] {
        byModule[ModuleKey(path: protocolPath, module: module)] ?? []
    }

    /// The paths of the protocols to which the type at a path conforms.
    package func protocols(of path: String) -> Set<String> { byType[path] ?? [] }

    /// The paths of the protocol with this name and of all protocols that it refines.
    static func refined(by name: String, _ codebase: Codebase) -> Set<String> {
        var seen: Set<String> = []
        collect(name, codebase, into: &seen)
        return seen
    }

    /// Stops after a hundred steps, so that a contrived chain of thousands isn't followed to its end.
    private static func collect(
        _ written: String, _ codebase: Codebase, into seen: inout Set<String>, steps: Int = 0
    ) {
        guard steps < 100 else { return }
        for part in written.split(separator: "&") {
            let name = codebase.bare(String(part))
            if let target = codebase.alias(at: name) {
                // Typealiases may name each other in a circle, so they are marked as seen as well.
                if seen.insert("typealias " + name).inserted {
                    collect(target, codebase, into: &seen, steps: steps + 1)
                }
            } else if let type = codebase.resolvePath(name, in: nil), type.isProtocol, seen.insert(type.path).inserted {
                for next in type.inherited { collect(next, codebase, into: &seen, steps: steps + 1) }
            }
        }
    }
}
