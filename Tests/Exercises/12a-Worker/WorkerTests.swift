import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise12a

/// The exercise whose answer is tested.
let exercise = Exercise("12a")

@Suite("Exercise 12a, the Worker", .exercise("12a"))
struct WorkerTests {
    @Test("12a.6 the Worker stores its presenter and its store, and nothing else")
    func storesOnlyItsPresenterAndItsStore() {
        let harness = Harness()
        let layers = sequence(first: Mirror(reflecting: harness.worker), next: \.superclassMirror)
        let others = layers.flatMap(\.children).compactMap { property -> String? in
            let isStore = property.value as AnyObject === harness.store
            return isStore || property.label == "presenter" ? nil : property.label
        }.map { $0.replacing("$__lazy_storage_$_", with: "") }
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

    @Test("12a.6 nothing is kept outside of it either")
    func keepsNothingElsewhere() throws {
        let state = try OtherState()
        let shared = state.shared.map(\.name)
        #expect(
            shared == [],
            .teaching(
                expected: "ShelfListWorker.swift stores nothing at file level, and nothing in a static property",
                happened: "it has \(shared.joined(separator: ", "))",
                why: "these outlive every screen, and all Workers share them: a copy of the books that is never freed",
                look: Self.look(at: state.shared.first?.location, "whose is this, and for how long?")))
        let lasting = state.lasting.map(\.text)
        #expect(
            lasting == [],
            .teaching(
                expected: "whatever is to last longer than a request goes to the store",
                happened: "the Worker uses \(lasting.joined(separator: ", "))",
                why: """
                    the store is the one place where books are kept; what is noted elsewhere is a second copy, and \
                    the store can change without it
                    """,
                look: Self.look(at: state.lasting.first?.location, "what is noted here, and who asks for it?")))
    }

    private static func look(at location: Location?, _ what: String) -> String {
        location.map { exercise.look(at: [$0.place], for: what) } ?? Harness.look(what)
    }

    @Test("12a.6 the Worker knows no UI")
    func knowsNoUI() throws {
        let imports = Mention.userInterfaces(importedBy: try exercise.file("Shelf/List/ShelfListWorker.swift"))
        expect(
            imports.isEmpty,
            .teaching(
                expected: "ShelfListWorker.swift imports no UI: Foundation is all it needs",
                happened: "it has \(imports.map(\.name).joined(separator: ", "))",
                why: "a Worker that knows nothing of a screen works under any screen, and in a test without one",
                look: exercise.look(at: imports.prefix(1).map(\.place), for: "which code needed this import?")))
    }

    @Test("12a.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        // exercise.json lists those that a Worker can break. 12a.1 to 12a.4 check whether each answer has a caller.
        report(try exercise.violations(of: .viperS))
    }
}
