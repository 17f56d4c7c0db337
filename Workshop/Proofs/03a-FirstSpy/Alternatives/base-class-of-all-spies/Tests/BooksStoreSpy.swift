import Foundation

@testable import Exercise03a

/// Remembers whatever a spy was asked.
class Recorder<Request> {
    private(set) var savings: [Request] = []

    func open(_ requests: Request...) {
        savings.append(contentsOf: requests)
    }
}

/// The requests to save, with the completions that wait for the answer.
struct Saving {
    let loan: Loan
    let id: Int
    let completion: Completion<Void>
}

final class BooksStoreSpy: Recorder<Saving>, BooksStoring {
    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        open(Saving(loan: loan, id: id, completion: completion))
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }

    func succeed() {
        savings.last?.completion(.success(()))
    }

    func fail() {
        savings.last?.completion(.failure(.unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")))
    }
}
