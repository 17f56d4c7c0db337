import ExerciseSupport
import Foundation

@testable import Exercise02a

/// Whether calls of a store return before their jobs are done, although there are many jobs before them.
enum Promptness {
    private static let books = (1...30).map {
        Book(id: $0, title: "Book \($0)", author: "Anonymous", loan: Books.lent.loan)
    }

    /// Returns the calls that come back with their job done.
    ///
    /// Throws when the disk refuses.
    static func late() async throws -> [String] {
        var late: [String] = []
        // A store that keeps what it read needs no file, whenever it reads; another test reports that it keeps books.
        if try await everyTime(isLoadLate), try await readsAnew() { late.append("load(then:)") }
        if try await everyTime(isSaveLate) { late.append("save(_:ofBook:then:)") }
        if try await everyTime(isReturnLate) { late.append("returnAll(then:)") }
        return late
    }

    /// A busy machine may be late once, but not five times in a row.
    private static func everyTime(_ isLate: () async throws -> Bool) async throws -> Bool {
        for _ in 0..<5 {
            if try await !isLate() { return false }
        }
        return true
    }

    /// The file is gone when the call has returned, so books can only come from a file that was read before.
    private static func isLoadLate() async throws -> Bool {
        let (harness, line) = try queue()
        var answer: [Book]?
        harness.store.load { answer = (try? $0.get()) ?? [] }
        let folder = harness.file.deletingLastPathComponent()
        let elsewhere = folder.appendingPathExtension("gone")
        try FileManager.default.moveItem(at: folder, to: elsewhere)
        _ = await eventually(within: patience) { answer != nil && line.isOver }
        try FileManager.default.removeItem(at: elsewhere)
        return answer?.count == books.count
    }

    /// Returns whether a second load sees the changes of the file since the first one.
    private static func readsAnew() async throws -> Bool {
        let (harness, later) = (try Harness(books), try Harness([Books.onTheShelf]))
        var answers: [[Book]] = []
        harness.store.load { answers.append((try? $0.get()) ?? []) }
        _ = await eventually(within: patience) { answers.count == 1 }
        try Data(contentsOf: later.file).write(to: harness.file, options: .atomic)
        harness.store.load { answers.append((try? $0.get()) ?? []) }
        _ = await eventually(within: patience) { answers.count == 2 }
        return answers.last == [Books.onTheShelf]
    }

    private static func isSaveLate() async throws -> Bool {
        let (harness, line) = try queue()
        let isLate = loans(to: "Cleo", in: harness) == books.count
        _ = await eventually(within: patience) { line.isOver }
        return isLate
    }

    private static func isReturnLate() async throws -> Bool {
        let (harness, line) = try queue()
        harness.store.returnAll { _ in }
        let isLate = loans(to: "Cleo", in: harness) + loans(to: "Ben", in: harness) == 0
        _ = await eventually(within: patience) { line.isOver }
        return isLate
    }

    /// A store that was just asked to lend every book to Cleo, in place of Ben.
    private static func queue() throws -> (harness: Harness, line: Line) {
        let harness = try Harness(books)
        let line = Line()
        for book in books {
            harness.store.save(Books.loan, ofBook: book.id) { _ in line.answers += 1 }
        }
        return (harness, line)
    }

    private static func loans(to borrower: String, in harness: Harness) -> Int {
        harness.stored.components(separatedBy: borrower).count - 1
    }

    private final class Line {
        var answers = 0
        var isOver: Bool { answers >= books.count }
    }
}
