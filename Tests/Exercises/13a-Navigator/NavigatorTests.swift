import ExerciseSupport
import RoleRules
import SourceModel
import Testing

@testable import Exercise13a

/// The exercise whose answer is tested.
let exercise = Exercise("13a")

@Suite("Exercise 13a, the Navigators", .exercise("13a"))
struct NavigatorTests {
    // MARK: - Structure

    @Test("13a.6 a Navigator keeps its screen and what its ways pass along, and nothing else")
    func navigatorsKeepLittle() throws {
        let files = try exercise.sources.files.filter { $0.path.hasSuffix("Navigator.swift") }
        let kept = files.flatMap { file in
            let module = Module.allCases.first { file.path.contains("/\($0.rawValue)/") }
            return file.declarations.flatMap(\.all).filter { property in
                guard property.kind == .global || property.kind == .property && property.isStored else { return false }
                let types = property.knownType?.held ?? []
                // All visits share what all instances share, so not even the module's own Scene belongs there.
                let isShared = property.kind == .global || property.isStatic
                return types.contains { type in
                    Self.isNotToBeKept(type, in: isShared ? nil : module) || isShared && Self.ofOneModule.contains(type)
                }
            }
        }
        guard let first = kept.first else { return }
        expect(
            false,
            .teaching(
                expected: "a Navigator keeps its own screen, and what the next module needs: the store and the clock",
                happened: "it keeps \(first.name)",
                why: """
                    a book, a delegate or another actor is passed along at the moment when the way is taken; kept, it \
                    belongs to a visit that is over, or to all visits at once
                    """,
                look: exercise.look(at: [first.location.place], for: "which way needs this, and when?")))
    }

    /// Types of which each module has its own value, or was given one.
    private static let ofOneModule = ["UIViewController", "UINavigationController", "BookStoring"]

    /// Whether a Navigator should keep nothing of this type: an actor other than its Scene, or what the Scene shows.
    private static func isNotToBeKept(_ type: String, in module: Module?) -> Bool {
        if ["Book", "Loan"].contains(type) { return true }
        return type.hasPrefix("Shelf") && type != "Shelf\(module?.rawValue ?? "")Scene"
    }

    @Test("13a.6 the rules of VIPER-S hold, apart from those about owners")
    func otherRulesHold() throws {
        try report(Self.violations { !Self.aboutOwners.contains($0) })
    }

    @Test("13a.5 the rules about owners hold")
    func ownershipRulesHold() throws {
        try report(Self.violations { Self.aboutOwners.contains($0) })
    }

    private static let aboutOwners = ["no-strong-cycles", "back-references-weak"]

    /// Returns what the rules report about the files that a learner edits.
    private static func violations(_ isMeant: (String) -> Bool) throws -> [Violation] {
        try exercise.violations(of: .viperS).filter {
            $0.file.hasSuffix("Navigator.swift") && isMeant($0.rule)
        }
    }

    // MARK: - Words

    /// The file of a module that the learner edits, and what to look for in it.
    static func look(_ module: Module, _ what: String) -> String {
        exercise.look(in: "Shelf/\(module.file)", for: what)
    }

    /// Returns the Navigator of a module in its role, or nil with a finding that there is none.
    static func navigator<Role>(_ role: Role.Type, in harness: Harness) -> Role? {
        if let navigator = harness.navigator(role) { return navigator }
        expect(
            false,
            .teaching(
                expected: "the Director of the \(harness.module.name) has a Navigator to ask", happened: "it has none",
                why: "a way can't be taken by a module that isn't connected",
                look: look(harness.module, "makeModule: is every actor made, and passed to those that need it?")))
        return nil
    }

    /// Returns the Director of a module, or nil with a finding that there is none.
    static func director<Director>(_ type: Director.Type, in harness: Harness) -> Director? {
        if let director = harness.director(type) { return director }
        expect(
            false,
            .teaching(
                expected: "the Scene of the \(harness.module.name) has a Director", happened: "it has none",
                why: "nothing can be told by a module that isn't connected",
                look: look(harness.module, "makeModule: is every actor made, and passed to those that need it?")))
        return nil
    }
}
