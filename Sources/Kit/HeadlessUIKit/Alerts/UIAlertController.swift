import Foundation

/// A message over the screen that blocks it until a button is tapped.
///
/// Source: UIKit, UIAlertController.
open class UIAlertController: UIViewController {
    /// The text below the title.
    open var message: String?
    /// Whether it stands in the middle or at the bottom.
    open private(set) var preferredStyle: UIAlertController.Style = .actionSheet
    /// The buttons, in the order they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The button that stands out.
    open var preferredAction: UIAlertAction?

    /// An alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// What a finger does to a button: the alert goes away, then the handler runs.
    func touch(_ action: UIAlertAction) {
        presentingViewController?.dismissPresented(animated: true)
        action.perform()
    }
}
