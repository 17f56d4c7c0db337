import Foundation

nonisolated extension UIFont {
    /// The purpose of a text, which decides its font.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A screen's largest title.
        public static let largeTitle = TextStyle(rawValue: "largeTitle")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "title1")
        /// A heading.
        public static let headline = TextStyle(rawValue: "headline")
        /// Running text.
        public static let body = TextStyle(rawValue: "body")
        /// Fine print.
        public static let footnote = TextStyle(rawValue: "footnote")

        var pointSize: CGFloat {
            let sizes: [TextStyle: CGFloat] = [.largeTitle: 34, .title1: 28, .footnote: 13]
            return sizes[self] ?? 17
        }

        var isBold: Bool { [.largeTitle, .title1, .headline].contains(self) }
    }
}
