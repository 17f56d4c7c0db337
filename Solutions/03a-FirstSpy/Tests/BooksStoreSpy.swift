import Foundation

@testable import Exercise03a

/// Stands in for the store: remembers what it was asked, and answers when a test tells it to.
final class BooksStoreSpy: BooksStoring {
    /// The requests to save, with the completions that wait for the answer.
    private(set) var savings: [(loan: Loan, id: Int, completion: Completion<Void>)] = []

    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        savings.append((loan, id, completion))
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }

    /// Answers the last request to save.
    func succeed() {
        savings.last?.completion(.success(()))
    }

    /// Answers the last request to save, as a store does whose disk is full.
    func fail() {
        savings.last?.completion(.failure(.unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")))
    }
}
