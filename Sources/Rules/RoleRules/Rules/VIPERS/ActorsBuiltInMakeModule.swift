import RoleIndex
import SourceModel

extension Rule {
    /// Modules are assembled in one place.
    static let actorsBuiltInMakeModule = Rule(
        name: "actors-built-in-make-module",
        what: "Actors are made only in the static makeModule of a Navigator, which only Navigators and the app call.",
        why: "a module that is put together in one place is rewired in one place, and no actor picks its partners",
        fix: "make it in the Navigator's makeModule and pass it in",
        wrong: [
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                private let worker: ItemsList_ManageData = ItemsListWorker()
            }
            """,
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
        ],
        right: [
            "Items/List/ItemsListNavigator.swift": """
            final class ItemsListNavigator {
                static func makeModule() -> UIViewController {
                    ItemsListScene(eventHandler: ItemsListDirector(worker: ItemsListWorker()))
                }
            }
            """,
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                private let worker: ItemsList_ManageData

                init(worker: ItemsList_ManageData) { self.worker = worker }
            }
            """,
            "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
            "Items/List/ItemsListWorker.swift": "final class ItemsListWorker: ItemsList_ManageData {}",
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: Navigator\": makeModule",
        check: { codebase in
            codebase.files.flatMap { file in
                file.references.compactMap { ActorsBuiltInMakeModule(codebase: codebase, file: file).finding($0) }
            }
        })
}

private struct ActorsBuiltInMakeModule {
    let codebase: Codebase
    let file: SourceFile

    func finding(_ reference: Reference) -> Finding? {
        guard reference.kind == .call else { return nil }
        if reference.name == "makeModule" { return assembling(reference) }
        guard reference.name == "init" || reference.isCapitalized else { return nil }
        let context = codebase.context(of: reference, in: file)
        guard let made = codebase.constructed(by: reference, in: context), codebase.isActor(made),
            !codebase.isInsideActor(made), made.module != nil, !isInMakeModule(context)
        else { return nil }
        let place = context.function.map { "\(context.subject).\($0.name)" } ?? context.subject
        let fix = made.module.map { "make it in \($0)Navigator.makeModule and pass it in as its role" }
        return Finding(reference.location, "\(place) makes \(made.path) outside of makeModule", fix: fix)
    }

    private func isInMakeModule(_ context: Context) -> Bool {
        guard context.role == .navigator, let function = context.function, function.isStatic else { return false }
        return function.name == "makeModule" || isPart(function, ofMakeModuleIn: context)
    }

    /// Whether the function is a step of makeModule: private, and called only from there.
    private func isPart(_ function: Declaration, ofMakeModuleIn context: Context) -> Bool {
        guard function.access == .private else { return false }
        let callers = file.references.filter { $0.kind == .call && $0.name == function.name }.map { call in
            codebase.context(of: call, in: file)
        }
        return !callers.isEmpty
            && callers.allSatisfy { $0.type?.path == context.type?.path && $0.function?.name == "makeModule" }
    }

    private func assembling(_ reference: Reference) -> Finding? {
        let context = codebase.context(of: reference, in: file)
        guard context.role != .navigator, context.role != .appEntry, file.name != "main.swift" else { return nil }
        if let receiver = reference.receiver, let type = codebase.resolvePath(receiver, in: context) {
            guard type.role == .navigator else { return nil }
        }
        let fix = context.module.map { "ask for the page by a go... method of \($0)_Navigate" }
        return Finding(
            reference.location,
            "\(context.subject) calls \(reference.receiver ?? "").makeModule, which is for Navigators",
            fix: fix)
    }
}
