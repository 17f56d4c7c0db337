import Foundation

nonisolated extension UIColor {
    /// UIKit's names; if a color has two, the one that tells its purpose comes first.
    private static let names: [(color: UIColor, name: String)] = [
        (.label, "label"), (.secondaryLabel, "secondaryLabel"), (.placeholderText, "placeholderText"),
        (.systemBackground, "systemBackground"), (.systemRed, "systemRed"), (.systemGreen, "systemGreen"),
        (.systemBlue, "systemBlue"), (.systemOrange, "systemOrange"), (.systemYellow, "systemYellow"),
        (.systemGray, "systemGray"), (.darkGray, "darkGray"), (.lightGray, "lightGray"), (.gray, "gray"),
        (.red, "red"), (.green, "green"), (.blue, "blue"), (.yellow, "yellow"), (.orange, "orange"),
        (.clear, "clear"),
    ]

    /// UIKit's name for the color, or its components.
    var name: String { Self.names.first { $0.color == self }?.name ?? description }
}
