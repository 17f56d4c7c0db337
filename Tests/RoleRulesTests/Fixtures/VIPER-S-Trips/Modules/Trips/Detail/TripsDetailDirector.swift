import UIKit

final class TripsDetailDirector {
    weak var ui: TripsDetail_DisplayUI?
    let trip: Trip

    init(trip: Trip) {
        self.trip = trip
    }
}

// MARK: - Handle UI events

extension TripsDetailDirector: TripsDetail_HandleUIEvents {
    func onUIReady() {
        if let ui = ui {
            ui.display(name: trip.name)
            ui.display(distance: DistanceText.text(for: trip.kilometers))
        }
    }
}
