import Foundation

/// Places views in lines of text, as a value so that a copy can try something out.
struct Layout {
    /// The placed elements, back to front.
    var elements: [Element] = []
    /// The placed tables, with their rows.
    var tables: [UITableView] = []
    /// Whether this is a trial, which doesn't fill tables with cells.
    var isTrial = false
    /// The part of the screen that no bar covers; none in a trial, whose areas are nowhere.
    var safeArea: Area?
    /// The areas of views that constraints in other views may refer to.
    var areas: [ObjectIdentifier: Area] = [:]

    /// The points in one line and in one column, for distances that UIKit measures in points.
    static let pointsPerLine: CGFloat = 16
    static let pointsPerColumn: CGFloat = 8

    /// Returns the columns for a number of points.
    static func columns(_ points: CGFloat) -> Int { Int((points / pointsPerColumn).rounded()) }

    /// Returns the lines for a view's height; a control of up to 44 points, as fingers need it, has one.
    static func lines(of view: UIView?, points: CGFloat) -> Int {
        let isLeaf = view is UIControl || view is UILabel || view is UIActivityIndicatorView
        return isLeaf ? max(1, 1 + Int((points - 44) / pointsPerLine)) : Int((points / pointsPerLine).rounded(.up))
    }

    /// Places a view at the top left of an area, and returns the number of lines that it took.
    ///
    /// - Parameter isImposed: Whether the view has the area's whole height, rather than the height that it needs.
    @discardableResult
    mutating func place(_ view: UIView, in area: Area, isImposed: Bool = false) -> Int {
        guard view.isSeen else { return 0 }
        return placeSeen(view, in: area, isImposed: isImposed)
    }

    private mutating func placeSeen(_ view: UIView, in area: Area, isImposed: Bool) -> Int {
        var area = area
        let fixed = isImposed ? nil : view.size(.height, .equal)
        if let fixed { area.height = Layout.lines(of: view, points: fixed) }
        let isImposed = isImposed || fixed != nil
        let used = placeContent(of: view, in: area, isImposed: isImposed)
        if isImposed { return area.height }
        return view.size(.height, .atLeast).map { max(used, Layout.lines(of: view, points: $0)) } ?? used
    }

    private mutating func placeContent(of view: UIView, in area: Area, isImposed: Bool) -> Int {
        switch view {
        case let table as UITableView: place(table: table, in: area)
        case let stack as UIStackView: place(stack: stack, in: area, isImposed: isImposed)
        case let label as UILabel: place(label: label, in: area, isImposed: isImposed)
        case let spinner as UIActivityIndicatorView: place(spinner: spinner, in: area, isImposed: isImposed)
        case let button as UIButton: place(button: button, in: area, isImposed: isImposed)
        case let field as UITextField: place(field: field, in: area, isImposed: isImposed)
        case let toggle as UISwitch: place(toggle: toggle, in: area, isImposed: isImposed)
        default: place(container: view, in: area, isImposed: isImposed)
        }
    }

    /// Returns a view's height in lines for a width, except for views that fill the available height.
    func height(of view: UIView, width: Int) -> Int {
        var trial = self
        trial.isTrial = true
        trial.safeArea = nil
        trial.areas = [:]
        return trial.placeSeen(view, in: Area(line: 0, column: 0, width: width, height: 0), isImposed: false)
    }
}
