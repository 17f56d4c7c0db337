import Foundation

/// A font; a terminal only shows whether it is bold.
///
/// Source: UIKit, UIFont.
public nonisolated final class UIFont: NSObject, Sendable {
    /// The size in points.
    public let pointSize: CGFloat
    let isBold: Bool

    private init(pointSize: CGFloat, isBold: Bool) {
        self.pointSize = pointSize
        self.isBold = isBold
    }

    /// Returns the system's font, with a size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isBold: false)
    }

    /// Returns the system's bold font, with a size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isBold: true)
    }

    /// Returns the font for a style of text.
    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, isBold: style.isBold)
    }
}
