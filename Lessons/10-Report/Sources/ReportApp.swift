import Foundation
import HeadlessUIKit

/// The app's entry point.
public enum ReportApp {
    /// Shows the report in the window; its transactions come from `transactions.csv` in the folder.
    ///
    /// A scene delegate passes the window of its scene, `UIWindow(windowScene:)`.
    public static func launch(
        storingIn folder: URL,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let gateway = FileEntityGateway(folder: folder)
        let report = ReportConnector.makeViewController(entityGateway: gateway)
        window.rootViewController = UINavigationController(rootViewController: report)
        window.makeKeyAndVisible()
        return window
    }
}
