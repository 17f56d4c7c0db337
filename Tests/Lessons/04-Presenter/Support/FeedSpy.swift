import Spies

@testable import Lesson04Presenter

/// A feed without a network: it writes down that it was asked, and answers when the test says so.
final class FeedSpy: Spy, ItemsFeeding {
    private(set) var downloads: [@MainActor @Sendable (Result<[Item], any Error>) -> Void] = []

    func download(then completion: @escaping @MainActor @Sendable (Result<[Item], any Error>) -> Void) {
        record()
        downloads.append(completion)
    }
}
