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
    func getLine(ofBook id: Int) {
        // Called once and freed. Until then it holds the Worker, whose presenter is weak.
        store.loadLine(forBook: id) { result in
            let line = try? result.get()
            self.presenter?.present(line.map { .line($0) } ?? .failure)
        }
    }

    func put(_ name: String, inLineOfBook id: Int) {
        let presenter = presenter
        store.add(name, toLineForBook: id) { result in
            presenter?.present(reservation: result.map { name })
        }
    }
}
