import RoleIndex
import SourceModel

/// The check that each output protocol is implemented in an extension of its own.
struct OutputsInExtensions {
    let layers: CleanLayers

    var findings: [Finding] {
        layers.types(.presenter, .viewController).filter(\.isClass).flatMap { type in
            type.parts.compactMap { finding($0, of: type) }
        }
    }

    private func finding(_ part: KnownType.Part, of type: KnownType) -> Finding? {
        let implemented = part.declaration.inherited.filter { isImplemented($0, in: part.declaration) }
        if part.declaration.kind != .extension, let first = implemented.first {
            return Finding(
                first.location, "\(type.path) implements \(first.text) in its own body",
                fix: "move what it asks for to `extension \(type.path): \(first.text)`")
        }
        guard implemented.count > 1 else { return nil }
        let names = implemented.map(\.text)
        return Finding(
            implemented[1].location,
            "one extension of \(type.path) implements \(names.joined(separator: " and "))",
            fix: "give \(names[1]) an extension of its own")
    }

    /// Whether the declaration implements requirements of the output itself; inherited ones belong in other extensions.
    private func isImplemented(_ name: TypeName, in declaration: Declaration) -> Bool {
        guard let output = layers.codebase.resolvePath(name.text, in: nil), output.isProtocol else { return false }
        let part = layers.part(of: output)
        guard part == .useCaseOutput || part == .presenterOutput else { return false }
        let family = declaration.kind == .extension ? [output] : layers.family(of: output)
        let asked = Set(family.flatMap(\.main.declaration.members).map(\.signature))
        return declaration.members.contains { $0.kind == .method && asked.contains($0.signature) }
    }
}
