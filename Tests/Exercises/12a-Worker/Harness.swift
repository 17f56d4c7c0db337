import ExerciseSupport
import Spies

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

    /// Lets go of the presenter, as when the user leaves the screen.
    ///
    /// Only the Worker may still hold it then.
    func leaveTheScreen() {
        presenter = nil
    }

    /// Returns what the presenter was told, once it was told something and no more is on its way.
    func answers() async -> [Message] {
        _ = await eventually { !self.toldPresenter.isEmpty }
        await letPendingWorkRun()
        return toldPresenter
    }

    var toldPresenter: [Message] { log.messages.filter { $0.receiver == "presenter" } }

    /// Returns what a finding adds to the messages: that there are none, or that another test's Worker may have sent them.
    ///
    /// Nil if the messages speak for themselves.
    static func remark(_ told: [Message]) -> String? {
        let silence =
            "the presenter was told nothing, however long the test waited, and every request should end in an answer"
        let remarks = [told.isEmpty ? silence : nil, OtherState.disturbance].compactMap(\.self)
        return remarks.isEmpty ? nil : remarks.joined(separator: "; ")
    }

    /// The file that the learner edits, and what to look for in it.
    static func look(_ what: String) -> String {
        exercise.look(in: "Shelf/List/ShelfListWorker", for: what)
    }
}
