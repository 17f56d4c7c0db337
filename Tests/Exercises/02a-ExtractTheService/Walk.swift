import ExerciseSupport
import Foundation

@testable import Exercise02a

/// A random walk through the life of a store, with a model of its file beside it.
///
/// The seed says which steps are taken, so a walk is the same each time.
final class Walk {
    /// The jobs of a store.
    enum Job: String, CaseIterable {
        case load = "load(then:)"
        case save = "save(_:ofBook:then:)"
        case returnAll = "returnAll(then:)"
    }

    /// The expected content of the file.
    private enum Content {
        case nothing, nonsense
        case books([Book])

        var words: String {
            switch self {
            case .nothing: "no file"
            case .nonsense: "not a shelf"
            case .books(let books): Harness.words(books)
            }
        }
    }

    private let harness: Harness
    private var content = Content.books(Books.all)
    private var steps: [String] = []
    private var dice: Dice

    private init(seed: Int) throws {
        harness = try Harness()
        dice = Dice(seed: seed)
    }

    /// The first job that did what it must not, and the story of it.
    ///
    /// Throws when the disk refuses.
    static func firstSurprise(seed: Int) async throws -> (job: Job, story: String)? {
        let walk = try Walk(seed: seed)
        for _ in 0..<120 {
            if walk.dice.roll(4) == 0 { try walk.somebodyChangesTheFile() }
            let job = Job.allCases[walk.dice.roll(3)]
            if let story = await walk.surprise(by: job) { return (job, story) }
        }
        return nil
    }

    private func somebodyChangesTheFile() throws {
        try? FileManager.default.removeItem(at: harness.file)
        switch dice.roll(3) {
        case 0:
            content = .nothing
            steps.append("the file was removed")
        case 1:
            content = .nonsense
            steps.append("the file was spoiled")
            try Data("not a shelf".utf8).write(to: harness.file)
        default:
            let other = try Harness([Books.lent, Books.onTheShelf, Books.overdue])
            content = .books([Books.lent, Books.onTheShelf, Books.overdue])
            steps.append("another file was put there")
            try FileManager.default.moveItem(at: other.file, to: harness.file)
        }
    }

    private func surprise(by job: Job) async -> String? {
        let loan = Loan(borrower: ["Cleo", "Dan", "Eve"][dice.roll(3)], due: Books.loan.due)
        let id = books[dice.roll(books.count)].id
        let expected = answer(to: job, loan, ofBook: id)
        let got = await said(job, loan, ofBook: id)
        steps.append(job.rawValue)
        let story = "after \(steps.suffix(4).dropLast().joined(separator: ", ")), \(job.rawValue)"
        if got != expected { return "\(story) answered: \(got); it should be: \(expected)" }
        // Without a file, no loan can end: the store may write a first shelf, or nothing.
        if job == .returnAll, case .nothing = content, harness.stored != "no file" { content = .books(Book.firstShelf) }
        if harness.stored == content.words { return nil }
        return "\(story) left in the file: \(harness.stored); it should be: \(content.words)"
    }

    /// The books that a job begins with.
    private var books: [Book] {
        if case .books(let books) = content { books } else { Book.firstShelf }
    }

    /// Returns the answer that a job has to give, and changes the model as the job changes the file.
    private func answer(to job: Job, _ loan: Loan, ofBook id: Int) -> String {
        if case .nonsense = content { return "unreadable" }
        var books = books
        switch job {
        case .load:
            return Harness.words(books)
        case .save:
            for index in books.indices where books[index].id == id { books[index].loan = loan }
        case .returnAll:
            if case .nothing = content { return "success" }
            for index in books.indices { books[index].loan = nil }
        }
        content = .books(books)
        return "success"
    }

    private func said(_ job: Job, _ loan: Loan, ofBook id: Int) async -> String {
        let answers = Answers()
        switch job {
        case .load: harness.store.load { answers.add($0, Harness.words) }
        case .save: harness.store.save(loan, ofBook: id) { answers.add($0) { "success" } }
        case .returnAll: harness.store.returnAll { answers.add($0) { "success" } }
        }
        _ = await eventually(within: patience) { !answers.all.isEmpty }
        return answers.all.first ?? "nothing"
    }

    private final class Answers {
        var all: [String] = []

        func add<Value>(_ result: Result<Value, BooksStoreError>, _ words: (Value) -> String) {
            switch result {
            case .success(let value): all.append(words(value))
            case .failure(.unreadable): all.append("unreadable")
            case .failure(.unwritable): all.append("unwritable")
            }
        }
    }
}
