import ExerciseSupport
import Foundation

@testable import Exercise02a

/// A store on a folder of its own, asked as a screen would, and its answers in words.
final class Harness {
    let store: BooksStore
    let file: URL
    private let contents: TestFile<[Book]>
    private let folder: TemporaryFolder
    /// The error of the last answer, if it was one.
    private var error: BooksStoreError?

    /// Creates a store on these books, or without a file.
    init(_ books: [Book]? = Books.all) throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "books.json")
        contents = TestFile(file)
        store = BooksStore(folder: folder.url)
        if let books { try contents.write(books) }
    }

    /// What the file says, in words.
    var stored: String {
        if let books = try? contents.read() { return Self.words(books) }
        return (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? "no file"
    }

    /// How many books are in the file.
    var count: Int? { try? contents.read().count }

    /// Returns the day on which a loan in the file is due, if there is one.
    func due(of borrower: String) -> String? {
        let loans = ((try? contents.read()) ?? []).compactMap(\.loan)
        return loans.first { $0.borrower == borrower }.map { loan in
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
            formatter.dateFormat = "MMM dd, yyyy"
            return formatter.string(from: loan.due)
        }
    }

    func load() async -> String { await said({ self.store.load(then: $0) }, Self.words) }

    func save(_ loan: Loan = Books.loan, ofBook id: Int = 5) async -> String {
        await said({ self.store.save(loan, ofBook: id, then: $0) }, { "success" })
    }

    func returnAll() async -> String { await said({ self.store.returnAll(then: $0) }, { "success" }) }

    /// Returns every answer that came, in words.
    private func said<Value>(
        _ ask: (@escaping BooksStore.Completion<Value>) -> Void, _ words: @escaping (Value) -> String
    ) async -> String {
        var answers: [String] = []
        ask { answer in
            switch answer {
            case .success(let value):
                answers.append(words(value))
            case .failure(let error):
                self.error = error
                answers.append(Self.parts(of: error).name)
            }
        }
        _ = await eventually(within: patience) { !answers.isEmpty }
        await letPendingWorkRun()
        return answers.isEmpty ? "no answer came" : answers.joined(separator: ", and then ")
    }

    /// What is wrong with the file or the reason of the last error, if anything is.
    var complaintAboutTheError: String? {
        guard let error else { return nil }
        let (name, file, reason) = Self.parts(of: error)
        if file.lastPathComponent != "books.json" { return ".\(name) is about \(file.lastPathComponent)" }
        return reason.allSatisfy(\.isWhitespace) ? ".\(name) has no reason" : nil
    }

    private static func parts(of error: BooksStoreError) -> (name: String, file: URL, reason: String) {
        switch error {
        case .unreadable(let file, let reason): ("unreadable", file, reason)
        case .unwritable(let file, let reason): ("unwritable", file, reason)
        }
    }

    static func words(_ books: [Book]) -> String {
        if books.isEmpty { return "no books" }
        return books.map { book in
            book.title + (book.loan.map { " (\($0.borrower) until \($0.due.formatted(.iso8601)))" } ?? "")
        }.joined(separator: ", ")
    }
}
