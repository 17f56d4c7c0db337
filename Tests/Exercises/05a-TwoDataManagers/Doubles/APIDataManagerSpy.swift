import Spies

@testable import Exercise05a

/// Stands in for the library's side.
///
/// It answers when a test says so.
final class APIDataManagerSpy: Spy, ShelfAPIDataManagerInputProtocol {
    private var downloads: [Answer<[Book]>] = []

    func downloadBooks(then completion: @escaping Answer<[Book]>) {
        downloads.append(completion)
        record()
    }

    /// Answers the request that waits, if there is one.
    func answerDownload(_ result: Result<[Book], any Error>) {
        if downloads.isEmpty { return }
        downloads.removeFirst()(result)
    }
}
