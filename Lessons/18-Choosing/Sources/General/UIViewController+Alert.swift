import HeadlessUIKit

extension UIViewController {
    /// Shows `alert` over this screen, with OK to close it.
    func show(_ alert: Alert) {
        let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        controller.addAction(UIAlertAction(title: "OK", style: .default))
        present(controller, animated: true)
    }
}
