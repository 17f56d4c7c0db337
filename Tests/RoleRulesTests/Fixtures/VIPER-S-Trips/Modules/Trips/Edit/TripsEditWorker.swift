import Foundation

final class TripsEditWorker {
    weak var presenter: TripsEdit_PresentData?
    private weak var director: TripsEditDirector?
    private let store: TripStore

    init(store: TripStore) {
        self.store = store
    }

    private var limit: String {
        let formatter = NumberFormatter()
        formatter.locale = .current
        return formatter.string(from: 1000) ?? ""
    }
}

// MARK: - Manage data

extension TripsEditWorker: TripsEdit_ManageData {
    func add(name: String, kilometers: Double) {
        guard kilometers < 1000 else {
            presenter?.presentError(String(format: "At most %@ km.", limit))
            return
        }
        let trip = Trip(id: UUID().uuidString, name: name, kind: .hike, kilometers: kilometers, date: Date())
        do {
            try store.save(trip)
            presenter?.presentSuccess()
        } catch {
            presenter?.presentError(error.localizedDescription)
        }
    }
}
