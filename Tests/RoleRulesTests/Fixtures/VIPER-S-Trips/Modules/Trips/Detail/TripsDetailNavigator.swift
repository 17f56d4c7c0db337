import UIKit

final class TripsDetailNavigator: Navigator {
    static func makeModule(trip: Trip) -> UIViewController {
        let storyboard = UIStoryboard(name: "Trips", bundle: nil)
        let scene = storyboard.instantiateViewController(withIdentifier: "Detail") as! TripsDetailScene
        let director = TripsDetailDirector(trip: trip)
        director.ui = scene
        scene.eventsHandler = director
        return scene
    }
}
