import Foundation

/// A view that shows the content of a configuration.
///
/// Source: UIKit, UIContentView.
public protocol UIContentView: NSObjectProtocol {
    /// The content; setting it updates the view.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show that content; optional in UIKit, with a default of a match by type.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: self.configuration) == type(of: configuration)
    }
}
