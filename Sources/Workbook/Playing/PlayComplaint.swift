import HeadlessUIKit

/// Turns the error of a line into words for a player.
package enum PlayComplaint {
    /// Returns the reason without the drawing of the screen, which follows anyway, and with rows counted from 1.
    ///
    /// - Parameter choices: The elements that can be tapped by name. The back button has its own line.
    package static func text(_ error: any Error, choices: [PlayChoice]) -> String {
        guard let error = error as? ScreenError else { return "\(error)" }
        switch error.reason {
        case .noRow(let count):
            if count < 2 { return count == 0 ? "There are no rows here." : "There is only row 1 here." }
            return "There are rows 1 to \(count) here."
        case .missing(_, let available) where !available.isEmpty:
            let isTap = error.asked.hasPrefix("tap ")
            let names = isTap ? choices.map(\.name) : available
            let offer = names.isEmpty ? "Nothing here can be tapped." : "Here is: \(names.joined(separator: ", "))."
            return "Can't \(error.asked). \(offer) Type help to see what can be typed."
        default:
            let text = error.description
            return text.firstRange(of: "\n").map { String(text[..<$0.lowerBound]) } ?? text
        }
    }
}
