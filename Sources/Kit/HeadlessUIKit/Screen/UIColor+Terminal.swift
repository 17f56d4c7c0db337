import Foundation

nonisolated extension UIColor {
    /// The terminal's color nearest in hue; nil for grays near black and white, which depend on the background.
    var terminalCode: Int? {
        let low = min(red, green, blue)
        let high = max(red, green, blue)
        if high - low < 0.2 { return low > 0.3 && high < 0.7 ? 90 : nil }
        let middle = (low + high) / 2
        let bits = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
        return 30 + bits
    }
}
