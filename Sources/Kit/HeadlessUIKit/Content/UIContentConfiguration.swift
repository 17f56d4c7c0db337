/// The content and look of a view that shows one element.
///
/// Source: UIKit, UIContentConfiguration.
public protocol UIContentConfiguration {
    /// Creates a view that shows this content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration with the look for a state, such as a selected cell.
    func updated(for state: any UIConfigurationState) -> Self
}
