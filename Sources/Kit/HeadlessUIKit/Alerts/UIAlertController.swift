import Foundation

/// A message that blocks the screen until the user taps a button.
///
/// Source: UIKit, UIAlertController.
open class UIAlertController: UIViewController {
    /// The text below the title.
    open var message: String?
    /// The alert's place: in the middle or at the bottom.
    open private(set) var preferredStyle: UIAlertController.Style = .actionSheet
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasized button.
    open var preferredAction: UIAlertAction?

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Dismisses the alert and then runs the handler, as a tap on the button does.
    func touch(_ action: UIAlertAction) {
        presentingViewController?.dismissPresented(animated: true)
        action.perform()
    }
}
