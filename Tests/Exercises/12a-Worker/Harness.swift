import ExerciseSupport
import Spies
import Testing

@testable import Exercise12a

/// A Worker between a spy of its presenter and a spy of its store.
final class Harness {
    let log = MessageLog()
    let store: StoreSpy
    let worker: ShelfListWorker
    private(set) var presenter: PresenterSpy?

    init(_ books: [Book] = Books.all) {
        store = StoreSpy(books, log: log)
        worker = ShelfListWorker(store: store)
        presenter = PresenterSpy("presenter", log: log)
        worker.presenter = presenter
    }

    /// The screen is left: nobody but perhaps the Worker holds the presenter now.
    func leaveTheScreen() {
        presenter = nil
    }

    /// What the presenter was told, once it was told something and no more was on its way.
    func answers() async -> [Message] {
        _ = await eventually { !self.toldPresenter.isEmpty }
        await letPendingWorkRun()
        return toldPresenter
    }

    var toldPresenter: [Message] { log.messages.filter { $0.receiver == "presenter" } }

    /// What is to be said beside the messages; `nil` where these speak for themselves.
    ///
    /// That the presenter was told nothing at all, and that what it was told may be somebody else's.
    static func remark(_ told: [Message]) -> String? {
        let silence =
            "the presenter was told nothing, however long the test waited: every way through the request ends in an answer"
        let remarks = [told.isEmpty ? silence : nil, OtherState.disturbance].compactMap(\.self)
        return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        "\(Exercise("12a").path("Sources/Shelf/List/ShelfListWorker.swift"))\n      \(what)   (lesson 12)"
    }
}
