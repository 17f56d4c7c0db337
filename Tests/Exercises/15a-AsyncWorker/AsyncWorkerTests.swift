import ExerciseSupport
import Foundation
import RoleRules
import SourceModel
import Testing

@testable import Exercise15a

/// The exercise whose answer is tested.
let exercise = Exercise("15a")

@Suite("Exercise 15a, Workers that wait", .exercise("15a"))
struct AsyncWorkerTests {
    @Test("15a.6 no closure is passed along to be called when the store is done")
    func closuresAreGone() throws {
        guard let (name, location) = LaterClosures.all(in: try Self.learnersFiles()).first else { return }
        Issue.record(
            .teaching(
                expected: "each Worker awaits its store, and goes on in the next line",
                happened: "\(name) takes a closure to call it later",
                why: """
                    the store has no closures anymore; one in between only hides the Task, so that no code can cancel it
                    """,
                look: exercise.look(
                    at: [location.place], for: "what is left to do for this function once its caller awaits?")))
    }

    @Test("15a.6 nothing blocks, hides from the compiler or leaves the main actor")
    func nothingForeignIsUsed() throws {
        let files = try exercise.sources.files
        let uses = files.flatMap { file in
            file.references.compactMap { use in ForeignMeans.of(use).map { ($0, use.text, use.location) } }
                + file.declarations.flatMap(\.all).flatMap { declaration in
                    ForeignMeans.of(declaration).map { ($0.means, $0.text, $0.location) }
                }
        }
        guard let (means, text, location) = uses.first else { return }
        Issue.record(
            .teaching(
                expected: "await, Task and cancel() are all that is needed here",
                happened: "\(text) is used",
                why: means.why,
                look: exercise.look(at: [location.place], for: means.question)))
    }

    @Test("15a.6 the Workers keep no books, and share nothing")
    func nothingElseIsKept() throws {
        guard SharedState.isFree() else { return }
        let books = try Self.learnersFiles().flatMap(\.declarations).flatMap(\.all).first { property in
            property.kind == .property && property.isStored
                && (property.knownType?.held ?? []).contains { $0 == "Book" || $0.hasSuffix("BookUI") }
        }
        guard let books else { return }
        Issue.record(
            .teaching(
                expected:
                    "a Worker keeps its presenter, its store, and what it needs to cancel a fetch or to know the newest",
                happened: "\(books.name) keeps books",
                why: "books that are kept between two fetches grow old; the next fetch asks the store",
                look: exercise.look(at: [books.location.place], for: "who needs these, and for how long?")))
    }

    @Test("15a.6 what lasts longer than a request is in the store and nowhere else")
    func nothingIsNotedElsewhere() throws {
        let uses = try Self.learnersFiles().flatMap(\.references)
        guard let use = uses.first(where: \.outlivesScreens) else { return }
        Issue.record(
            .teaching(
                expected: "whatever is to last longer than a request goes to the store",
                happened: "\(use.text) is used",
                why: "what is noted elsewhere is a second copy, and the store can change without it",
                look: exercise.look(at: [use.location.place], for: "what is noted here, and who asks for it?")))
    }

    @Test("15a.6 the rules of VIPER-S hold")
    func rulesHold() throws {
        report(try exercise.violations(of: .viperS))
    }

    /// The Workers, and whatever a learner put beside them.
    static func learnersFiles() throws -> [SourceFile] {
        let given = ["Contract", "Director", "Navigator", "Scene", "SceneCell"].map { $0 + ".swift" }
        return try exercise.sources.files.filter { file in
            file.folders.first == "Shelf" && !given.contains { file.name.hasSuffix($0) }
        }
    }
}
