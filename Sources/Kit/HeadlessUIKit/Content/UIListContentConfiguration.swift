/// The content and look of a row: a text, and a second one.
///
/// Source: UIKit, UIListContentConfiguration.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The main text.
    public var text: String?
    /// The second text.
    public var secondaryText: String?
    /// The look of the main text.
    public var textProperties = TextProperties()
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties

    private init(_ secondaryTextProperties: TextProperties) { self.secondaryTextProperties = secondaryTextProperties }

    /// Returns the look of a row in a list.
    public static func cell() -> UIListContentConfiguration { subtitleCell() }

    /// Returns the look of a row whose second text is below the main one.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(font: .preferredFont(forTextStyle: .footnote)))
    }

    /// Returns the look of a row whose second text is next to the main one.
    public static func valueCell() -> UIListContentConfiguration {
        UIListContentConfiguration(TextProperties(color: .secondaryLabel))
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
