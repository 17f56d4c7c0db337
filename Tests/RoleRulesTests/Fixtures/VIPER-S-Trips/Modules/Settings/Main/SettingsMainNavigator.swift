import UIKit

final class SettingsMainNavigator {
    private let store: TripStore
    weak var viewController: UIViewController?

    init(store: TripStore) {
        self.store = store
    }

    static func makeModule(store: TripStore) -> UIViewController {
        let navigator = SettingsMainNavigator(store: store)
        let scene = SettingsMainScene(eventsHandler: SettingsMainDirector(navigator: navigator))
        navigator.viewController = scene
        return scene
    }
}

// MARK: - Navigate

extension SettingsMainNavigator: SettingsMain_Navigate {
    func gotoTrips() {
        viewController?.show(TripsListNavigator.makeModule(store: store), sender: nil)
    }
}
