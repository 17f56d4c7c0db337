import Foundation
import Spies
import Testing

@testable import Exercise07b

@Suite("The interactor for lending")
struct ShelfLendInteractorTests {
    private let log = MessageLog()
    private let api: ShelfLendAPIDataManagerSpy
    private let local: ShelfLendLocalDataManagerSpy
    private let caller: CallerSpy
    private let interactor = ShelfLendInteractor(bookID: 3)

    init() {
        api = ShelfLendAPIDataManagerSpy("api", log: log)
        local = ShelfLendLocalDataManagerSpy("local", log: log)
        caller = CallerSpy("caller", log: log)
        interactor.apiDatamanager = api
        interactor.localDatamanager = local
    }

    @Test("passes a refusal on")
    func refusal() {
        interactor.lend(to: "Cleo", days: 14, completion: caller.lendDidEnd)
        api.answer(.failure(.refused))
        #expect(log.messages.last == "caller.lendDidEnd(.refused)")
    }

    // TODO(07b.3): ask for what makes no sense, and let the library and the store answer.
}
