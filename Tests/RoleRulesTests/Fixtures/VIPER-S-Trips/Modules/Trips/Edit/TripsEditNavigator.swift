import UIKit

final class TripsEditNavigator: Navigator {
    static func makeModule(store: TripStore, delegate: TripsEdit_Delegate?) -> UIViewController {
        let scene =
            UIStoryboard(name: "Trips", bundle: nil).instantiateViewController(withIdentifier: "Edit")
            as! TripsEditScene
        let worker = TripsEditWorker(store: store)
        let director = TripsEditDirector(dataManager: worker, navigator: TripsEditNavigator(with: scene))
        director.ui = scene
        director.delegate = delegate
        worker.presenter = director
        scene.eventsHandler = director
        return scene
    }
}

extension TripsEditNavigator: TripsEdit_Navigate {
    func goBack() {
        pop()
    }
}
