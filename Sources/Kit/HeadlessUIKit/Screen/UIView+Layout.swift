extension UIView {
    /// Whether the view itself is visible, regardless of the views around it.
    var isSeen: Bool { !isHidden && alpha >= 0.01 }

    /// The views that the layout places one after another.
    var flow: [UIView] { (self as? UIStackView)?.arrangedSubviews ?? subviews }

    /// Whether the view's frame is all of the view around it.
    var coversSuperview: Bool { !isPinned && !frame.isEmpty && frame == superview?.bounds }

    /// Whether the view takes all the available height: a table, or a view around one.
    var fillsHeight: Bool { isSeen && (self is UITableView || flow.contains { $0.fillsHeight }) }

    /// Whether the view takes all the available width.
    var fillsWidth: Bool { isSeen && (self is UITextField || fillsHeight || flow.contains { $0.fillsWidth }) }

    /// The number of columns that the view would take without a limit.
    var naturalWidth: Int {
        guard isSeen else { return 0 }
        if let points = size(.width, .equal) { return Layout.columns(points) }
        return max(contentWidth, size(.width, .atLeast).map { Layout.columns($0) } ?? 0)
    }

    private var contentWidth: Int {
        switch self {
        case let label as UILabel:
            return (label.text ?? "").split { $0.isNewline }.map { TextWidth.of(TextWidth.printable(String($0))) }.max()
                ?? 0
        case is UITextField: return 12
        case let button as UIButton:
            return TextWidth.of(Layout.button(button.currentTitle ?? button.accessibilityLabel ?? "", isEnabled: true))
        case is UISwitch, is UIActivityIndicatorView: return 7
        case let stack as UIStackView where stack.axis == .horizontal:
            let widths = stack.arrangedSubviews.filter(\.isSeen).map(\.naturalWidth)
            return widths.reduce(0, +) + stack.columnGap * max(0, widths.count - 1)
        default: return flow.map(\.naturalWidth).max() ?? 0
        }
    }
}

extension UIStackView {
    /// The empty columns between two views of a row, at least two to keep texts apart.
    var columnGap: Int { max(2, Int((spacing / Layout.pointsPerColumn).rounded())) }

    /// The empty lines between two views of a column.
    var lineGap: Int { Int((spacing / Layout.pointsPerLine).rounded(.up)) }
}
