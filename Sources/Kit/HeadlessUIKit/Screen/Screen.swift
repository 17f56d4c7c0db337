import Foundation

/// A window as a person has it in front of them: what can be seen on it, and what can be done to it.
///
/// It lays the window's views out in lines of text. What a finger could not reach can't be reached here either.
public final class Screen {
    /// The window that is looked at.
    public let window: UIWindow
    /// The size of the terminal that it is drawn on.
    public let size: Size

    /// A look at a window, on a terminal of 80 by 24 characters unless told otherwise.
    public init(_ window: UIWindow, size: Size = Size(columns: 80, lines: 24)) {
        self.window = window
        self.size = size
    }

    /// What is seen now. Made anew each time, so that a screen keeps no controller alive.
    var picture: Picture { Picture(window: window, size: size) }

    // MARK: - What is seen

    /// The title in the navigation bar; nil where there is no bar, or no title in it.
    public var title: String? { picture.navigation?.topViewController?.navigationItem.title }

    /// Every text that is seen, from the top and from the left; with an alert, also what it dims.
    public var text: [String] {
        let picture = picture
        return (picture.elements + picture.alertElements).filter { $0.text?.isEmpty == false }
            .sorted { ($0.area.line, $0.area.column) < ($1.area.line, $1.area.column) }
            .compactMap(\.text)
    }

    /// Whether some text that is seen contains this one.
    public func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

    /// The color of the label with that text; nil when no such label is seen.
    public func color(of text: String) -> UIColor? {
        let labels = picture.elements.compactMap { $0.object as? UILabel }
        return labels.first { $0.text == text }?.textColor
    }

    /// Whether an activity indicator that is seen is animating.
    public var isLoading: Bool {
        picture.elements.contains { ($0.object as? UIActivityIndicatorView)?.isAnimating == true }
    }

    /// The alert over the screen, if there is one.
    public var alert: Alert? {
        picture.alert.map { alert in
            Alert(title: alert.title, message: alert.message, buttons: alert.actions.map { $0.title ?? "" })
        }
    }

    // MARK: - The screen as text

    /// The screen as lines of plain text.
    public func render() -> String { render(color: false) }

    /// The screen as lines of text, with a terminal's codes for color if wanted.
    public func render(color: Bool) -> String { picture.drawn(color: color) }

    // MARK: - For a look behind the screen

    /// The controllers on the screen and beneath it: root, children, whole stacks, and what is presented.
    public var viewControllers: [UIViewController] {
        window.rootViewController.map { Screen.controllers(from: $0) } ?? []
    }

    /// The cells that the tables on the screen hold: those that are seen, and those that wait to be reused.
    public var liveCellCount: Int {
        picture.tables.map { $0.rows.cells.count + $0.pool.values.map(\.count).reduce(0, +) }.reduce(0, +)
    }

    private static func controllers(from controller: UIViewController) -> [UIViewController] {
        let inside = controller.children + [controller.presented].compactMap { $0 }
        return [controller] + inside.flatMap { controllers(from: $0) }
    }
}
