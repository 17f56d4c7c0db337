import ExerciseSupport
import Testing

@testable import Exercise01a

/// The exercise whose answer is tested.
let exercise = Exercise("01a")

@Suite("Exercise 01a, name the concerns", .exercise("01a"))
struct NameTheConcernsTests {
    @Test("01a.1 what the calls of a method give away is named")
    func callsAreNamed() throws {
        let reading = try Reading()
        let missing = ShelfMethod.allCases.compactMap { method in
            reading.missing(method, named: Concerns.of(method)).map { "\(method.rawValue) has `\($0)`" }
        }
        if missing.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "your table names every kind of work that the calls of a method give away",
                happened: "it leaves out what these calls do: \(Self.list(missing))",
                why:
                    "each kind of work is another reason to change the method, and no one takes out what the table misses",
                look: exercise.look(in: "Concerns", for: "what kind of work does that call do?")))
    }

    @Test("01a.2 the business rules are named")
    func rulesAreNamed() {
        let unnamed = Reading.rules.filter { !Concerns.of($0).contains(.businessRule) }.count
        if unnamed == 0 { return }
        Issue.record(
            .teaching(
                expected: "the two methods that decide about a due date have .businessRule",
                happened: "in your table, \(unnamed == 1 ? "one of them doesn't" : "neither of them does")",
                why: """
                    no call gives a rule away: it is a comparison or a number, and it would hold without any screen. \
                    No one looks for it in a method that fills cells or writes a file
                    """,
                look: exercise.look(
                    in: "Concerns", for: "which method knows something that a librarian would recognize?")))
    }

    @Test("01a.3 nothing is named that is not there")
    func nothingElseIsNamed() throws {
        let reading = try Reading()
        let surplus = ShelfMethod.allCases.flatMap { method in
            reading.surplus(method, named: Concerns.of(method)).map { concern in
                "\(concern.words) of \(method.rawValue), but \(concern.denial)"
            }
        }
        if surplus.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "your table names only what a method does itself, and not what the methods that it calls do",
                happened: "your table says \(Self.list(surplus))",
                why: "a concern that isn't there sends a reader looking for something to take out",
                look: exercise.look(in: "Concerns", for: "read the method again, line by line")))
    }

    /// The first three, and how many more there are.
    private static func list(_ all: [String]) -> String {
        let rest = all.count - 3
        return all.prefix(3).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }
}

extension Concern {
    /// The concern as the table writes it.
    fileprivate var words: String { ".\(rawValue)" }

    /// The reason why a method doesn't have this concern.
    fileprivate var denial: String {
        switch self {
        case .networking: "it asks no other machine (a queue is only another thread of this one)"
        case .storage: "no line of it reads or writes what is kept"
        case .formatting: "no line of it turns a value into text for people"
        case .navigation: "no line of it brings another screen or leaves this one"
        case .businessRule: "no line of it decides what would hold without a screen"
        case .view: "no line of it touches the screen or hears of a tap"
        }
    }
}
