import ExerciseSupport
import Foundation
import Testing

@testable import Exercise02

extension ExtractTheServiceTests {
    @Test("02.4 every answer comes later")
    func answersComeLater() async throws {
        let harness = try Harness()
        let early = Early()
        harness.store.load { _ in early.names.append("load(then:)") }
        harness.store.save(Books.loan, ofBook: 5) { _ in early.names.append("save(_:ofBook:then:)") }
        harness.store.returnAll { _ in early.names.append("returnAll(then:)") }
        let atOnce = early.names
        _ = await eventually(within: patience) { early.names.count >= 3 }
        if atOnce.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns first, and its answer comes later",
                happened: "\(atOnce.joined(separator: ", ")) answered before the call returned",
                why: "a caller that is answered in the middle of its own call may not be ready for the answer",
                look: Self.lookAtTheStore(for: "a queue of the store's own, and the main queue for the answer")))
    }

    @Test("02.4 a call returns before its job is done")
    func callsDoNotWaitForTheFile() async throws {
        let late = try await Promptness.late()
        if late.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "each call returns at once, and its job is done later",
                happened: "when \(late.joined(separator: " or ")) returned, its job was done already",
                why: "a screen that calls it can't move until the file is done, even if the answer itself comes later",
                look: Self.lookAtTheStore(for: "is the job itself inside the block on the store's queue?")))
    }

    @Test("02.4 of loans that are stored at once, none is lost")
    func noLoanIsLost() async throws {
        let lent = try await Self.loansThatLast()
        if lent == Self.loans { return }
        Issue.record(
            .teaching(
                expected: "\(Self.loans) loans that are saved without waiting for each other are all in the file",
                happened: "it has \(lent) of them",
                why: "a job that begins between another one's reading and writing loses what that one writes",
                look: Self.lookAtTheStore(for: "are reading, changing, and writing one block on one serial queue?")))
    }

    @Test("02.4 jobs run while the main queue is busy")
    func jobsLeaveTheMainQueueAlone() async throws {
        // A job of two blocks may pass through the main queue between them; that it loses loans comes first.
        guard try await Self.loansThatLast() == Self.loans else { return }
        let waiting = try await BusyMainQueue.waiting()
        if waiting.isEmpty { return }
        Issue.record(
            .teaching(
                expected: "a job is done while the main queue has other things to do",
                happened: "\(waiting.joined(separator: " and ")) did nothing until the main queue was free",
                why: "while the main queue reads a file, the screen can't move; not every disk is as fast as yours",
                look: Self.lookAtTheStore(
                    for: "which step of the job is on the main queue? Only the answer belongs there")))
    }

    private static let loans = 30

    /// How many loans are in the file after as many were saved without waiting for each other.
    private static func loansThatLast() async throws -> Int {
        let books = (1...loans).map { Book(id: $0, title: "Book \($0)", author: "Anonymous") }
        let harness = try Harness(books)
        let answers = Early()
        for book in books {
            harness.store.save(Books.loan, ofBook: book.id) { _ in answers.names.append(book.title) }
        }
        _ = await eventually(within: patience) { answers.names.count >= books.count }
        return harness.stored.components(separatedBy: "Cleo").count - 1
    }

    private final class Early {
        var names: [String] = []
    }
}
