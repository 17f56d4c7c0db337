import ExerciseSupport
import Foundation
import Spies

@testable import Exercise07a

/// The interactor for lending, with a library and a store that answer when the test says so.
///
/// Between it and the library is the real data manager, so that every answer takes the way that it takes in the app.
final class Counter {
    let library = StubLibrary()
    let local = LendLocalDataManagerSpy("local", log: MessageLog())
    private let interactor: ShelfLendInteractor
    /// What the completions were called with, in their order.
    private(set) var ends: [LendError?] = []
    private static let events = Events()

    init() {
        interactor = ShelfLendInteractor(bookID: 3)
        interactor.apiDatamanager = ShelfLendAPIDataManager(library: library)
        interactor.localDatamanager = local
    }

    /// Asks for a loan.
    func lend(to borrower: String = "Cleo", days: Int? = 14) async {
        let (asked, ended) = (library.requests.count, ends.count)
        interactor.lend(to: borrower, days: days) { [weak self] error in self?.ends.append(error) }
        await Self.events.wait { library.requests.count > asked || ends.count > ended }
    }

    /// Lets the library answer.
    func answer(_ answer: StubLibrary.Answer) async {
        let (stored, ended) = (local.loans.count, ends.count)
        let isAwaited = library.answer(answer)
        await Self.events.wait { !isAwaited || local.loans.count > stored || ends.count > ended }
    }

    /// Lets the store answer.
    func store(isStored: Bool) async {
        let ended = ends.count
        let isAwaited = local.end(isStored: isStored)
        await Self.events.wait { !isAwaited || ends.count > ended }
    }

    /// What the completions were called with, in words.
    var told: String {
        let heard = ends.map { $0.map { "\($0)" } ?? "success" }.joined(separator: ", then ")
        return "the completion hears " + (ends.isEmpty ? "nothing" : heard)
    }
}
