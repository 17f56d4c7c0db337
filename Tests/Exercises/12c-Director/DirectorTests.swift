import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise12c

/// The exercise whose answer is tested.
let exercise = Exercise("12c")

@Suite("Exercise 12c, the Director", .exercise("12c"))
struct DirectorTests {
    @Test("12c.6 the Director does not keep its Scene alive, but does keep its Worker and its Navigator")
    func sceneIsNotHeld() throws {
        let harness = Harness()
        harness.showTheList()
        var scenes = Released()
        scenes.watch(try #require(harness.scene, "the harness has a Scene until it is left"), as: "the Scene")
        harness.leaveTheScreen()
        #expect(
            scenes.stillAlive == [],
            .teaching(
                expected: "when UIKit lets the Scene go, its Director does not hold on to it",
                happened: scenes.remainder,
                why: "the Scene owns its Director; if the Director owns the Scene in return, neither is ever freed",
                look: Harness.look("the property ui: who owns whom?")))
        let missing = Self.missing()
        #expect(
            missing == [],
            .teaching(
                expected: "the Director keeps its Worker and its Navigator",
                happened: "freed as soon as no other object holds it: \(missing.joined(separator: ", "))",
                why: """
                    no other object does: held weakly, they are freed as soon as the module has been built, and \
                    nothing is ever fetched
                    """,
                look: Harness.look("the properties dataManager and navigator: only a reference back is weak")))
    }

    /// Returns the neighbors that the Director should own and doesn't.
    static func missing() -> [String] {
        weak var dataManager: DataManagerSpy?
        weak var navigator: NavigatorSpy?
        let director = {
            let harness = Harness()
            (dataManager, navigator) = (harness.dataManager, harness.navigator)
            return harness.director
        }()
        defer { withExtendedLifetime(director) {} }
        return [dataManager == nil ? "dataManager" : nil, navigator == nil ? "navigator" : nil].compactMap(\.self)
    }

    @Test("12c.6 the Director names no other actor, and no view")
    func namesNoActor() throws {
        let strangers = ["ShelfListScene", "ShelfListSceneCell", "ShelfListWorker", "ShelfListNavigator", "BookStore"]
        let named = try Self.directorFile().references.map(\.name).filter { name in
            strangers.contains(name) || name.hasPrefix("UI") && name != "UIColor"
        }
        #expect(
            named == [],
            .teaching(
                expected: """
                    ShelfListDirector.swift names roles, models and UIColor, and none of the classes behind the roles
                    """,
                happened: "it names \(Set(named).sorted().joined(separator: ", "))",
                why: """
                    a Director that needs the class behind a role accepts no other player: no spy in a test, no \
                    other screen tomorrow
                    """,
                look: Harness.look("what does the Director need from that class that the role doesn't offer?")))
    }

    @Test("12c.6 answers that come when the screen is gone crash nothing")
    func lateAnswersDoNothing() async {
        await #expect(processExitsWith: .success, Self.trap("present(books:)")) { @MainActor in
            LateAnswers.tell { $0.present(books: Books.all) }
        }
        await #expect(processExitsWith: .success, Self.trap("presentFetchError()")) { @MainActor in
            LateAnswers.tell { $0.presentFetchError() }
        }
        await #expect(processExitsWith: .success, Self.trap("presentReturnSuccess()")) { @MainActor in
            LateAnswers.tell { $0.presentReturnSuccess() }
        }
        await #expect(processExitsWith: .success, Self.trap("presentReturnError()")) { @MainActor in
            LateAnswers.tell { $0.presentReturnError() }
        }
        await #expect(processExitsWith: .success, Self.trap("bookDidChange()")) { @MainActor in
            LateAnswers.tell { $0.bookDidChange() }
        }
    }

    private static func trap(_ message: String) -> Comment {
        .teaching(
            expected: "\(message) comes when the Scene is gone, and nothing crashes",
            happened: "it crashed",
            why: """
                the Worker answers when it is done, not when it suits the screen; an unowned or force-unwrapped \
                reference to a Scene that is gone crashes the app, and a weak one called with ? does nothing
                """,
            look: Harness.look("the property ui: weak instead of unowned, ? instead of !"))
    }

    /// The file that the learner edits.
    static func directorFile() throws -> SourceFile { try exercise.file("Shelf/List/ShelfListDirector.swift") }

    @Test("12c.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        // The rules report a method of the contract without a caller in its own file; the other tests say which message
        // is missing. A type inside the Director counts as one, but it isn't an actor: making one assembles no module.
        report(
            try exercise.violations(of: .viperS).filter { violation in
                violation.file.hasSuffix("/ShelfListDirector.swift")
                    && !(violation.rule == "actors-built-in-make-module"
                        && violation.what.contains(" makes ShelfListDirector."))
            })
    }
}
