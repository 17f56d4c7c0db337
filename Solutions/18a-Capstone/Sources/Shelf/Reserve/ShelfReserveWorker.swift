import Foundation

/// Gets the line for a book, and puts a name at its end.
final class ShelfReserveWorker {
    weak var presenter: ShelfReserve_PresentData?

    private let store: ReservationStoring

    init(store: ReservationStoring) {
        self.store = store
    }
}

extension ShelfReserveWorker: ShelfReserve_ManageData {
    func fetchLine(for book: Book) {
        // The line isn't needed once the screen is gone, so the closure holds nothing.
        store.loadLine(forBook: book.id) { [weak self] result in
            switch result {
            case .success(let names): self?.presenter?.present(line: names)
            case .failure: self?.presenter?.presentLineError()
            }
        }
    }

    func reserve(_ book: Book, for name: String) {
        // Held until the answer: the reservation is news for the book's screen, even if the user has left this one.
        store.add(name, toLineForBook: book.id) { [presenter] result in
            switch result {
            case .success: presenter?.presentReservation(for: name)
            case .failure: presenter?.presentReservationError()
            }
        }
    }
}
