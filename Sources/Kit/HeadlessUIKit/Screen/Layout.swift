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
        case let table as UITableView: return place(table: table, in: area)
        case let stack as UIStackView: return place(stack: stack, in: area)
        case let label as UILabel: return place(label: label, in: area)
        case let spinner as UIActivityIndicatorView: return place(spinner: spinner, in: area)
        case let button as UIButton: return place(button: button, in: area)
        case let field as UITextField: return place(field: field, in: area)
        case let toggle as UISwitch: return place(toggle: toggle, in: area)
        default: return place(container: view, in: area, isImposed: isImposed)
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

    // MARK: - Leaves

    private mutating func place(label: UILabel, in area: Area) -> Int {
        guard let text = label.text, !text.isEmpty else { return 0 }
        let lines = TextWrapping.lines(of: text, width: area.width, limit: label.numberOfLines)
        var element = Element(kind: .text, area: area, lines: lines)
        element.area.height = lines.count
        element.style = TextStyle(color: label.textColor, isBold: label.font?.isBold ?? false)
        element.text = text
        element.object = label
        element.alignment = label.textAlignment
        elements.append(element)
        return lines.count
    }

    private mutating func place(spinner: UIActivityIndicatorView, in area: Area) -> Int {
        let drawn = spinner.isAnimating ? "◜ ◝ ◞ ◟" : "· · · ·"
        return place(drawn, kind: .spinner, for: spinner, text: nil, in: area, TextStyle(color: spinner.color))
    }

    private mutating func place(button: UIButton, in area: Area) -> Int {
        let title = button.currentTitle ?? button.accessibilityLabel ?? ""
        let style = TextStyle(color: button.isEnabled ? .systemBlue : nil, isDim: !button.isEnabled)
        let drawn = Layout.button(title, isEnabled: button.isEnabled)
        return place(drawn, kind: .button, for: button, text: title, in: area, style)
    }

    private mutating func place(toggle: UISwitch, in area: Area) -> Int {
        let drawn = toggle.isOn ? "(on ●)" : "(○ off)"
        let style = TextStyle(color: toggle.isOn ? .systemGreen : nil, isDim: !toggle.isEnabled)
        return place(drawn, kind: .toggle, for: toggle, text: nil, in: area, style)
    }

    private mutating func place(field: UITextField, in area: Area) -> Int {
        let content = field.text ?? ""
        let isEmpty = content.isEmpty
        let shown =
            isEmpty ? field.placeholder ?? "" : field.isSecureTextEntry ? content.map { _ in "•" }.joined() : content
        let width = max(4, min(area.width, 40)) - 2
        let inner = TextWidth.cut(TextWidth.printable(shown), to: width)
        let rest = String(repeating: isEmpty ? "_" : " ", count: width - TextWidth.of(inner))
        let style = TextStyle(color: field.textColor, isDim: isEmpty || !field.isEnabled)
        return place("▏\(inner)\(rest)▕", kind: .field, for: field, text: shown, in: area, style)
    }

    private mutating func place(
        _ drawn: String, kind: Element.Kind, for view: UIView, text: String?, in area: Area, _ style: TextStyle
    ) -> Int {
        let line = TextWidth.cut(drawn, to: area.width)
        var element = Element(kind: kind, area: area, lines: [line])
        element.area.width = TextWidth.of(line)
        element.area.height = 1
        element.style = style
        element.text = text
        element.object = view
        elements.append(element)
        return 1
    }

    /// Returns a button in square brackets, or in round ones if disabled, for terminals without colors.
    static func button(_ title: String, isEnabled: Bool) -> String {
        let title = TextWidth.printable(title)
        return isEnabled ? "[ \(title) ]" : "( \(title) )"
    }
}
