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
        let bench = Bench()
        let others = Mirror(reflecting: bench.worker).children.compactMap { property -> String? in
            let isStore = property.value as AnyObject === bench.store
            return isStore || property.label == "presenter" ? nil : property.label
        }
        #expect(
            others == [],
            .teaching(
                expected: "ShelfListWorker has two stored properties: presenter, and the store",
                happened: "it stores more: \(others.joined(separator: ", "))",
                why: """
                    what is kept between two requests is a second copy, of books or of how far things are, and is \
                    soon an old one
                    """,
                look: Bench.look("which property could go if every request asked the store?")))
    }

    @Test("13.6 the Worker knows no UI")
    func knowsNoUI() throws {
        let sources = try Exercise(13).sources
        let file = try #require(
            sources.files.first { $0.path.hasSuffix("ShelfListWorker.swift") },
            "Sources/Shelf/List/ShelfListWorker.swift is there: `workbook reset 13` brings it back")
        let imports = file.imports.map(\.module).filter {
            ["HeadlessUIKit", "UIKit", "SwiftUI", "AppKit"].contains($0)
        }
        #expect(
            imports == [],
            .teaching(
                expected: "ShelfListWorker.swift imports no UI: Foundation is all it needs",
                happened: "it imports \(imports.joined(separator: ", "))",
                why: "a Worker that does not know that a screen exists works under any screen, and under a test",
                look: Bench.look("the imports, and what needed them")))
    }

    /// Those of VIPER-S that a Worker can break. Whether each answer has a caller is a matter of 13.1 to 13.4.
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
