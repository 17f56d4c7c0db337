import UIKit

final class TripsListNavigator: Navigator {
    private let store: TripStore

    init(with viewController: UIViewController, store: TripStore) {
        self.store = store
        super.init(with: viewController)
    }

    static func makeModule(store: TripStore) -> UIViewController {
        let storyboard = UIStoryboard(name: "Trips", bundle: Bundle(for: self))
        let scene = storyboard.instantiateViewController(withIdentifier: "List") as! TripsListScene
        let director = TripsListDirector()
        let worker = TripsListWorker(store: store)
        scene.eventsHandler = director
        director.ui = scene
        director.dataManager = worker
        director.navigator = TripsListNavigator(with: scene, store: store)
        worker.presenter = director
        return scene
    }
}

// MARK: - Navigate

extension TripsListNavigator: TripsList_Navigate {
    func gotoDetail(of trip: Trip) {
        push(TripsDetailNavigator.makeModule(trip: trip))
    }

    func gotoEdit(delegate: TripsEdit_Delegate?) {
        push(TripsEditNavigator.makeModule(store: store, delegate: delegate))
    }

    func gotoSettings() {
        push(SettingsMainNavigator.makeModule(store: store))
    }
}
