import Foundation

/// The use case of the list: gets the library's books and keeps them on the device, and ends loans.
final class ShelfInteractor {
    // TODO(05.6): who owns whom, and who may be gone when an answer comes?
    var presenter: (any ShelfInteractorOutputProtocol)?

    // TODO(05.7): it coordinates two data managers, and knows neither of their classes.
    init(
        apiDataManager: any ShelfAPIDataManagerInputProtocol,
        localDataManager: any ShelfLocalDataManagerInputProtocol, now: @escaping @MainActor () -> Date
    ) {
    }
}

// MARK: - From the presenter

extension ShelfInteractor: ShelfInteractorInputProtocol {
    func fetchBooks() {
        // TODO(05.1): what has to happen with the library's books before they are reported?
        // TODO(05.2): and what when there are none to be had?
    }

    func returnAllBooks() {
        // TODO(05.3): who ends the loans, and who is told?
    }
}
