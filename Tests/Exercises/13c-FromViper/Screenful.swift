import ExerciseSupport
import HeadlessUIKit
import Testing

/// All that a book's screen shows, held against what it showed in VIPER.
enum Screenful {
    static let why = "you change who says what to whom; the user sees no difference"

    /// Reports if the screen shows something else, and returns whether it doesn't.
    ///
    /// A module with tasks may show it some turns later than the solution does.
    @discardableResult
    static func expect(_ expected: [String], on screen: Screen, when moment: String, look: String) async -> Bool {
        if await eventually(within: .seconds(1), { screen.contents == expected }) { return true }
        let seen = screen.contents
        let lost = expected.filter { !seen.contains($0) }
        let new = seen.filter { !expected.contains($0) }
        let happened = [
            lost.isEmpty ? nil : "it no longer has " + lost.joined(separator: ", "),
            new.isEmpty ? nil : "it has now " + new.joined(separator: ", "),
        ].compactMap(\.self)
        Issue.record(
            .teaching(
                expected: "a book's screen, \(moment), shows what it showed in VIPER",
                happened: happened.isEmpty
                    ? "the same in another order, or twice: " + seen.joined(separator: ", ")
                    : happened.joined(separator: "; "),
                why: why, look: look))
        return false
    }

    /// Checks that the column is as wide as the window, also after that turns, and has room between its lines.
    static func expectLayout(of controller: UIViewController, look: String) {
        let view: UIView = controller.view
        let fills = view.subviews.allSatisfy(\.isColumn)
        let columns = view.subviews.compactMap { $0 as? UIStackView }
        if fills, columns.count == 1, columns.allSatisfy({ $0.axis == .vertical && $0.spacing == 8 }) { return }
        Issue.record(
            .teaching(
                expected:
                    "a book's screen is one column from the top, as wide as the window, with 8 points between its lines",
                happened: fills ? "the column is another one" : "it isn't as wide as the window", why: why, look: look))
    }
}
