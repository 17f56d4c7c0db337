import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise06b

/// The exercise whose answer is tested.
let exercise = Exercise("06b")

@Suite("Exercise 06b, only the wireframe navigates", .exercise("06b"))
struct OnlyTheWireframeNavigatesTests {
    @Test("06b.5 views show, presenters and interactors know no screen: only wireframes navigate")
    func onlyWireFramesNavigate() throws {
        report(try Self.violations { Self.aboutScreens.contains($0) })
    }

    @Test("06b.6 the actors of a module are made by its wireframe, and known to no other module")
    func wireFramesAssemble() throws {
        report(try Self.violations { Self.aboutAssembling.contains($0) })
    }

    @Test("06b.6 the other rules of VIPER hold, and nothing is left of the old ways")
    func otherRulesHold() throws {
        // 06b.1 to 06b.3 cover a wireframe that isn't asked.
        report(
            try Self.violations { !(Self.aboutScreens + Self.aboutAssembling).contains($0) }
                .filter { !($0.rule == "role-methods-have-callers" && $0.file.contains("/WireFrame/")) })
    }

    @Test("06b.6 no view, presenter or interactor is handed the store for the next screen")
    func nobodyCarriesTheStore() throws {
        let carried = try exercise.sources.files.filter { file in
            ["View", "Presenter", "Interactor"].contains { file.path.contains("/\($0)/") }
        }.flatMap(\.references).first { $0.name == "BookStore" }
        guard let carried else { return }
        Issue.record(
            .teaching(
                expected: "the store goes from wireframe to wireframe, and from there to data managers",
                happened: "another actor names BookStore",
                why: """
                    a screen doesn't need the store, the next one does; to put a screen in between, you would have to \
                    hand it through there as well
                    """,
                look: exercise.look(at: ["\(carried.location)"], for: "what is it still needed for here?")))
    }

    @Test("06b.6 no view, presenter or interactor keeps what nobody reads")
    func nobodyKeepsWhatNobodyReads() throws {
        let files = try exercise.sources.files
        let actors = files.filter { file in
            ["View", "Presenter", "Interactor"].contains { file.path.contains("/\($0)/") }
        }
        for file in actors {
            let kept = file.declarations.filter { $0.kind == .class }.flatMap(\.members).first { property in
                property.kind == .property && property.isStored && !property.isStatic
                    && !files.contains { Self.reads(property, declaredIn: file, in: $0) }
            }
            guard let kept else { continue }
            Issue.record(
                .teaching(
                    expected: "an actor keeps what it works with, and nothing from the old ways",
                    happened: "nothing reads \(kept.name)",
                    why: "the next reader believes that it is needed, and goes on passing it along",
                    look: exercise.look(at: ["\(kept.location)"], for: "what was it for, and who does that now?")))
            return
        }
    }

    /// Returns whether a file reads a property; one that only sets it doesn't.
    private static func reads(_ property: Declaration, declaredIn home: SourceFile, in file: SourceFile) -> Bool {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        return file.references.contains { reference in
            guard reference.name == property.name, file === home || reference.receiver != nil else { return false }
            let line = lines[reference.location.line - 1].drop { $0 == " " }
            return !line.contains(".\(property.name) = ") && !line.hasPrefix("\(property.name) = ")
        }
    }

    private static let aboutScreens = ["one-concern-a-type", "presenter-knows-no-ui"]
    private static let aboutAssembling = ["only-the-wireframe-assembles", "other-modules-by-navigation"]

    private static func violations(of isMeant: (String) -> Bool) throws -> [Violation] {
        try exercise.violations(of: .viper).filter { isMeant($0.rule) }
    }

    static let modules = ["ShelfList", "BookDetail", "ShelfLend"]

    /// Where to look when a way leads nowhere: at the wireframes of some modules, and at those who ask them.
    static func way(
        by modules: [String], for what: String = "which wireframe is asked, what owns it, and what does it do?"
    ) -> String {
        let files = modules.flatMap { module in
            ["WireFrame", "Presenter"].map { "\(module)/\($0)/\(module)\($0)" }
        }
        return exercise.look(in: files, for: what)
    }

    /// The files of some roles of a module, and what to look for in them.
    static func look(_ module: String, _ roles: String..., for what: String) -> String {
        exercise.look(in: roles.map { "\(module)/\($0)/\(module)\($0)" }, for: what)
    }
}
