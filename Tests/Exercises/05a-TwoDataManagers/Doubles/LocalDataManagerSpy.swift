import Spies

@testable import Exercise05a

/// Stands in for the device's side.
///
/// It stores nothing, and answers when a test says so.
final class LocalDataManagerSpy: Spy, ShelfLocalDataManagerInputProtocol {
    private var loads: [Answer<[Book]?>] = []
    private var persists: [Answer<[Book]>] = []
    private var returns: [Answer<[Book]>] = []

    func loadBooks(then completion: @escaping Answer<[Book]?>) {
        loads.append(completion)
        record()
    }

    func persist(_ books: [Book], then completion: @escaping Answer<[Book]>) {
        persists.append(completion)
        record(books.map(\.title))
    }

    func returnAllBooks(then completion: @escaping Answer<[Book]>) {
        returns.append(completion)
        record()
    }

    /// Answers the load that waits, if there is one.
    func answerLoad(_ result: Result<[Book]?, any Error>) {
        if loads.isEmpty { return }
        loads.removeFirst()(result)
    }

    /// Answers the request to store that waits, if there is one.
    func answerPersist(_ result: Result<[Book], any Error>) {
        if persists.isEmpty { return }
        persists.removeFirst()(result)
    }

    /// Answers the return that waits, if there is one.
    func answerReturn(_ result: Result<[Book], any Error>) {
        if returns.isEmpty { return }
        returns.removeFirst()(result)
    }
}
