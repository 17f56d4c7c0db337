import ExerciseSupport
import RoleRules
import SourceModel

@testable import Exercise01a

/// The concerns of ShelfViewController as the exercise begins: those that the rules read off its calls, and those that
/// no rule can see.
struct Reading {
    /// For each method and concern, one of the calls that give it away.
    private(set) var calls: [ShelfMethod: [Exercise01a.Concern: String]] = [:]

    /// Decisions that would hold without a screen: when a loan is due, and when it is overdue.
    static let rules: Set<ShelfMethod> = [.lend, .cellForRow]

    /// The concerns that one reader would name and another wouldn't, as the task says: that an alert is another screen,
    /// the meaning of a missing file, the meaning of a returned book.
    private static let arguable: [ShelfMethod: Set<Exercise01a.Concern>] = [
        .loadBooks: [.navigation], .readBooks: [.businessRule], .returnAllBooks: [.businessRule, .navigation],
    ]

    init() throws {
        let sources = try exercise.starterSources
        let controller = sources.concerns().first { $0.type == "ShelfViewController" }
        for (concern, places) in controller?.places ?? [:] {
            guard let concern = Exercise01a.Concern(rawValue: concern.rawValue) else { continue }
            for place in places {
                let file = sources.files.first { $0.path == place.location.file }
                let names = file?.path(to: place.location).map(\.signature) ?? []
                guard let method = names.compactMap(ShelfMethod.init).first else { continue }
                if calls[method]?[concern] == nil { calls[method, default: [:]][concern] = place.use }
            }
        }
        // A property alone changes the screen here, which no rule sees.
        calls[.viewDidLoad, default: [:]][.view] = "emptyLabel.isHidden = true"
        // Calls that say more than the type of a parameter.
        calls[.didSelectRow, default: [:]][.view] = "tableView.deselectRow(at:animated:)"
    }

    /// Returns a call of the method that shows a concern which isn't among those named.
    func missing(_ method: ShelfMethod, named: Set<Exercise01a.Concern>) -> String? {
        let concerns = Set((calls[method] ?? [:]).keys).subtracting(Self.arguable[method] ?? [])
        let first = Exercise01a.Concern.allCases.first {
            concerns.contains($0) && !named.contains($0) && $0 != .businessRule
        }
        return first.flatMap { calls[method]?[$0] }
    }

    /// Returns the concerns that are named although the method doesn't have them.
    func surplus(_ method: ShelfMethod, named: Set<Exercise01a.Concern>) -> [Exercise01a.Concern] {
        let concerns = Set((calls[method] ?? [:]).keys).union(Self.arguable[method] ?? [])
            .union(Self.rules.contains(method) ? [.businessRule] : [])
        return Exercise01a.Concern.allCases.filter { named.contains($0) && !concerns.contains($0) }
    }
}
