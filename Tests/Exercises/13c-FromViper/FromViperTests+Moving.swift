import ExerciseSupport
import SourceModel
import Testing

/// Checks that the VIPER module is gone, and which code knows the new one.
extension FromViperTests {
    private static let endings = [
        "View", "ViewController", "Presenter", "Interactor", "DataManager", "Datamanager", "WireFrame", "Wireframe",
    ]

    @Test("13c.6 of the VIPER module nothing is left")
    func oldModuleIsGone() throws {
        let left = try exercise.sources.files.first { file in
            let types = file.declarations.filter(\.isType)
            let isOld = types.contains { type in Self.endings.contains { type.name.hasSuffix($0) } }
            return !types.isEmpty && (file.folders.first == "BookDetail" || file.folders.first == "Book" && isOld)
        }
        guard let left, let first = left.declarations.first(where: \.isType) else { return }
        Self.report(
            "the book's module is moved, not copied: once the Navigator makes it, its VIPER actors are deleted",
            "\(first.name) is still there",
            "sooner or later, somebody fixes a bug in the module that the app no longer opens",
            at: first.location, "does anything still need it, and which of its lines have no place yet?")
    }

    @Test("13c.6 the list's wireframe opens the new module by its Navigator, and knows nothing else of it")
    func listKnowsTheNavigator() throws {
        let wireFrame = try exercise.file("ShelfList/WireFrame/ShelfListWireFrame.swift")
        let module = Module()
        let types = Set(module.files.flatMap(\.declarations).filter(\.isType).map(\.name))
        let known = wireFrame.references.filter { types.contains($0.name) }
        if let wrong = known.first(where: { !$0.name.hasSuffix("Navigator") }) {
            Self.report(
                "the list's wireframe asks the new module's Navigator for its screen", "it names \(wrong.name)",
                "a module that is made in two places is changed in one, and the list needs only a screen to push",
                at: wrong.location, "who makes the actors of a book?")
            return
        }
        expect(
            !known.isEmpty,
            .teaching(
                expected: "ShelfListWireFrame opens a book through BookDetailNavigator",
                happened: "it names nothing below Sources/Book",
                why: "no code opens the new module, and the app goes on in VIPER",
                look: exercise.look(
                    in: ["ShelfList/WireFrame/ShelfListWireFrame", "Book/Detail/BookDetailNavigator"],
                    for: "which module does a row open?")))
    }

    @Test("13c.6 of the modules in VIPER, the new one names a wireframe, and only its Navigator does")
    func onlyTheNavigatorKnowsLend() throws {
        let sources = try exercise.sources
        let neighbors = Set(
            sources.files.filter { ["ShelfList", "ShelfLend"].contains($0.folders.first) }
                .flatMap(\.declarations).filter(\.isType).map(\.name))
        for file in Module().files {
            let isNavigators = file.name.hasSuffix("Navigator.swift")
            let wrong = file.references.first {
                neighbors.contains($0.name) && !(isNavigators && $0.name.hasSuffix("WireFrame"))
            }
            guard let wrong else { continue }
            Self.report(
                "only the Navigator leads to lending, and all it knows there is the wireframe",
                "\(file.name) names \(wrong.name)",
                "a wireframe makes its module as a Navigator does; code that makes it elsewhere is a second place to change",
                at: wrong.location, "who leads to lending, and who makes it?")
            return
        }
    }
}
