import HeadlessUIKit

extension UIViewController {
    /// Shows an alert over what is there.
    func show(alert: AlertViewModel) {
        let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
        controller.addAction(UIAlertAction(title: alert.button, style: .default))
        present(controller, animated: true)
    }
}
