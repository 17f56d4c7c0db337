import ExerciseSupport
import Spies
import Testing

@testable import Exercise15a

/// The list's Worker between a spy of its presenter and a store that answers when the test wants it to.
final class Harness {
    let log = MessageLog()
    let store: StoreGate
    private(set) var worker: ShelfListWorker?
    private(set) var presenter: PresenterSpy?

    init() {
        store = StoreGate(log: log)
        worker = ShelfListWorker(store: store)
        presenter = PresenterSpy("presenter", log: log)
        worker?.presenter = presenter
    }

    /// Frees the Director, as a screen does when the user leaves it.
    func freePresenter() { presenter = nil }

    /// Lets go of the Worker; from then on, only work that it began keeps it alive.
    func freeWorker() { worker = nil }

    /// Returns a request of the store once it has come.
    /// - Throws: `NeverAsked` if it never comes.
    func asked(
        _ kind: StoreRequest.Kind, _ number: Int = 1, within limit: Duration = patience
    ) async throws -> StoreRequest {
        _ = await eventually(within: limit) { self.store.request(kind, number) != nil }
        guard let request = store.request(kind, number) else { throw NeverAsked(kind: kind, number: number) }
        return request
    }

    /// Answers a request, and waits until the presenter has heard this many messages in all.
    func succeed(_ request: StoreRequest, with books: [Book] = [], telling count: Int = 0) async {
        store.succeed(request, with: books)
        await presenterHears(count)
    }

    /// The same with a failure.
    func fail(_ request: StoreRequest, telling count: Int = 0) async {
        store.fail(request)
        await presenterHears(count)
    }

    private func presenterHears(_ count: Int) async {
        _ = await eventually(within: patience) { self.told.count >= count }
        // One message too many is heard as well.
        await letPendingWorkRun()
    }

    /// The messages to the presenter.
    var told: [Message] { log.messages.filter { $0.receiver == "presenter" } }

    /// The same as a sentence.
    var toldInWords: String {
        told.isEmpty
            ? "the presenter was told nothing"
            : "the presenter was told " + told.map { "\($0.name)(\($0.arguments))" }.joined(separator: ", then ")
    }

    /// The conversation so far as a sentence.
    var conversation: String { log.messages.map(\.description).joined(separator: ", then ") }

    /// The error that the store was not asked, however long the test waited.
    struct NeverAsked: Error {
        let kind: StoreRequest.Kind
        let number: Int
    }

    /// Takes steps between the spies, and reports a request that never comes.
    ///
    /// In the end, no request waits whose answer has a listener.
    static func conversation(_ steps: (Harness) async throws -> Void) async {
        guard SharedState.isFree() else { return }
        let harness = Harness()
        do {
            try await steps(harness)
        } catch let missing as NeverAsked {
            Issue.record(neverAsked(missing))
        } catch {
            Issue.record(error)
        }
        // An answer to a freed object may trap, which is tried in processes of its own.
        if harness.presenter != nil { harness.store.close() }
        await letPendingWorkRun()
        withExtendedLifetime(harness) {}
    }

    /// Returns the finding that the store was not asked.
    static func neverAsked(_ missing: NeverAsked) -> Comment {
        let isLater = missing.number > 1
        let again = isLater ? " each time, whether or not an older answer is still due" : ""
        let (request, file): (String, Worker) =
            switch missing.kind {
            case .load: ("fetchBooks() asks the store to load\(again)", .list)
            case .returnAll: ("returnAllBooks() asks the store to returnAll\(again)", .list)
            case .replace: ("lend(_:with:) asks the store to replace the book\(again)", .lend)
            }
        return .teaching(
            expected: request,
            happened: "the store was not asked, however long the test waited",
            why: isLater
                ? "a request that waits for an older one waits for a store that may never answer it"
                : "what the store has and keeps is known to the store alone, and each request is about now",
            look: file.look("what has to happen before store.\(missing.kind.rawValue) is called?"))
    }
}
