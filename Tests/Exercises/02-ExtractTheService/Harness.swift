import ExerciseSupport
import Foundation

@testable import Exercise02

/// A store on a folder of its own, asked as a screen would, and its answers in words.
final class Harness {
    let store: BooksStore
    let file: URL
    private let folder: TemporaryFolder

    /// A store on these books; on none, there is no file.
    init(_ books: [Book]? = Books.all) throws {
        folder = try TemporaryFolder()
        file = folder.url.appending(path: "books.json")
        store = BooksStore(folder: folder.url)
        guard let books else { return }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        try encoder.encode(books).write(to: file)
    }

    /// What the file says, in words.
    var stored: String {
        guard let data = try? Data(contentsOf: file) else { return "no file" }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let books = try? decoder.decode([Book].self, from: data) else {
            return String(decoding: data, as: UTF8.self)
        }
        return Self.words(books)
    }

    func load() async -> String { await said({ self.store.load(then: $0) }, Self.words) }

    func save(_ loan: Loan = Books.loan, ofBook id: Int = 5) async -> String {
        await said({ self.store.save(loan, ofBook: id, then: $0) }, { "success" })
    }

    func returnAll() async -> String { await said({ self.store.returnAll(then: $0) }, { "success" }) }

    /// Every answer that came, in words.
    private func said<Value>(
        _ ask: (@escaping BooksStore.Completion<Value>) -> Void, _ words: @escaping (Value) -> String
    ) async -> String {
        let answers = Answers()
        ask { answer in
            switch answer {
            case .success(let value): answers.all.append(words(value))
            case .failure(.unreadable): answers.all.append("unreadable")
            case .failure(.unwritable): answers.all.append("unwritable")
            }
        }
        _ = await eventually(within: patience) { !answers.all.isEmpty }
        await letPendingWorkRun()
        return answers.all.isEmpty ? "no answer, however long one waited" : answers.all.joined(separator: ", and then ")
    }

    private final class Answers {
        var all: [String] = []
    }

    static func words(_ books: [Book]) -> String {
        if books.isEmpty { return "no books" }
        return books.map { book in
            book.title + (book.loan.map { " (\($0.borrower) until \($0.due.formatted(.iso8601)))" } ?? "")
        }.joined(separator: ", ")
    }
}
