import ExerciseSupport
import Foundation
import Spies
import Testing

@testable import Exercise05a

/// An interactor among spies of its neighbors, which all write into one log.
final class Harness {
    let log = MessageLog()
    let clock = TestClock()
    let api: APIDataManagerSpy
    let local: LocalDataManagerSpy
    private(set) var output: OutputSpy?
    private(set) var interactor: ShelfInteractor?
    private let events = Events()

    init() {
        api = APIDataManagerSpy("api", log: log)
        local = LocalDataManagerSpy("local", log: log)
        output = OutputSpy("output", log: log)
        let made = ShelfInteractor(apiDataManager: api, localDataManager: local, now: { [clock] in clock.now })
        made.presenter = output
        interactor = made
    }

    /// Leaves the screen: nothing holds its presenter now, nor its interactor.
    func leaveTheScreen() {
        letThePresenterGo()
        interactor = nil
    }

    /// Frees the presenter, which at most the interactor still holds.
    func letThePresenterGo() {
        output = nil
    }

    /// Says or answers something, and waits for the message that has to follow from it.
    func then(_ step: (Harness) -> Void) async {
        let count = log.messages.count
        step(self)
        await events.settle { log.messages.count > count }
    }

    /// Says or answers something from which no message has to follow, and lets everything happen that does.
    func lastly(_ step: (Harness) -> Void) async {
        step(self)
        await letPendingWorkRun()
    }

    /// Fetches the list, and gives these answers, in this order.
    func fetch(
        download: Result<[Book], any Error>, persist: Result<[Book], any Error>? = nil,
        load: Result<[Book]?, any Error>? = nil
    ) async {
        await then { $0.interactor?.fetchBooks() }
        await then { $0.api.answerDownload(download) }
        if let persist { await then { $0.local.answerPersist(persist) } }
        guard let load else { return }
        // After an answer to persist(_:then:), no load has to wait for this one.
        if persist == nil {
            await then { $0.local.answerLoad(load) }
        } else {
            await lastly { $0.local.answerLoad(load) }
        }
    }

    /// The messages between the actors, in words.
    var words: String {
        log.messages.isEmpty ? "nothing was said to anybody" : log.messages.map(\.description).joined(separator: ", ")
    }
}
