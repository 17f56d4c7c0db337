import Foundation

/// Asks the library for a loan, and says in the app's words what came back.
final class ShelfLendAPIDataManager {
    private let library: any Library

    init(library: any Library) {
        self.library = library
    }
}

extension ShelfLendAPIDataManager: ShelfLendAPIDataManagerInputProtocol {
    func lend(
        book id: Int, to borrower: String, days: Int,
        completion: @escaping @MainActor @Sendable (Result<Loan, LendError>) -> Void
    ) {
        library.send(LoanRequest(bookID: id, borrower: borrower, days: days)) { result in
            switch result {
            case .success(let answer): completion(Self.loan(in: answer))
            case .failure: completion(.failure(.unreachable))
            }
        }
    }

    private static func loan(in answer: LibraryAnswer) -> Result<Loan, LendError> {
        switch answer.status {
        case 200:
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            guard let loan = try? decoder.decode(Loan.self, from: answer.body) else { return .failure(.unreadable) }
            return .success(loan)
        case 401: return .failure(.cardExpired)
        case 409: return .failure(.refused)
        default: return .failure(.unreadable)
        }
    }
}
