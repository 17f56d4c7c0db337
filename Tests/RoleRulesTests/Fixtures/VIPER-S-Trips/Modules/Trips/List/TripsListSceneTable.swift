import UIKit

/// Feeds the table of `TripsListScene`.
final class TripsListSceneTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    weak var scene: TripsListScene?
    var trips: [TripUI] = []

    init(scene: TripsListScene) {
        self.scene = scene
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return trips.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Trip", for: indexPath)
        let trip = trips[indexPath.row]
        cell.textLabel?.text = trip.name
        cell.detailTextLabel?.text = "\(trip.date), \(DistanceText.text(for: trip.distance))"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        scene?.eventsHandler?.onTripSelected(index: indexPath.row)
    }
}
