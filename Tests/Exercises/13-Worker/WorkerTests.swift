import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise13

@Suite("Exercise 13, the Worker", .exercise(13))
struct WorkerTests {
    @Test("13.6 the Worker stores its presenter and its store, and nothing else")
    func storesOnlyItsPresenterAndItsStore() {
        let harness = Harness()
        let others = Mirror(reflecting: harness.worker).children.compactMap { property -> String? in
            let isStore = property.value as AnyObject === harness.store
            return isStore || property.label == "presenter" ? nil : property.label
        }
        #expect(
            others == [],
            .teaching(
                expected: "ShelfListWorker has two stored properties: presenter, and the store",
                happened: "it stores more: \(others.joined(separator: ", "))",
                why: """
                    whatever the Worker keeps between two requests is a second copy, of the books or of what is \
                    going on, and a copy grows old
                    """,
                look: Harness.look("which property could go if every request asked the store?")))
    }

    @Test("13.6 nothing is kept outside of it either")
    func keepsNothingElsewhere() throws {
        let file = try Self.workerFile()
        let statics = file.declarations.flatMap(\.members).filter {
            $0.kind == .property && $0.isStatic && $0.isStored
        }
        let kept = (file.declarations.filter { $0.kind == .global } + statics).map(\.name)
        #expect(
            kept == [],
            .teaching(
                expected: "ShelfListWorker.swift has no variables at file scope, and no static ones",
                happened: "it has \(kept.joined(separator: ", "))",
                why: "they outlive every screen, and all Workers share them: a copy of the books that nobody frees",
                look: Harness.look("what stands outside the class, or begins with static")))
    }

    private static func workerFile() throws -> SourceFile {
        try #require(
            try Exercise(13).sources.files.first { $0.path.hasSuffix("ShelfListWorker.swift") },
            "Sources/Shelf/List/ShelfListWorker.swift is there: `workbook reset 13` brings it back")
    }

    @Test("13.6 the Worker knows no UI")
    func knowsNoUI() throws {
        let imports = try Self.workerFile().imports.map(\.module).filter {
            ["HeadlessUIKit", "UIKit", "SwiftUI", "AppKit"].contains($0)
        }
        #expect(
            imports == [],
            .teaching(
                expected: "ShelfListWorker.swift imports no UI: Foundation is all it needs",
                happened: "it imports \(imports.joined(separator: ", "))",
                why: "a Worker that knows nothing of a screen works under any screen, and in a test without one",
                look: Harness.look("the imports, and what needed them")))
    }

    /// Those of VIPER-S that a Worker can break. Whether each answer has a caller is checked by 13.1 to 13.4.
    private static let rules = [
        "contract-present", "names-follow-folders", "verbs-follow-roles", "director-stores-only-roles",
        "scene-knows-no-model", "navigation-in-navigators", "actors-built-in-make-module", "roles-in-extensions",
        "worker-knows-only-presenter", "no-strong-cycles", "back-references-weak", "one-concern-a-type",
    ]

    @Test("13.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try Exercise(13).sources.violations(of: .viperS, rules: Self.rules, honoringAllowances: false))
    }
}
