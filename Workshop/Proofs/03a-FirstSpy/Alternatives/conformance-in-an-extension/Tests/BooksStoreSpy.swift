import Foundation

@testable import Exercise03a

/// The books that the store was asked to save; a test answers by calling the completion.
final class BooksStoreSpy {
    struct Saving {
        let loan: Loan
        let id: Int
        let completion: Completion<Void>
    }

    private(set) var savings: [Saving] = []

    func succeed() {
        savings.last?.completion(.success(()))
    }

    func fail() {
        savings.last?.completion(.failure(.unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")))
    }
}

extension BooksStoreSpy: BooksStoring {
    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        savings.append(Saving(loan: loan, id: id, completion: completion))
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }
}
