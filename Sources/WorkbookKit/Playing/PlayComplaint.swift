import HeadlessUIKit

/// Puts what went wrong with a line into words for a player.
public enum PlayComplaint {
    /// The reason, without the drawing of the screen that follows it anyway, and with rows counted from 1.
    public static func text(_ error: any Error) -> String {
        guard let error = error as? ScreenError else { return "\(error)" }
        switch error.reason {
        case .noRow(let count):
            if count < 2 { return count == 0 ? "There are no rows here." : "There is only row 1 here." }
            return "There are rows 1 to \(count) here."
        case .missing(_, let available) where !available.isEmpty:
            return
                "Can't \(error.asked). Here is: \(available.joined(separator: ", ")). Type help to see what can be typed."
        default:
            let text = error.description
            return text.firstRange(of: "\n").map { String(text[..<$0.lowerBound]) } ?? text
        }
    }
}
