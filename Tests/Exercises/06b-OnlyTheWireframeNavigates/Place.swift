import ExerciseSupport
import Foundation
import HeadlessUIKit
import Testing

/// A screen that is compared with what it showed before.
enum Place: String {
    case list = "ShelfList"
    case book = "BookDetail"
    case sheet = "ShelfLend"

    static let why = "you change who leads where; the user sees no difference"

    private var name: String {
        switch self {
        case .list: "the list"
        case .book: "a book's screen"
        case .sheet: "the sheet for lending"
        }
    }

    /// The reason why a test of a screen that has to wait for the store can't judge anything.
    var wentTooEarly: String { "\(name) is gone before the store has answered" }

    @discardableResult
    func expect(_ expected: [String], on screen: Screen, when moment: String = "when it is opened")
        -> Bool
    {
        expect(expected, screen.contents, when: moment)
    }

    /// Checks that everything is as wide as the window, also after it turns, and that columns have room between views.
    @discardableResult
    func expectLayout(of controller: UIViewController) -> Bool {
        let view: UIView = controller.view
        let isFilled = view.subviews.allSatisfy { $0 is UIStackView ? $0.isColumn : $0.fillsSuperview }
        let columns = view.subviews.compactMap { $0 as? UIStackView }
        let isWide = view.window?.frame == CGRect(x: 0, y: 0, width: 390, height: 844)
        if isFilled, isWide, columns.allSatisfy({ $0.axis == .vertical && $0.spacing == 8 }) {
            return true
        }
        Issue.record(
            .teaching(
                expected:
                    "\(name) is as wide as the window, and the views in a column are 8 points apart, as before",
                happened: !isWide
                    ? "the window has another size" : isFilled ? "it is placed otherwise" : "it isn't as wide",
                why: Self.why, look: look("how is it laid out?")))
        return false
    }

    private func look(_ what: String) -> String {
        OnlyTheWireframeNavigatesTests.look(
            rawValue, "View", "Presenter", "Interactor", "WireFrame", for: what)
    }

    @discardableResult
    func expect(_ expected: [String], _ seen: [String], when moment: String) -> Bool {
        if seen == expected { return true }
        let lost = expected.filter { !seen.contains($0) }
        let new = seen.filter { !expected.contains($0) }
        let happened = [
            lost.isEmpty ? nil : "it no longer has " + lost.joined(separator: ", "),
            new.isEmpty ? nil : "it has now " + new.joined(separator: ", "),
        ].compactMap(\.self)
        Issue.record(
            .teaching(
                expected: "\(name), \(moment), shows what it showed before",
                happened: happened.isEmpty
                    ? "its parts are in another order, or there twice: " + seen.joined(separator: ", ")
                    : happened.joined(separator: "; "),
                why: Self.why,
                look: look("what was removed with the old way, or changed along with it?")))
        return false
    }
}
