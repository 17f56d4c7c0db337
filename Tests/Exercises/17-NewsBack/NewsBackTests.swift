import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise17

@Suite("Exercise 17, news back", .exercise(17))
struct NewsBackTests {
    @Test("17.6 the news of a loan goes to a delegate of Lend")
    func newsGoesByADelegate() throws {
        let sources = try Exercise(17).sources
        let contract = try #require(
            sources.files.first { $0.path.hasSuffix("/ShelfLendContract.swift") },
            "Sources/Shelf/Lend/ShelfLendContract.swift is there: `workbook reset 17` brings it back")
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
        let teller = sources.files.first { $0.path.hasSuffix("/ShelfLendDirector.swift") }
        #expect(
            teller?.references.contains { $0.name == "ShelfLend_Delegate" } == true,
            .teaching(
                expected: "ShelfLendDirector knows its delegate as a ShelfLend_Delegate",
                happened: "it never names that role",
                why: """
                    a closure or a class in its place works as well, but then neither the contract nor the Director \
                    says who listens
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

    @Test("17.6 news goes to somebody, and not to everybody")
    func nothingIsBroadcast() throws {
        let posts = try Exercise(17).sources.files.flatMap(\.references).filter {
            ["NotificationCenter", "Notification", "NSNotification"].contains($0.name)
        }
        guard let post = posts.first else { return }
        Issue.record(
            .teaching(
                expected: "from Lend to the list, each Director tells one listener, which was handed to it",
                happened: "\(post.name) is used",
                why: """
                    a notification reaches everybody, so nobody can say who hears it: neither the contracts nor the \
                    picture of who knows whom shows it
                    """,
                look: "\(post.location)\n      who should hear this, and who could hand them over?   (lesson 13)"))
    }

    @Test("17.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try Exercise(17).sources.violations(of: .viperS, honoringAllowances: false))
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
    static func look(_ file: String, _ what: String) -> String {
        "\(Exercise(17).path("Sources/Shelf/\(file).swift"))\n      \(what)   (lesson 13)"
    }
}
