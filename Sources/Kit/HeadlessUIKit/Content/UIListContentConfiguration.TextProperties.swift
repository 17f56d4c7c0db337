extension UIListContentConfiguration {
    /// The look of a text.
    ///
    /// Source: UIKit, UIListContentConfiguration.TextProperties.
    public struct TextProperties {
        /// The font.
        public var font: UIFont = .preferredFont(forTextStyle: .body)
        /// The color.
        public var color: UIColor = .label
        /// The most lines that the text may take, or 0 for any number.
        public var numberOfLines = 0

        init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
            self.font = font
            self.color = color
        }
    }
}
