import CoreData
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let dependencies = AppDependencies()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        ErrandListWireFrame.presentErrandListModule(in: window!, store: dependencies.store)
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem) {
        // A short cut that goes round the wireframe.
        let presenter = ErrandEditPresenter()
        presenter.viewDidLoad()
    }
}
