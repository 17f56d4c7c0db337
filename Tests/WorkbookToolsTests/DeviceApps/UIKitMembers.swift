import SourceModel

/// Finds members of UIKit that a file uses without importing it, which Swift refuses under member import visibility.
///
/// Without types, only names that nothing else declares can be decided; `.ci/uikit` lets the compiler decide the rest.
struct UIKitMembers {
    /// The names that Swift and Foundation declare as well: `FileManager.default`, `task.cancel()`.
    private static let shared: Set = ["rawValue", "init", "default", "cancel"]
    private static let modules: Set = ["HeadlessUIKit", "UIKit", "SwiftUI"]
    let names: Set<String>

    /// Reads the names from the sources of HeadlessUIKit; `Screen` isn't UIKit's.
    init(declaredBy kit: Sources) {
        let files = kit.files.filter { !$0.folders.contains("Screen") }
        names = Set(files.flatMap(\.declarations).flatMap { Self.members(of: $0) }).subtracting(Self.shared)
    }

    private static func members(of type: Declaration) -> [String] {
        let isProtocol = type.kind == .protocol
        return type.members.flatMap { member -> [String] in
            if [.class, .struct, .enum].contains(member.kind) { return members(of: member) }
            let isOffered = isProtocol || member.kind == .enumCase || [.public, .open].contains(member.access)
            return isOffered && [.method, .property, .enumCase].contains(member.kind) ? [member.name] : []
        }
    }

    /// Returns the places in the sources of one module, as `path:line: name`.
    func withoutImport(in module: Sources) -> [String] {
        let all = module.files.flatMap(\.declarations).flatMap(\.all)
        let own = Set(all.map(\.name) + all.flatMap(\.parameters).flatMap { [$0.name, $0.label].compactMap { $0 } })
        let foreign = names.subtracting(own)
        return module.files.filter { file in !file.imports.contains { Self.modules.contains($0.module) } }
            .flatMap { file in
                file.references.filter { $0.kind != .type && foreign.contains($0.name) }.map {
                    "\(file.path):\($0.location.line): \($0.name)"
                }
            }
    }
}
