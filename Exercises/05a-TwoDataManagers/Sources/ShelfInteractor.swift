import Foundation

/// The use case of the list: gets the library's books and keeps them on the device, and ends loans.
final class ShelfInteractor {
    // TODO(05a.6): which object owns which, and which may be gone when an answer comes?
    var presenter: (any ShelfInteractorOutputProtocol)?

    // TODO(05a.7): it coordinates two data managers, and knows neither of their classes.
    init(
        apiDataManager: any ShelfAPIDataManagerInputProtocol,
        localDataManager: any ShelfLocalDataManagerInputProtocol, now: @escaping @MainActor () -> Date
    ) {
    }
}

// MARK: - From the presenter

extension ShelfInteractor: ShelfInteractorInputProtocol {
    func fetchBooks() {
        // TODO(05a.1): what has to happen with the library's books before they are reported?
        // TODO(05a.2): and what if the library sends none?
    }

    func returnAllBooks() {
        // TODO(05a.3): which object ends the loans, and which one hears of it?
    }
}
