import ExerciseSupport
import RoleRules
import Testing

@testable import Exercise06a

/// The exercise whose answer is tested.
let exercise = Exercise("06a")

@Suite("Exercise 06a, break the cycles", .exercise("06a"))
struct BreakTheCyclesTests {
    /// Returns where to look in some modules, for messages: the paths of their files of one role.
    static func look(_ role: String, in modules: [String], for what: String) -> String {
        exercise.look(in: modules.map { "\($0)/\(folder(of: role))/\($0)\(role)" }, for: what)
    }

    /// Returns the same for actors that are still there after the user left their screen.
    ///
    /// For each module, it names the file of the first actor's holder, in the order of ownership. If all references are
    /// right, it names closures.
    static func lookAtHolders(of actors: [String]) throws -> String {
        let strong = try violations().map(\.description)
        let kept = modules.filter { module in actors.contains { $0.hasPrefix(module) } }
        let places = try kept.flatMap { module -> [String] in
            let file = exercise.path("Sources/\(module)/")
            if strong.contains(where: { $0.contains(file) }) { return [holder(of: actors, in: module)] }
            let closures = try OwningClosure.places(in: module, of: exercise)
            return closures.isEmpty ? [holder(of: actors, in: module)] : closures
        }
        let question =
            strong.isEmpty
            ? """
            all references that point back are weak, so something else holds an actor: a closure, a task, a timer, or a \
            list that an actor keeps
            """ : "which reference still holds an actor of this module?"
        return exercise.look(at: places, for: question)
    }

    /// The file of the actor that would hold the first of those that are still there.
    private static func holder(of actors: [String], in module: String) -> String {
        let holders = [("View", "Presenter"), ("Presenter", "Interactor")]
        let role =
            holders.first { actors.contains(module + $0.0) }?.1
            ?? (module == "ShelfList" && actors.contains(module + "Interactor") ? "LocalDataManager" : "Interactor")
        return exercise.path("Sources/\(module)/\(folder(of: role))/\(module)\(role).swift")
    }

    /// Returns where something is done when a screen disappears, for messages; without such a place, what else to check.
    static func lookAtDisappearing() throws -> String {
        let all = try exercise.sources.files.flatMap(\.declarations).flatMap(\.all)
        let place = all.first { ["viewDidDisappear", "viewWillDisappear"].contains($0.name) }?.location
        guard let place else { return exercise.look(for: "which reference to something below it is weak or missing?") }
        return exercise.look(at: [place.place], for: "what is cut here is missing when the user comes back")
    }

    private static func folder(of role: String) -> String {
        role == "LocalDataManager" ? "DataManager" : role
    }

    static let modules = ["ShelfList", "BookDetail", "ShelfLend"]

    @Test("06a.6 every reference against the direction of ownership is weak")
    func backReferencesAreWeak() throws {
        report(try Self.violations())
    }

    private static func violations() throws -> [Violation] {
        try exercise.violations(of: .viper)
    }
}
