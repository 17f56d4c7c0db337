import RoleIndex
import SourceModel

extension Rule {
    /// The type that makes the actors also connects them.
    static let onlyTheWireframeAssembles = Rule(
        name: "only-the-wireframe-assembles",
        what: "Actors, and the services they work by, are made by a Wireframe or another assembler alone.",
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
            let boundaries = ModuleBoundaries(codebase: codebase)
            return codebase.files.flatMap { file in
                let reader = OnlyTheWireframeAssembles(codebase: codebase, boundaries: boundaries, file: file)
                return file.references.compactMap(reader.finding)
            }
        })
}

private struct OnlyTheWireframeAssembles {
    let codebase: Codebase
    let boundaries: ModuleBoundaries
    let file: SourceFile

    private static let storyboards: Set<String> = [
        "instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier",
    ]

    func finding(_ reference: Reference) -> Finding? {
        guard reference.kind == .call else { return nil }
        let isStoryboard = Self.storyboards.contains(reference.name) && reference.receiver != nil
        guard isStoryboard || reference.name == "init" || reference.isCapitalized else { return nil }
        let context = codebase.context(of: reference, in: file)
        let assemblers = codebase.vocabulary.assemblers
        if let role = context.role, assemblers.contains(role) { return nil }
        if isStoryboard { return mayAssemble(context) ? nil : screen(reference, in: context) }
        guard let made = codebase.constructed(by: reference, in: context), context.type?.path != made.path,
            !mayAssemble(context), !isRegistered(reference, in: context)
        else { return nil }
        if isService(made) { return service(made, reference, in: context) }
        // A Router that is a value knows no other actor, and leads into its module.
        guard codebase.isActor(made), made.isClass, !codebase.isInsideActor(made), let role = made.role,
            isOfModule(made)
        else { return nil }
        // A screen that shows a cell also makes the cell's Presenter.
        if codebase.vocabulary.draws(context.role), role == .presenter,
            made.module.map(boundaries.isPartOfScreens) == true
        {
            return nil
        }
        if isPage(made, role, in: context) { return nil }
        // The app's entry begins with an assembler, or with the first screen.
        let begins = assemblers.contains(role) || role == codebase.vocabulary.actors.first?.role
        if begins, context.role == .appEntry || file.name == "main.swift" { return nil }
        let fix = made.module.map { "make it where the module \($0) is assembled, and pass it in" }
        let whose = context.module == made.module ? "its" : made.module.map { "\($0)'s" } ?? "its"
        return Finding(reference.location, "\(place(context)) makes \(made.path), \(whose) \(role.rawValue)", fix: fix)
    }

    /// Whether a data source makes one of its page controller's pages, when the user turns to it.
    private func isPage(_ made: KnownType, _ role: Role, in context: Context) -> Bool {
        codebase.vocabulary.draws(role) && made.module == context.module
            && context.type?.inherited.map(codebase.bare).contains("UIPageViewControllerDataSource") == true
    }

    /// Whether an app fetches and keeps things by the type, which all of its modules share.
    private func isService(_ type: KnownType) -> Bool {
        codebase.isService(type) || type.role == .dataManager && type.module == nil
    }

    /// Finds an actor that makes a service; a default argument is fine, since an assembler can replace it.
    private func service(_ made: KnownType, _ reference: Reference, in context: Context) -> Finding? {
        guard let maker = context.type, codebase.isActor(maker), maker.role != .dataManager,
            !isMadeForAnother(reference, in: context)
        else { return nil }
        if let function = context.path.last(where: \.isFunction) {
            guard !function.isStatic, function.extent.body?.contains(reference.offset) == true else { return nil }
        }
        return Finding(
            reference.location, "\(place(context)) makes \(made.path), by which it fetches or keeps things",
            fix: "take it in the initializer, as a protocol, and make it where the module is assembled")
    }

    /// Whether the new object is an argument of another service that is made there, and moves along with it.
    private func isMadeForAnother(_ reference: Reference, in context: Context) -> Bool {
        var at = CallChain.opening(before: reference.offset, in: file)
        while at > 0, file.bytes[at] != UInt8(ascii: "{") {
            let outer = file.references(in: 0..<at).last
            if let outer, outer.kind == .call, outer.offset + outer.name.utf8.count == at,
                codebase.constructed(by: outer, in: context).map(isService) == true
            {
                return true
            }
            at = CallChain.opening(before: at, in: file)
        }
        return false
    }

    /// Whether the code may make actors, although it isn't an assembler's.
    private func mayAssemble(_ context: Context) -> Bool {
        codebase.isPreview(context) || isDefaultOfEnvironment(context) || isAssembly(context)
            || isDefaultOfNavigation(context)
    }

    /// Whether the place is in an environment key, whose default value is an instance.
    private func isDefaultOfEnvironment(_ context: Context) -> Bool {
        context.type?.inherited.contains { codebase.bare($0) == "EnvironmentKey" } == true
    }

    /// Whether the object is registered in a container, `container.register(ShelfPresenter.self) { _ in … }`, by code
    /// other than an actor's.
    private func isRegistered(_ reference: Reference, in context: Context) -> Bool {
        if context.type.map(codebase.isActor) == true { return false }
        let before = file.references(in: max(0, reference.offset - 400)..<reference.offset)
        guard let call = before.last(where: { $0.kind == .call && $0.name == "register" }) else { return false }
        let text = file.text(in: call.offset..<reference.offset)
        return text.contains(".self") && text.count { $0 == "{" } > text.count { $0 == "}" }
    }

    /// Whether the place is a free function in `ShelfBuilder.swift`, the counterpart of an assembler type.
    private func isAssembly(_ context: Context) -> Bool {
        guard context.type == nil, context.function != nil else { return false }
        return codebase.vocabulary.parts.filter { codebase.vocabulary.assemblers.contains($0.role) }.flatMap(\.suffixes)
            .contains { file.name.hasSuffix($0 + ".swift") }
    }

    /// Whether the place is in the extension of a navigation protocol, whose code runs in the conforming assembler.
    private func isDefaultOfNavigation(_ context: Context) -> Bool {
        guard let type = context.type, type.isProtocol else { return false }
        let makers = codebase.vocabulary.assemblers.union(codebase.vocabulary.navigators)
        let endings =
            codebase.vocabulary.parts.filter { makers.contains($0.role) }.flatMap(\.suffixes) + ["Route", "Routing"]
        return endings.contains(where: type.name.hasSuffix)
            || codebase.vocabulary.implementer(of: type.name).map(makers.contains) ?? false
    }

    /// Whether the type is of its module; a controller without a Presenter may be in a module's folder without being
    /// its actor.
    private func isOfModule(_ type: KnownType) -> Bool {
        guard let module = type.module else { return false }
        return type.role != .view || codebase.module(named: module)?.begins(type.path) == true
    }

    /// Finds a screen that is made from a storyboard.
    private func screen(_ reference: Reference, in context: Context) -> Finding? {
        guard let type = context.type, codebase.isActor(type) || type.role == .viewPart else { return nil }
        // A screen that knows its own storyboard makes only itself.
        if context.function?.isStatic == true, codebase.isViewController(type) { return nil }
        return Finding(
            reference.location, "\(place(context)) makes a screen with \(reference.name)",
            fix: "ask the Wireframe for it, and let that make it")
    }

    private func place(_ context: Context) -> String {
        context.type == nil
            ? context.subject : context.function.map { "\(context.subject).\($0.name)" } ?? context.subject
    }
}
