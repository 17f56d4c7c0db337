import Foundation
import Spies

@testable import Exercise03a

/// Stands in for the store: records requests, and answers when a test says so.
final class BooksStoreSpy: Spy, BooksStoring {
    private(set) var answers: [Completion<Void>] = []

    func load(then completion: @escaping Completion<[Book]>) { record() }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        let days = loan.due.timeIntervalSince(Lending.now) / 86_400
        record("\(loan.borrower), \(Int(days)) days", id, message: "save(_:ofBook:)")
        answers.append(completion)
    }

    func returnAll(then completion: @escaping Completion<Void>) { record() }
}
