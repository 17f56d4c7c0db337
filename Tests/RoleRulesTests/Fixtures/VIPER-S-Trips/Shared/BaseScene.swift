import UIKit

/// What all screens have in common: a loader, and alerts.
class BaseScene<Events>: UIViewController {
    var eventsHandler: Events!
    private let loader = UIActivityIndicatorView(style: .large)

    func showLoader(_ visible: Bool) {
        if visible { loader.startAnimating() } else { loader.stopAnimating() }
    }

    func showAlert(_ message: String, then action: (() -> Void)? = nil) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { _ in
                self.showLoader(false)
                action?()
            })
        present(alert, animated: true)
    }
}
