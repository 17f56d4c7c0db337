import Foundation

@testable import Exercise03a

/// Stands in for the store: gives the answers that it was made with, in turn, and none when it has no more.
final class BooksStoreSpy: BooksStoring {
    var borrowers: [String] = []
    var dueDates: [Date] = []
    var books: Set<Int> = []
    private var answers: [Bool]

    init(answers: [Bool] = []) {
        self.answers = answers
    }

    func load(then completion: @escaping Completion<[Book]>) {
        completion(.success([]))
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        borrowers.append(loan.borrower)
        dueDates.append(loan.due)
        books.insert(id)
        if answers.isEmpty { return }
        let failure = BooksStoreError.unreadable(file: URL(filePath: "/"), reason: "gone")
        completion(answers.removeFirst() ? .success(()) : .failure(failure))
    }

    func returnAll(then completion: @escaping Completion<Void>) {
        completion(.success(()))
    }
}
