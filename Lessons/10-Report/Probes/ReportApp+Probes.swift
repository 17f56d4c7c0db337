import Foundation
import HeadlessUIKit
import Spies

extension ReportApp {
    /// Starts the app as `launch(storingIn:in:)` does, with a probe on every connection through a protocol.
    public static func launch(
        storingIn folder: URL, probedInto log: MessageLog,
        in window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    ) -> UIWindow {
        let report = ReportConnector.makeViewController(entityGateway: FileEntityGateway(folder: folder))
        window.rootViewController = UINavigationController(
            rootViewController: ProbedReport.stack(of: report, log: log))
        window.makeKeyAndVisible()
        return window
    }
}
