import Foundation
import Spies

@testable import Exercise07b

// MARK: - The presenter's neighbors

final class ShelfLendViewSpy: Spy, ShelfLendViewProtocol {
    func show(bookTitle: String) { record(SourceText(bookTitle)) }
    func show(canSave: Bool) { record(canSave) }
    func showLoader() { record() }
    func hideLoader() { record() }
    func showMessage(title: String, text: String) { record(SourceText(title), SourceText(text)) }
}

/// Keeps the completions, so that a test says how a loan ends, and when.
final class ShelfLendInteractorSpy: Spy, ShelfLendInteractorInputProtocol {
    private var completions: [@MainActor @Sendable (LendError?) -> Void] = []

    func lend(to borrower: String, days: Int?, completion: @escaping @MainActor @Sendable (LendError?) -> Void) {
        record(SourceText(borrower), days, message: "lend(to:days:)")
        completions.append(completion)
    }

    /// Ends the loan that was asked for last.
    func end(with error: LendError?) {
        completions.popLast()?(error)
    }
}

final class ShelfLendWireFrameSpy: Spy, ShelfLendWireFrameProtocol {
    func dismissLend() { record() }
}

// MARK: - The interactor's neighbors

final class ShelfLendAPIDataManagerSpy: Spy, ShelfLendAPIDataManagerInputProtocol {
    private var completions: [@MainActor @Sendable (Result<Loan, LendError>) -> Void] = []

    func lend(
        book id: Int, to borrower: String, days: Int,
        completion: @escaping @MainActor @Sendable (Result<Loan, LendError>) -> Void
    ) {
        record(id, SourceText(borrower), days, message: "lend(book:to:days:)")
        completions.append(completion)
    }

    /// Answers what was asked last.
    func answer(_ result: Result<Loan, LendError>) {
        completions.popLast()?(result)
    }
}

final class ShelfLendLocalDataManagerSpy: Spy, ShelfLendLocalDataManagerInputProtocol {
    private var completions: [@MainActor @Sendable (Bool) -> Void] = []

    func save(_ loan: Loan, ofBook id: Int, whenDone: @escaping @MainActor @Sendable (Bool) -> Void) {
        record(SourceText(loan.borrower), id, message: "save(_:ofBook:)")
        completions.append(whenDone)
    }

    /// Says whether the last loan was stored.
    func end(isStored: Bool) {
        completions.popLast()?(isStored)
    }
}

// MARK: - The data manager's neighbor

final class LibrarySpy: Spy, Library {
    private(set) var requests: [LoanRequest] = []
    private var completions: [@MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void] = []

    func send(
        _ request: LoanRequest,
        whenAnswered: @escaping @MainActor @Sendable (Result<LibraryAnswer, any Error>) -> Void
    ) {
        requests.append(request)
        completions.append(whenAnswered)
    }

    /// Answers the last request, with a status such as 200 and a text.
    func answer(_ status: Int, _ body: String = "") {
        completions.popLast()?(.success(LibraryAnswer(status: status, body: Data(body.utf8))))
    }

    /// Breaks the connection of the last request.
    func disconnect() {
        completions.popLast()?(.failure(URLError(.notConnectedToInternet)))
    }
}

// MARK: - Whoever asks an interactor or a data manager

final class CallerSpy: Spy {
    /// Given to an interactor as its completion.
    func lendDidEnd(_ error: LendError?) { record(error) }

    /// Given to a data manager as its completion.
    func libraryDidAnswer(_ result: Result<Loan, LendError>) {
        results.append(result)
    }

    private(set) var results: [Result<Loan, LendError>] = []
}
