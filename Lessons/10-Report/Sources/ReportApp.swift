import Foundation
import HeadlessUIKit

/// The app's entry: what a scene delegate would do.
public enum ReportApp {
    /// Builds the window with the report; its transactions come from `transactions.csv` in the folder.
    public static func launch(storingIn folder: URL) -> UIWindow {
        let gateway = FileEntityGateway(folder: folder)
        let report = ReportConnector.makeViewController(entityGateway: gateway)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: report)
        window.makeKeyAndVisible()
        return window
    }
}
