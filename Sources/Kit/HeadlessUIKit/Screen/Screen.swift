import Foundation

/// A window from the user's point of view: the visible elements and the possible actions.
///
/// It lays out the window's views in lines of text. An element that a finger can't reach is out of reach here.
public final class Screen {
    /// The window behind the screen.
    public let window: UIWindow
    /// The size of the terminal that shows it.
    public let size: Size
    /// The scene that the screen started; the system keeps scenes alive on a phone.
    var scene: UIWindowScene?

    /// Creates the view of a window, on a terminal of 80 by 24 characters by default.
    public init(_ window: UIWindow, size: Size = Size(columns: 80, lines: 24)) {
        self.window = window
        self.size = size
    }

    /// The present picture, rebuilt for each use so that a screen keeps no controller alive.
    var picture: Picture { Picture(window: window, size: size) }

    // MARK: - What is seen

    /// The title in the navigation bar, or nil without a bar or a title.
    public var title: String? { picture.navigation?.topViewController?.navigationItem.title }

    /// All visible texts, from top to bottom and left to right; under an alert, these include the dimmed ones.
    public var text: [String] {
        let picture = picture
        return (picture.elements + picture.alertElements).filter { $0.text?.isEmpty == false }
            .sorted { ($0.area.line, $0.area.column) < ($1.area.line, $1.area.column) }
            .compactMap(\.text)
    }

    /// Whether any visible text contains this one.
    public func shows(_ text: String) -> Bool { self.text.contains { $0.contains(text) } }

    /// Returns the color of the label with that text, or nil if no such label is visible.
    public func color(of text: String) -> UIColor? {
        let labels = picture.elements.compactMap { $0.object as? UILabel }
        return labels.first { $0.text == text }?.textColor
    }

    /// Whether a visible activity indicator is animating.
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

    /// Returns the screen as lines of plain text.
    public func render() -> String { render(color: false) }

    /// Returns the screen as lines of text, with a terminal's color codes if `color` is true.
    public func render(color: Bool) -> String { picture.drawn(color: color) }

    // MARK: - For a look behind the screen

    /// The controllers on the screen and under it: root, children, whole stacks, and presented ones.
    public var viewControllers: [UIViewController] {
        window.rootViewController.map { Screen.controllers(from: $0) } ?? []
    }

    /// The number of cells that the screen's tables hold, visible or waiting for reuse.
    public var liveCellCount: Int {
        picture.tables.map { $0.rows.cells.count + $0.pool.values.map(\.count).reduce(0, +) }.reduce(0, +)
    }

    private static func controllers(from controller: UIViewController) -> [UIViewController] {
        let inside = controller.children + [controller.presented].compactMap { $0 }
        return [controller] + inside.flatMap { controllers(from: $0) }
    }
}
