import RoleIndex
import SourceModel

/// Suggests folders of values without a role that travel between actors.
struct FolderSuggestions {
    let codebase: Codebase

    func all() -> [RoleSuggestion] {
        let modules = Set(codebase.modules.map(\.name))
        let inFolders = Dictionary(grouping: codebase.typesWithoutRole) { $0.main.file.folders.last ?? "" }
        let spoken = spokenNames()
        return inFolders.sorted { $0.key < $1.key }.compactMap { folder, types in
            modules.contains(folder) || folder.isEmpty ? nil : suggestion(folder, types, spoken)
        }
    }

    /// A folder needs at least three types, all of them values, half of which actors behind the view use.
    private func suggestion(_ folder: String, _ types: [KnownType], _ spoken: Set<String>) -> RoleSuggestion? {
        let models = types.filter { $0.kind == .struct || $0.kind == .enum }
        let carried = models.filter { spoken.contains($0.name) }
        guard types.count > 2, models.count == types.count, carried.count * 2 >= models.count else { return nil }
        let names = carried.prefix(3).map(\.path).joined(separator: ", ")
        return RoleSuggestion(
            key: .folders, role: Role.entity.key, word: folder,
            reasons: [
                "\(types.count) types without a role lie there, all of them values",
                "\(carried.count) of them are in what actors behind the view take, return or store: \(names)",
            ])
    }

    private func spokenNames() -> Set<String> {
        let actors = codebase.types.filter { type in
            codebase.isActor(type) && type.role.map(codebase.vocabulary.drawn.contains) == false
        }
        return Set(
            actors.flatMap(\.members).flatMap { member in
                (member.parameters.compactMap(\.type) + [member.type].compactMap { $0 }).flatMap(\.names)
            })
    }
}
