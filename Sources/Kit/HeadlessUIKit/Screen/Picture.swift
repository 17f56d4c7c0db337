import Foundation

/// All that the user sees of a window at one moment, with positions.
struct Picture {
    let size: Screen.Size
    /// The controller in front, alerts aside.
    let front: UIViewController?
    /// The navigation controller with the visible bar.
    let navigation: UINavigationController?
    /// The alert over the front controller.
    let alert: UIAlertController?
    /// The visible elements of the front controller and its bar.
    private(set) var elements: [Element] = []
    /// The elements below the last line of the screen.
    private(set) var outside: [Element] = []
    /// The elements of which the navigation bar covers a part, whole.
    private(set) var behindBar: [Element] = []
    /// The part of the screen that no bar covers.
    private(set) var safeArea: Area?
    /// The visible tables.
    private(set) var tables: [UITableView] = []
    /// The line that divides the navigation bar from the content.
    private(set) var divider: Int?
    /// The area of the alert's frame.
    private(set) var box: Area?
    /// The visible elements of the alert.
    private(set) var alertElements: [Element] = []

    init(window: UIWindow, size: Screen.Size) {
        self.size = size
        front = window.isSeen ? window.rootViewController.map { Picture.front(over: $0) } : nil
        navigation = front.flatMap { Picture.navigation(in: $0) }
        alert = front?.presented as? UIAlertController
        guard let front else { return }
        let top = placeBar()
        placeContent(of: front, from: top)
        if let alert { place(alert) }
    }

    /// The rows of all tables, from the top.
    var rows: [Element] {
        elements.filter { if case .row = $0.kind { true } else { false } }
    }

    /// The last line with anything drawn in it.
    var lastLine: Int {
        let lines = elements.map { $0.area.line + $0.area.height - 1 } + [divider ?? 0]
        return min(size.lines - 2, max(lines.max() ?? 0, box.map { $0.line + $0.height - 1 } ?? 0))
    }

    // MARK: - Whose screen it is

    private static func front(over controller: UIViewController) -> UIViewController {
        guard let presented = controller.presented, !(presented is UIAlertController) else { return controller }
        return front(over: presented)
    }

    private static func navigation(in controller: UIViewController) -> UINavigationController? {
        if let navigation = controller as? UINavigationController { return navigation }
        return controller.childrenOnScreen.lazy.compactMap { navigation(in: $0) }.first
    }

    // MARK: - Placing

    private mutating func placeBar() -> Int {
        guard let navigation else { return 1 }
        let bar = BarLayout(navigation: navigation, columns: size.columns)
        elements += bar.elements
        divider = bar.lineCount + 1
        return bar.lineCount + 2
    }

    private mutating func placeContent(of controller: UIViewController, from top: Int) {
        guard let view = controller.view else { return }
        let first = top + (view.fillsHeight ? 0 : 1)
        let safeArea = Area(line: first, column: 2, width: size.columns - 4, height: size.lines - 1 - first)
        var layout = Layout(safeArea: safeArea)
        // A screen begins behind its bar, and a sheet without a bar at its own top.
        let isSheet = controller.presenter != nil && controller.modalPresentationStyle.isSheet
        layout.place(view, in: navigation == nil && isSheet ? safeArea : safeArea.below(1 - first), isImposed: true)
        self.safeArea = safeArea
        for element in layout.elements { add(element) }
        tables = layout.tables
    }

    /// Adds an element, without what the bar and the end of the screen hide of it.
    private mutating func add(_ element: Element) {
        let limit = size.lines - 1
        if element.area.line >= limit { return outside.append(element) }
        var element = element
        let hidden = (divider ?? -1) + 1 - element.area.line
        if hidden > 0, !element.lines.isEmpty {
            behindBar.append(element)
            element.lines = Array(element.lines.dropFirst(hidden))
            element.area = element.area.below(hidden)
            if element.lines.isEmpty { return }
        }
        element.area.height = min(element.area.height, limit - element.area.line)
        elements.append(element)
    }

    private mutating func place(_ alert: UIAlertController) {
        let layout = AlertLayout(alert: alert, size: size, below: divider ?? 0, contentEnd: lastLine)
        box = layout.box
        alertElements = layout.elements
    }
}
