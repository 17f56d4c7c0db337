import ExerciseSupport
import RoleRules
import Testing

@testable import Exercise06

@Suite("Exercise 06, break the cycles", .exercise(6))
struct BreakTheCyclesTests {
    static let exercise = Exercise(6)

    /// Where to look in a module, for messages: the paths of its files of one role.
    static func look(_ role: String, in modules: [String], for what: String) -> String {
        let files = modules.map { exercise.path("Sources/\($0)/\(folder(of: role))/\($0)\(role).swift") }
        return (files + ["\(what)   (lesson 13)"]).joined(separator: "\n      ")
    }

    private static func folder(of role: String) -> String {
        role == "LocalDataManager" ? "DataManager" : role
    }

    static let modules = ["ShelfList", "BookDetail", "ShelfLend"]

    @Test("06.6 every reference against the direction of ownership is weak")
    func backReferencesAreWeak() throws {
        report(
            try Self.exercise.sources.violations(of: .viper, rules: ["back-references-weak"], honoringAllowances: false)
        )
    }
}
