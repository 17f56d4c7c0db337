import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise13b

@Suite("Exercise 13b, news back", .exercise("13b"), .serialized)
struct NewsBackTests {
    // One test after the other: news that reaches everybody would reach the apps of other tests, too, and the findings
    // would speak of those.

    @Test("13b.6 the news of a loan goes to a delegate of Lend")
    func newsGoesByADelegate() throws {
        let sources = try Exercise("13b").sources
        let contract = try #require(
            sources.files.first { $0.path.hasSuffix("/ShelfLendContract.swift") },
            "Sources/Shelf/Lend/ShelfLendContract.swift is there: `workbook reset 13b` brings it back")
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
        Self.expect(
            orders.isEmpty,
            .teaching(
                expected: "the message of ShelfLend_Delegate says what happened, and not what should follow",
                happened: "it is called \(orders.map(\.name).joined(separator: ", "))",
                why: "Lend knows that a book was lent; what a screen behind it needs now, only that screen knows",
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
                expected: "from Lend to the list, each Director tells one listener, which was handed to it",
                happened: broadcast.what,
                why: """
                    what reaches everybody reaches lists as well to which nothing happened, and nobody can say who \
                    hears it: neither the contracts nor the picture of who knows whom shows it
                    """,
                look: "\(broadcast.location)\n      who should hear this, and who could hand them over?   (lesson 13)"))
    }

    @Test("13b.6 of two lists, only the one hears in which the book was lent")
    func newsStaysInItsList() async {
        await Visit.journey(
            expecting: "a loan can be saved, and leads back to the book",
            because: "with the loan stored there is nothing left to do on Lend",
            look: Self.look("the ways to Lend and back")
        ) { visit in
            let other = try await Visit()
            try await visit.openLending(row: 2)
            other.log.forget()
            try await visit.saveAndReturn()
            // Where the sources say how everybody is reached, that is the finding.
            guard try Broadcast.first() == nil else { return }
            Self.expect(
                other.listFetched == "never",
                .teaching(
                    expected: """
                        the app runs twice, each time with a store of its own; a loan in the first is no news in the \
                        second
                        """,
                    happened: "the list of the second fetched",
                    why: """
                        each Director tells one listener, which was handed to it; this list fetches because of \
                        something that never concerned it
                        """,
                    look: Self.look(
                        ["Detail/ShelfDetailDirector", "List/ShelfListDirector"],
                        "who hears of a loan, and who handed them over?")))
        }
    }

    @Test("13b.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try Exercise("13b").sources.violations(of: .viperS, honoringAllowances: false))
    }

    /// Records the comment when it does not hold. In words alone: values beside them would say little.
    static func expect(
        _ holds: Bool, _ comment: @autoclosure () -> Comment?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        if !holds { Issue.record(comment(), sourceLocation: sourceLocation) }
    }

    /// What to look for, where it can't be known in which file.
    static func look(_ what: String) -> String { "\(what)   (lesson 13)" }

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String { look([file], what) }

    /// Files that the learner edits, the likeliest first, and what to look for in them.
    static func look(_ files: [String], _ what: String) -> String {
        (files.map { Exercise("13b").path("Sources/Shelf/\($0).swift") } + ["\(what)   (lesson 13)"])
            .joined(separator: "\n      ")
    }
}
