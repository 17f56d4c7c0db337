import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02a

extension ExtractTheServiceTests {
    /// Asks a store whose file is spoiled, and one whose file can't be opened.
    static func brokenFile(_ job: String, _ ask: (Harness) async -> String) async throws {
        let harness = try Harness()
        try Data("not a shelf".utf8).write(to: harness.file)
        let said = await ask(harness)
        expectFailure(
            said, "unreadable", of: harness, after: "\(job), when the file makes no sense,",
            why: "a store that hides this will sooner or later overwrite books that could still be rescued",
            look: "\(job): what becomes of an error in reading?")
        #expect(
            harness.stored == "not a shelf",
            .teaching(
                expected: "if \(job) can't read the file, it leaves it alone",
                why: "the user may still be able to repair it",
                look: exercise.look(in: "BooksStore", for: "\(job): is something written after reading failed?")))
        // A store that hides the first error hides the other one as well.
        if said == "unreadable" { try await unopenedFile(job, ask) }
    }

    /// Asks a store that finds a folder in its file's place: it is there, and opening it fails.
    private static func unopenedFile(_ job: String, _ ask: (Harness) async -> String) async throws {
        let harness = try Harness(nil)
        try FileManager.default.createDirectory(at: harness.file, withIntermediateDirectories: true)
        expectFailure(
            await ask(harness), "unreadable", of: harness,
            after: "\(job), when books.json is there and can't be opened (here it is a folder),",
            why: "books that can't be read right now aren't the same as books that were never stored",
            look: "\(job): how does it know that there is no file yet?")
    }

    /// Asks a store that can't write.
    static func fullDisk(_ job: String, _ ask: (Harness) async -> String) async throws {
        let harness = try Harness(nil)
        try FileManager.default.removeItem(at: harness.file.deletingLastPathComponent())
        let said = await ask(harness)
        expectFailure(
            said, "unwritable", of: harness, after: "\(job), when the file can't be written,",
            why: "the user believes the success, and finds out at the next launch",
            look: "\(job): what becomes of an error in writing?")
    }

    /// Checks that the answer is that error, about that file, with a reason.
    private static func expectFailure(
        _ said: String, _ error: String, of harness: Harness, after job: String, why: String, look: String
    ) {
        let other = ["unreadable": "unwritable", "unwritable": "unreadable"][error]
        if said == other {
            Issue.record(
                .teaching(
                    expected: "\(job) answers with .\(error)",
                    happened: "it answered with .\(said)",
                    why: """
                        each error asks something else of the user: an unreadable file can be repaired, and one that \
                        can't be written needs a folder that can
                        """,
                    look: exercise.look(
                        in: "BooksStore",
                        for: "the errors are mixed up: which one does reading throw, and which one writing?")))
        } else if said != error {
            Issue.record(
                .teaching(
                    expected: "\(job) answers once, with .\(error)", happened: "the answer: \(said)", why: why,
                    look: exercise.look(in: "BooksStore", for: look)))
        } else if let complaint = harness.complaintAboutTheError {
            Issue.record(
                .teaching(
                    expected: "\(job) answers with .\(error), about books.json and with a reason",
                    happened: complaint,
                    why: "whoever reads the error wants to know which file to look at, and what is wrong with it",
                    look: exercise.look(in: "BooksStore", for: "where that error is made: its `file` and its `reason`"))
            )
        }
    }
}
