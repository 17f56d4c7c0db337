import RoleIndex
import SourceModel

extension Rule {
    /// An entity is independent of where it is kept.
    static let entitiesKnowNoPersistence = Rule(
        name: "entities-know-no-persistence",
        what: "An entity neither saves, fetches nor deletes itself.",
        why: "an entity that knows its store can't be kept in another one, nor made in a test without it",
        fix: "move it to a data manager, which gives and takes entities",
        wrong: [
            "Entities/Book.swift": """
            struct Book: Codable {
                let title: String

                func save() throws {
                    try JSONEncoder().encode(self).write(to: URL(fileURLWithPath: "book.json"))
                }
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": "final class ShelfInteractor {}",
        ],
        right: [
            "Entities/Book.swift": """
            struct Book: Codable {
                let title: String
            }
            """,
            "Shelf/DataManager/ShelfLocalDataManager.swift": """
            final class ShelfLocalDataManager {
                func save(_ book: Book) throws {
                    try JSONEncoder().encode(book).write(to: URL(fileURLWithPath: "book.json"))
                }
            }
            """,
        ],
        lesson: Lesson.interactor,
        source: "Piñera, VIPER slides: entities don't know about how to persist themselves",
        check: { EntitiesKnowNoPersistence(codebase: $0).findings })
}

private struct EntitiesKnowNoPersistence {
    let codebase: Codebase

    var findings: [Finding] {
        let entities = codebase.types.filter {
            !$0.isProtocol && ($0.role == .entity || $0.role == nil && codebase.isManaged($0))
        }
        return entities.flatMap { entity in
            entity.parts.flatMap { part in
                part.declaration.members.filter { !$0.isType }.compactMap { finding($0, in: part.file, of: entity) }
            }
        }
    }

    /// Makes one finding per member, even if it persists in several ways.
    private func finding(_ member: Declaration, in file: SourceFile, of entity: KnownType) -> Finding? {
        // Xcode generates this method for every managed object.
        if member.name == "fetchRequest", codebase.isManaged(entity) { return nil }
        // A method that takes a context is fine next to Core Data's stack, but an entity with one knows its store.
        if entity.role == nil, member.parameters.contains(where: isContext) { return nil }
        if let use = use(in: member, of: file) {
            return Finding(member.location, "\(entity.path).\(member.signature) persists with \(use)")
        }
        guard isRequest(member), !member.has("mutating") else { return nil }
        return Finding(member.location, "\(entity.path).\(member.signature) is the entity's own persistence")
    }

    private func isContext(_ parameter: Parameter) -> Bool {
        parameter.type?.names.contains { ["NSManagedObjectContext", "ModelContext"].contains($0) } ?? false
    }

    /// The first use of a storage API, a store or a data manager in a member.
    private func use(in member: Declaration, of file: SourceFile) -> String? {
        for reference in file.references(in: member) {
            if let concern = ConcernAPI.concern(of: reference), concern == .storage || concern == .networking {
                return reference.text
            }
            let context = codebase.context(of: reference, in: file)
            let receiver = reference.receiver.flatMap { codebase.resolvePath($0, in: context) }
            let named = codebase.resolve(reference.name, receiver: reference.receiver, in: context)
            if let type = named ?? receiver, isKeeper(type) { return reference.text }
        }
        return nil
    }

    private func isKeeper(_ type: KnownType) -> Bool {
        // A managed object may be named Repository, like a user's repository at GitHub.
        type.isStore && !codebase.isManaged(type) || codebase.roles(behind: type).contains(.dataManager)
    }

    private static let verbs: Set<String> = ["save", "persist", "fetch", "delete", "store"]

    /// Whether the method is a request such as `save()`, `fetchAll()` or `delete(from:)`, but not `saved` or
    /// `deleted(at:)`, which return a changed value.
    private func isRequest(_ member: Declaration) -> Bool {
        guard member.kind == .method else { return false }
        let verb = member.name.prefix { $0.isLowercase }
        return Self.verbs.contains(String(verb))
    }
}
