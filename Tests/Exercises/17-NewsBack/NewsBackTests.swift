import ExerciseSupport
import Foundation
import HeadlessUIKit
import RoleRules
import SourceModel
import Testing

@testable import Exercise17

@Suite("Exercise 17, news back", .exercise(17))
struct NewsBackTests {
    @Test("17.6 whoever wants the news of a loan is a delegate of Lend")
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
                expected:
                    "ShelfLendContract.swift declares ShelfLend_Delegate, the role of whoever hears what came of it",
                happened: delegates.isEmpty
                    ? "it declares no role of that kind" : "it declares \(delegates.joined(separator: ", "))",
                why: """
                    what a module has to say to others stands in its contract, where whoever opens it looks; a \
                    class, a closure or a notification says it somewhere else
                    """,
                look: Self.look("Lend/ShelfLendContract", "what is there beside the five roles?")))
        let teller = sources.files.first { $0.path.hasSuffix("/ShelfLendDirector.swift") }
        #expect(
            teller?.references.contains { $0.name == "ShelfLend_Delegate" } == true,
            .teaching(
                expected: "ShelfLendDirector holds whoever it tells as a ShelfLend_Delegate",
                happened: "it never names that role",
                why: """
                    a closure or another type in its place tells as well, but neither the contract nor the Director \
                    says any more who listens
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
                happened: "nobody does",
                why: "news that nobody hears changes nothing",
                look: Self.look("Detail/ShelfDetailDirector", "its last extension")))
    }

    @Test("17.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try Exercise(17).sources.violations(of: .viperS, honoringAllowances: false))
    }

    /// A file that the learner edits, and what to look for in it.
    static func look(_ file: String, _ what: String) -> String {
        "\(Exercise(17).path("Sources/Shelf/\(file).swift"))\n      \(what)   (lesson 13)"
    }
}
