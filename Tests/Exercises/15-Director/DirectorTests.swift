import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise15

@Suite("Exercise 15, the Director", .exercise(15))
struct DirectorTests {
    @Test("15.6 the Director does not keep its Scene alive, but does keep its Worker and its Navigator")
    func sceneIsNotHeld() throws {
        let bench = Bench()
        bench.showTheList()
        var scenes = Released()
        scenes.watch(try #require(bench.scene, "the bench has a Scene until it is left"), as: "the Scene")
        bench.leaveTheScreen()
        #expect(
            scenes.stillAlive == [],
            .teaching(
                expected: "when UIKit lets the Scene go, its Director does not hold on to it",
                happened: scenes.remainder,
                why: "the Scene owns its Director; a Director that owns its Scene in return keeps both for good",
                look: Bench.look("the property ui: who owns whom?")))
        let missing = Self.missing()
        #expect(
            missing == [],
            .teaching(
                expected: "the Director keeps its Worker and its Navigator",
                happened: "nil, once nobody else holds it: \(missing.joined(separator: ", "))",
                why: """
                    nobody else does: with a weak reference in this direction they are freed as soon as the \
                    module was built, and nothing is ever fetched
                    """,
                look: Bench.look("the properties dataManager and navigator: only what points back is weak")))
    }

    /// Those of its own that a Director let go of.
    private static func missing() -> [String] {
        let director = ShelfListDirector(now: { Clock.noon })
        do {
            let bench = Bench()
            director.dataManager = bench.dataManager
            director.navigator = bench.navigator
        }
        return [director.dataManager == nil ? "dataManager" : nil, director.navigator == nil ? "navigator" : nil]
            .compactMap(\.self)
    }

    @Test("15.6 the Director names no other actor, and no view")
    func namesNoActor() throws {
        let strangers = ["ShelfListScene", "ShelfListSceneCell", "ShelfListWorker", "ShelfListNavigator", "BookStore"]
        let file = try #require(
            try Exercise(15).sources.files.first { $0.path.hasSuffix("/ShelfListDirector.swift") },
            "Sources/Shelf/List/ShelfListDirector.swift is there: `workbook reset 15` brings it back")
        let named = file.references.map(\.name).filter { name in
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
                    a role that is turned back into its class is one only by name: no spy can stand in for it, \
                    and nothing can take its place
                    """,
                look: Bench.look("what is needed of that class that its role does not say?")))
    }

    @Test("15.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        let all = try Exercise(15).sources.violations(of: .viperS, honoringAllowances: false)
        // That nobody calls a method of the contract is found there; which message is missing, the others say.
        report(all.filter { $0.file.hasSuffix("/ShelfListDirector.swift") })
    }
}
