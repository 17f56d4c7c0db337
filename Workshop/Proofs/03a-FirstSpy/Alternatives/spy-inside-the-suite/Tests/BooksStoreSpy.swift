import Foundation

@testable import Exercise03a

extension LendTests {
    /// The books that the store was asked to save.
    final class BooksStoreSpy {
        private(set) var savings: [(loan: Loan, id: Int, completion: Completion<Void>)] = []

        func succeed() {
            savings.last?.completion(.success(()))
        }

        func fail() {
            savings.last?.completion(
                .failure(.unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")))
        }
    }
}

extension LendTests.BooksStoreSpy: @MainActor BooksStoring {
    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        savings.append((loan, id, completion))
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }
}
