import Foundation

class TripsListWorker {
    weak var presenter: TripsList_PresentData!
    private let store: TripStore
    private let session: URLSession

    init(store: TripStore, session: URLSession = .shared) {
        self.store = store
        self.session = session
        store.observe(self)
    }

    private func fetchShared(since date: Date, completion: @escaping ([Trip]) -> Void) {
        // The server wants "2020-01-31T10:00:00Z", whatever a DateFormatter says.
        let since = ISO8601DateFormatter().string(from: date)
        let url = URL(string: "https://example.org/trips?since=\(since)")!
        session.dataTask(with: url) { data, _, _ in
            let trips = data.flatMap { try? JSONDecoder().decode([Trip].self, from: $0) } ?? []
            DispatchQueue.main.async { self.presenter?.present(trips: trips) }
        }.resume()
    }
}

// MARK: - Manage data

extension TripsListWorker: TripsList_ManageData {
    func fetchTrips() {
        store.load { [weak self] result in
            guard let strongSelf = self else { return }
            switch result {
            case .success(let trips): strongSelf.presenter.present(trips: trips)
            case .failure(let error): strongSelf.presenter.presentError(error)
            }
        }
    }
}

extension TripsListWorker: TripStoreObserver {
    func storeDidChange(_ store: TripStore) {
        presenter?.present(trips: store.trips)
    }
}
