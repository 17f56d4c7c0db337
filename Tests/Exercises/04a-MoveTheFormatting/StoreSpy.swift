import ExerciseSupport
import Foundation

@testable import Exercise04a

/// Stands in for the store: it records requests, and answers when a test says so.
final class StoreSpy: BooksStoring {
    /// The requests, in order.
    private(set) var asked: [String] = []
    /// The waits for requests: one that is made in a task comes some turns later.
    let events = Events()

    private var loads: [Completion<[Book]>] = []
    private var saves: [Completion<Void>] = []
    private var returns: [Completion<Void>] = []

    func load(then completion: @escaping Completion<[Book]>) {
        asked.append("load")
        loads.append(completion)
    }

    func save(_ loan: Loan, ofBook id: Int, then completion: @escaping Completion<Void>) {
        asked.append("save")
        saves.append(completion)
    }

    func returnAll(then completion: @escaping Completion<Void>) {
        asked.append("returnAll")
        returns.append(completion)
    }

    /// Waits for a load, and answers all that wait, oldest first.
    func answerLoads(_ result: Result<[Book], BooksStoreError>) async {
        await events.wait { !loads.isEmpty }
        answerWaitingLoads(result)
    }

    /// Answers the loads that wait, if there are any, oldest first.
    func answerWaitingLoads(_ result: Result<[Book], BooksStoreError>) {
        let waiting = loads
        loads = []
        for completion in waiting { completion(result) }
    }

    /// Waits for a loan, and answers it.
    func answerSaves(_ result: Result<Void, BooksStoreError>) async {
        await events.wait { !saves.isEmpty }
        let waiting = saves
        saves = []
        for completion in waiting { completion(result) }
    }

    /// Waits for a return, and answers all that wait, oldest first.
    func answerReturns(_ result: Result<Void, BooksStoreError>) async {
        await events.wait { !returns.isEmpty }
        let waiting = returns
        returns = []
        for completion in waiting { completion(result) }
    }

    /// The requests, in words.
    var words: String { asked.isEmpty ? "nothing" : asked.joined(separator: ", then ") }
}

extension BooksStoreError {
    static let broken = unreadable(file: URL(filePath: "/books.json"), reason: "not a shelf")
    static let full = unwritable(file: URL(filePath: "/books.json"), reason: "the disk is full")
}
