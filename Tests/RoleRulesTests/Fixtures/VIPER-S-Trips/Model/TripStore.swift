import Foundation

protocol TripStoreObserver: AnyObject {
    func storeDidChange(_ store: TripStore)
}

/// Keeps all trips in a file, and tells whoever observes it.
final class TripStore {
    private let file: URL
    private var observers: [TripStoreObserver] = []
    private(set) var trips: [Trip] = []

    init(folder: URL) {
        file = folder.appendingPathComponent("trips.json")
    }

    func observe(_ observer: TripStoreObserver) {
        observers.append(observer)
    }

    func load(completion: @escaping (Result<[Trip], Error>) -> Void) {
        DispatchQueue.global().async {
            let result = Result { try JSONDecoder().decode([Trip].self, from: Data(contentsOf: self.file)) }
            DispatchQueue.main.async { completion(result) }
        }
    }

    func save(_ trip: Trip) throws {
        trips.append(trip)
        try JSONEncoder().encode(trips).write(to: file)
        for observer in observers { observer.storeDidChange(self) }
    }
}
