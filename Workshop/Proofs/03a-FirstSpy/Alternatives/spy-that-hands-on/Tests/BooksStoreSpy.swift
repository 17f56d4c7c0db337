import Foundation

@testable import Exercise03a

/// Stands in for the store, and passes on each book that it is asked to save.
enum StandIn: BooksStoring {
    case telling((Loan, Int, @escaping Completion<Void>) -> Void)

    func load(then completion: @escaping Completion<[Book]>) {
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        switch self {
        case .telling(let tell): tell(loan, id, completion)
        }
    }

    func returnAll(then completion: @escaping Completion<Void>) {
    }
}

/// Remembers what it is told.
final class BooksStoreSpy {
    private(set) var savings: [(loan: Loan, id: Int, completion: Completion<Void>)] = []

    var standIn: StandIn {
        .telling { [self] loan, id, completion in savings.append((loan, id, completion)) }
    }

    func succeed() {
        savings.last?.completion(.success(()))
    }

    func fail() {
        savings.last?.completion(.failure(.unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")))
    }
}
