import Foundation

/// A font, of which a terminal shows only whether it is bold.
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

    /// The system's font, size in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isBold: false)
    }

    /// The system's bold font, size in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(pointSize: fontSize, isBold: true)
    }

    /// The font for a style of text.
    public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, isBold: style.isBold)
    }
}
