import RoleIndex
import SourceModel

extension Rule {
    /// A Worker reports to `presenter`, and to no other actor.
    static let workerKnowsOnlyPresenter = Rule(
        name: "worker-knows-only-presenter",
        what: "The only actor that a Worker refers to is its presenter, by its PresentData role.",
        why: "a Worker gets its job done and says how it ended; what follows from that is the Director's to decide",
        fix: "tell the presenter, and let the Director pass it on",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_Navigate { func goBack() }",
            "Items/List/ItemsListWorker.swift": """
            final class ItemsListWorker {
                var navigator: ItemsList_Navigate?
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_PresentData: AnyObject { func present() }",
            "Items/List/ItemsListWorker.swift": """
            final class ItemsListWorker {
                weak var presenter: ItemsList_PresentData?
            }
            """,
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 1, \"Role: manage data\": "
            + "workers notify someone else when they have completed or failed",
        check: { WorkerKnowsOnlyPresenter(codebase: $0).findings })
}

private struct WorkerKnowsOnlyPresenter {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter { $0.role == .worker && !$0.isProtocol }.flatMap { worker in
            worker.parts.flatMap { part -> [Finding] in
                var lines: Set<Int> = []
                // `let director: Director = Director()` is one mistake.
                return part.file.references(in: part.declaration).compactMap { finding($0, in: part.file, of: worker) }
                    .filter { lines.insert($0.location.line).inserted }
            }
        }
    }

    private func finding(_ reference: Reference, in file: SourceFile, of worker: KnownType) -> Finding? {
        guard reference.isCapitalized else { return nil }
        let context = codebase.context(of: reference, in: file)
        // Types inside the Worker or around it are judged by themselves.
        guard context.type?.path == worker.path, let what = foreign(reference, in: context, of: worker) else {
            return nil
        }
        return Finding(
            reference.location, "\(worker.path) refers to \(reference.name), \(what)",
            fix: worker.module.map { "tell presenter by \($0)_PresentData, and let the Director pass it on" })
    }

    private func foreign(_ reference: Reference, in context: Context, of worker: KnownType) -> String? {
        if let role = RoleProtocol(reference.name), role.isRole {
            if role.module != worker.module && worker.module != nil { return "a role of another module" }
            switch role.word {
            case "PresentData", "ManageData": return nil
            default: return "and its only actor is its presenter"
            }
        }
        guard let type = codebase.resolve(reference.name, receiver: reference.receiver, in: context),
            codebase.isActor(type), !type.path.hasPrefix(worker.path)
        else { return nil }
        if type.role == .worker { return isBase(type, of: worker) ? nil : "another Worker" }
        return type.role == .director ? "a class and no role" : "and its only actor is its presenter"
    }

    private func isBase(_ type: KnownType, of worker: KnownType) -> Bool {
        codebase.superclasses(of: worker).known.contains { $0.path == type.path }
    }
}
