import UIKit

class TripsListDirector {
    var dataManager: TripsList_ManageData!
    var navigator: TripsList_Navigate!
    weak var ui: TripsList_DisplayUI!
    fileprivate var trips: [Trip] = []

    fileprivate static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()

    fileprivate var tripsUI: [TripUI] {
        return trips.map { trip in
            TripUI(
                name: trip.name, icon: UIImage(named: trip.kind.rawValue), distance: trip.kilometers,
                date: TripsListDirector.dates.string(from: trip.date))
        }
    }
}

// MARK: - Handle UI events, present data

extension TripsListDirector: TripsList_HandleUIEvents, TripsList_PresentData {
    func onUIReady() {
        ui.toggle(loading: true)
        dataManager.fetchTrips()
    }

    func onRefresh() {
        onUIReady()
    }

    func onAddTrip() {
        navigator.gotoEdit(delegate: self)
    }

    func onSettings() {
        navigator.gotoSettings()
    }

    func onTripSelected(index: Int) {
        navigator.gotoDetail(of: trips[index])
    }

    func present(trips: [Trip]) {
        self.trips = trips
        ui.display(trips: tripsUI)
        ui.toggle(loading: false)
    }

    func presentError(_ error: Error) {
        ui?.displayError(error.localizedDescription)
        ui?.toggle(loading: false)
    }
}

// MARK: - News from Edit

extension TripsListDirector: TripsEdit_Delegate {
    func tripDidSave() {
        dataManager.fetchTrips()
    }
}
