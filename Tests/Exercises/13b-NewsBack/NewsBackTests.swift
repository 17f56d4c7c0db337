import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise13b

/// The exercise whose answer is tested.
let exercise = Exercise("13b")

@Suite("Exercise 13b, news back", .exercise("13b"), .serialized)
struct NewsBackTests {
    // The tests run one after the other: news that reaches everybody would also reach the apps of other tests, and the
    // findings would be about those.

    @Test("13b.6 the news of a loan goes to a delegate of Lend")
    func newsGoesByADelegate() throws {
        let sources = try exercise.sources
        let contract = try exercise.file("Shelf/Lend/ShelfLendContract.swift")
        let declared = contract.declarations.filter { $0.kind == .protocol }.map(\.name)
        let delegates = declared.filter { $0.hasSuffix("_Delegate") }
        #expect(
            delegates == ["ShelfLend_Delegate"],
            .teaching(
                expected: "ShelfLendContract.swift declares ShelfLend_Delegate, the role that hears of a loan",
                happened: delegates.isEmpty
                    ? "it declares no role of that kind" : "it declares \(delegates.joined(separator: ", "))",
                why: """
                    a module's contract lists what it has to say to others, and that is where others look; a class, \
                    a closure or a notification says it somewhere else
                    """,
                look: Self.look("Lend/ShelfLendContract", "what is there beside the five roles?")))
        let orders = contract.declarations.filter { $0.name == "ShelfLend_Delegate" }.flatMap(\.members).filter {
            !Self.wordsOfOrders.isDisjoint(with: Self.words(of: $0.name))
        }
        expect(
            orders.isEmpty,
            .teaching(
                expected: "the message of ShelfLend_Delegate says what happened, and not what should follow",
                happened: "it is called \(orders.map(\.name).joined(separator: ", "))",
                why: "Lend knows that a book was lent; only the screen behind it knows what it needs now",
                look: Self.look("Lend/ShelfLendContract", "what happened when this is told?")))
        let teller = sources.files.first { $0.path.hasSuffix("/ShelfLendDirector.swift") }
        let knows = (teller?.declarations ?? []).flatMap(\.all).contains {
            ($0.kind == .property && $0.isStored || $0.kind == .typealias)
                && $0.knownType?.names.contains("ShelfLend_Delegate") == true
        }
        #expect(
            knows,
            .teaching(
                expected: "ShelfLendDirector has a property for its delegate, of the type ShelfLend_Delegate",
                happened: "it has none",
                why: """
                    a closure, a class or any object in its place works as well, but then neither the contract nor \
                    the Director says who listens
                    """,
                look: Self.look("Lend/ShelfLendDirector", "the type of the property for whoever is told")))
        let directors = sources.files.flatMap(\.declarations).filter { declaration in
            declaration.name.hasSuffix("Director")
                && declaration.inherited.contains { $0.text.contains("ShelfLend_Delegate") }
        }
        #expect(
            directors.isEmpty == false,
            .teaching(
                expected: "a Director conforms to ShelfLend_Delegate, in an extension of its own",
                happened: "none does",
                why: "news that nobody hears changes nothing",
                look: Self.look("which Directors want to hear of a loan?")))
    }

    private static let wordsOfOrders: Set = [
        "need", "needs", "want", "wants", "should", "must", "reload", "refresh", "refetch",
    ]

    /// The words of a name in camel case, in lower case.
    private static func words(of name: String) -> [String] {
        name.reduce(into: [""]) { words, letter in
            if letter.isUppercase { words.append("") }
            words[words.endIndex - 1] += letter.lowercased()
        }
    }

    @Test("13b.6 news goes to somebody, and not to everybody")
    func nothingIsBroadcast() throws {
        guard let broadcast = try Broadcast.first() else { return }
        Issue.record(
            .teaching(
                expected: "from Lend to the list, each Director tells one listener, which it was given",
                happened: broadcast.what,
                why: """
                    what reaches everybody also reaches lists to which nothing happened, and no reader can tell who \
                    hears it: neither the contracts nor the picture of who knows whom shows it
                    """,
                look: exercise.look(
                    at: [broadcast.location.place], for: "who should hear this, and who could pass them along?")))
    }

    @Test("13b.6 of two lists, only the one hears in which the book was lent")
    func newsStaysInItsList() async {
        await Visit.journey(
            expecting: "a loan can be saved, and leads back to the book",
            because: "once the loan is stored, there is nothing left to do on Lend",
            look: Self.look("the ways to Lend and back")
        ) { visit in
            let other = try await Visit()
            try await visit.openLending(row: 2)
            other.log.forget()
            try await visit.saveAndReturn()
            // If the sources show how the news reaches everyone, that is the finding.
            guard try Broadcast.first() == nil else { return }
            expect(
                other.listFetched == "never",
                .teaching(
                    expected: """
                        the app runs twice, each time with a store of its own; a loan in the first is no news in the \
                        second
                        """,
                    happened: "the list of the second fetched",
                    why: """
                        each Director tells one listener, which it was given; this list fetches because of \
                        something that never concerned it
                        """,
                    look: Self.look(
                        ["Detail/ShelfDetailDirector", "List/ShelfListDirector"],
                        "who hears of a loan, and who passed them along?")))
        }
    }

    @Test("13b.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try exercise.violations(of: .viperS))
    }

    /// Returns the line about where to look, if a test can't know the file.
    static func look(_ what: String) -> String { exercise.look(for: what) }

    /// Returns the same for a file that the learner edits.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Returns the same for files that the learner edits, the likeliest first.
    static func look(_ files: [String], _ what: String) -> String {
        exercise.look(in: files.map { "Shelf/\($0)" }, for: what)
    }
}
