import UIKit

struct TripUI {
    let name: String
    let icon: UIImage?
    let distance: Double
    let date: String
}

// MARK: UI

protocol TripsList_DisplayUI: class {
    func toggle(loading: Bool)
    func display(trips: [TripUI])
    func display(summary: String)
    func displayError(_ message: String)
}

protocol TripsList_HandleUIEvents: class {
    func onUIReady()
    func onAddTrip()
    func onSettings()
    func onTripSelected(index: Int)
    func onRefresh()
}

// MARK: Data

protocol TripsList_ManageData: class {
    func fetchTrips()
}

protocol TripsList_PresentData: class {
    func present(trips: [Trip])
    func presentError(_ error: Error)
}

// MARK: Navigation

protocol TripsList_Navigate: class {
    func gotoDetail(of trip: Trip)
    func gotoEdit(delegate: TripsEdit_Delegate?)
    func gotoSettings()
}
