import ExerciseSupport
import Testing

@testable import Exercise01

@Suite("Exercise 01, name the concerns", .exercise(1))
struct NameTheConcernsTests {
    @Test("01.1 what the calls of a method give away is named")
    func callsAreNamed() throws {
        let reading = try Reading()
        let missing = ShelfMethod.allCases.compactMap { method in
            reading.missing(method, named: Concerns.of(method)).map { "\(method.rawValue) has `\($0)`" }
        }
        if missing.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "every kind of work that the calls of a method give away is named",
                happened: "what you named does not cover this: \(Self.list(missing))",
                why: "each kind is a reason to change the method, and so a reason to be afraid of changing it",
                look: Self.table("which kind of work is that call?")))
    }

    @Test("01.2 the business rules are named")
    func rulesAreNamed() {
        let unnamed = Reading.rules.filter { !Concerns.of($0).contains(.businessRule) }.count
        if unnamed == 0 { return }
        Issue.record(
            .teaching(
                expected:
                    "\(Reading.rules.count) of these methods decide something about loans, and have .businessRule",
                happened: "in your table \(unnamed) of them \(unnamed == 1 ? "does" : "do") not",
                why: """
                    no call gives a rule away: it is a comparison, a number, a color that means something. It would \
                    hold without any screen, and nobody looks for it in a method that fills cells
                    """,
                look: Self.table("which method knows what a customer of a library would recognize?")))
    }

    @Test("01.3 nothing is named that is not there")
    func nothingElseIsNamed() throws {
        let reading = try Reading()
        let surplus = ShelfMethod.allCases.flatMap { method in
            reading.surplus(method, named: Concerns.of(method)).map { concern in
                "\(method.rawValue) is said to do \(concern.rawValue): \(concern.denial)"
            }
        }
        if surplus.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a method is said to do only what is in it, not what is done by those whom it calls",
                happened: Self.list(surplus),
                why: "who sees everything everywhere can't say what to take out first",
                look: Self.table("read the method again, line by line")))
    }

    /// The first three, and how many more there are.
    private static func list(_ all: [String]) -> String {
        let rest = all.count - 3
        return all.prefix(3).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
    }

    private static func table(_ what: String) -> String {
        "\(Exercise(1).path("Sources/Concerns.swift"))\n      \(what)   (lesson 01)"
    }

    static func screens(
        _ what: String, in types: [String] = ["ShelfViewController", "BookDetailViewController"]
    ) -> String {
        let files = types.map { Exercise(1).path("Sources/\($0).swift") }
        return (files + ["\(what)   (lesson 01)"]).joined(separator: "\n      ")
    }
}

extension Concern {
    /// Why a method that does not have this concern does not have it.
    fileprivate var denial: String {
        switch self {
        case .networking: "it asks no other machine; a queue is only another thread of this one"
        case .storage: "it reads and writes nothing that is kept"
        case .formatting: "it makes no text of a value for people"
        case .navigation: "it brings no other screen, and leaves none"
        case .businessRule: "it decides nothing that would hold without a screen"
        case .view: "it neither touches the screen nor hears of it"
        }
    }
}
