import Foundation

/// A color, compared by its components.
///
/// Source: UIKit, UIColor. Immutable, so it may be used off the main actor, as UIKit's may.
public nonisolated final class UIColor: NSObject, Sendable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let opacity: CGFloat

    /// Creates a color from components between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.opacity = alpha
    }

    /// Creates a gray between black (0) and white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return red == other.red && green == other.green && blue == other.blue && opacity == other.opacity
    }

    public override var hash: Int {
        var hasher = Hasher()
        for component in [red, green, blue, opacity] { hasher.combine(component) }
        return hasher.finalize()
    }

    public override var description: String { "UIColor(\(red), \(green), \(blue), \(opacity))" }
}
