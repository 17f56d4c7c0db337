import RoleIndex
import SourceModel

extension Rule {
    /// Managed objects don't leave the data managers.
    static let managedObjectsStayInDataManagers = Rule(
        name: "managed-objects-stay-in-data-managers",
        what: "Managed objects are named by data managers only; everybody else gets plain entities.",
        why: "a managed object is bound to its context and thread, and code that gets one can change the database",
        fix: "let the data manager make it into a plain entity, and pass that",
        wrong: [
            "Shelf/Interactor/ShelfInteractor.swift": """
            final class ShelfInteractor {
                func didLoad(_ books: [ManagedBook]) {}
            }
            """,
            "Store/ManagedBook.swift": "final class ManagedBook: NSManagedObject {}",
        ],
        right: [
            "Shelf/Interactor/ShelfInteractor.swift": """
            final class ShelfInteractor {
                func didLoad(_ books: [Book]) {}
            }
            """,
            "Shelf/DataManager/ShelfLocalDataManager.swift": """
            final class ShelfLocalDataManager {
                private func books(_ managed: [ManagedBook]) -> [Book] { managed.map { Book(title: $0.title) } }
            }
            """,
            "Store/ManagedBook.swift": "final class ManagedBook: NSManagedObject {}",
        ],
        lesson: Lesson.interactor,
        source: "Piñera, VIPER slides: don't pass managed objects",
        check: { codebase in
            let generated = codebase.generatedManagedObjects
            let hasManaged = !generated.isEmpty || codebase.types.contains(where: codebase.isManaged)
            return codebase.files.flatMap {
                ManagedObjectsStayInDataManagers(
                    codebase: codebase, file: $0, hasManaged: hasManaged, generated: generated
                ).findings
            }
        })
}

private struct ManagedObjectsStayInDataManagers {
    let codebase: Codebase
    let file: SourceFile
    /// Whether the sources declare managed objects; without any, only the base class can be named.
    let hasManaged: Bool
    /// The names of managed objects whose classes Xcode generates.
    let generated: Set<String>

    var findings: [Finding] {
        // One finding per type and name is enough, since one fix removes the other uses as well.
        var named: Set<String> = []
        return file.references.compactMap { reference in
            let mayBe = reference.name == "NSManagedObject" || hasManaged && reference.isCapitalized
            guard mayBe else { return nil }
            let context = codebase.context(of: reference, in: file)
            guard let role = role(context), isManaged(reference, in: context),
                named.insert("\(context.subject) \(reference.name)").inserted
            else { return nil }
            return Finding(
                reference.location,
                "\(context.subject) names \(reference.name), a managed object, and is \(role)",
                fix: fix(context))
        }
    }

    /// Describes the code at the place; nil for a data manager, an assembler or code without a role.
    private func role(_ context: Context) -> String? {
        if let type = context.type, type.isProtocol {
            let isRole = codebase.vocabulary.implementer(of: type.name) != nil
            return isRole || codebase.vocabulary.isDelegate(type.name) && type.module != nil ? "a role's protocol" : nil
        }
        guard let role = context.role, role != .dataManager else { return nil }
        switch role {
        case .viewPart: return "part of the view"
        case .displayModel: return "a display model"
        case .entity:
            // A managed entity is reported where other code names it.
            return context.type.map(codebase.isManaged) ?? false ? nil : "an entity"
        case .appEntry, .assembler: return nil
        default: return role == .interactor ? "an Interactor" : "a \(role.rawValue)"
        }
    }

    private func isManaged(_ reference: Reference, in context: Context) -> Bool {
        if let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context) {
            return codebase.isManaged(type)
        }
        return reference.receiver == nil
            && (reference.name == "NSManagedObject" || generated.contains(reference.name))
    }

    private func fix(_ context: Context) -> String? {
        guard let type = context.type, type.isProtocol,
            codebase.vocabulary.implementer(of: type.name) == .dataManager
        else { return nil }
        return "give and take plain entities, and let the data manager translate"
    }
}
