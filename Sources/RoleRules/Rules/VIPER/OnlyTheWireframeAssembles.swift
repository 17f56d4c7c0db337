import CodebaseIndex
import SourceModel

extension Rule {
    /// P6: who makes the actors is the one who connects them.
    static let onlyTheWireframeAssembles = Rule(
        name: "only-the-wireframe-assembles",
        what: "Actors are made by a Wireframe, a Router or another assembler, and by nobody else.",
        why: "an actor that makes its partners can't be given others, and nobody sees in one place who talks to whom",
        fix: "make it in the module's Wireframe, and pass it in",
        wrong: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var interactor: ShelfInteractorInputProtocol = ShelfInteractor()
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": "final class ShelfInteractor: ShelfInteractorInputProtocol {}",
        ],
        right: [
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Interactor/ShelfInteractor.swift": "final class ShelfInteractor: ShelfInteractorInputProtocol {}",
            "Shelf/WireFrame/ShelfWireFrame.swift": """
            final class ShelfWireFrame {
                static func presentShelfModule() {
                    let presenter = ShelfPresenter()
                    presenter.interactor = ShelfInteractor()
                }
            }
            """,
        ],
        lesson: Lesson.viper,
        source: "Piñera, VIPER slides: the wireframe initializes the VIPER module",
        check: { codebase in
            codebase.files.flatMap { file in
                file.references.compactMap { OnlyTheWireframeAssembles(codebase: codebase, file: file).finding($0) }
            }
        })
}

private struct OnlyTheWireframeAssembles {
    let codebase: Codebase
    let file: SourceFile

    private static let storyboards: Set<String> = [
        "instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier",
    ]

    func finding(_ reference: Reference) -> Finding? {
        guard reference.kind == .call else { return nil }
        let isStoryboard = Self.storyboards.contains(reference.name) && reference.receiver != nil
        guard isStoryboard || reference.name == "init" || reference.name.first?.isUppercase == true else { return nil }
        let context = codebase.context(of: reference, in: file)
        let assemblers = codebase.vocabulary.assemblers
        if let role = context.role, assemblers.contains(role) { return nil }
        if isStoryboard { return screen(reference, in: context) }
        guard let made = codebase.constructed(by: reference, in: context), codebase.isActor(made),
            !codebase.isInsideActor(made), let role = made.role, context.type?.path != made.path, isOfModule(made)
        else { return nil }
        // The app's entry, and a module's own navigation, begin with an assembler.
        if assemblers.contains(role), context.role == .appEntry || file.name == "main.swift" { return nil }
        let fix = made.module.map { "make it where the module \($0) is assembled, and pass it in" }
        return Finding(reference.location, "\(place(context)) makes \(made.path), its \(role.rawValue)", fix: fix)
    }

    /// A controller without a Presenter may lie in a module's folder, and is no actor of it.
    private func isOfModule(_ type: KnownType) -> Bool {
        guard let module = type.module else { return false }
        return type.role != .view || codebase.module(named: module)?.begins(type.path) == true
    }

    /// A view out of a storyboard is made as well.
    private func screen(_ reference: Reference, in context: Context) -> Finding? {
        guard let type = context.type, codebase.isActor(type) || type.role == .viewPart else { return nil }
        return Finding(
            reference.location, "\(place(context)) makes a screen with \(reference.name)",
            fix: "ask the Wireframe for it, and let that make it")
    }

    private func place(_ context: Context) -> String {
        context.type == nil
            ? context.subject : context.function.map { "\(context.subject).\($0.name)" } ?? context.subject
    }
}
