import Foundation

/// Lays out a navigation bar in text: back button and left items, title, right items, on two lines if one is too short.
struct BarLayout {
    private(set) var elements: [Element] = []
    private(set) var lineCount = 1

    init(navigation: UINavigationController, columns: Int) {
        let item = navigation.topViewController?.navigationItem
        let width = columns - 4
        let right = (item?.rightBarButtonItems ?? []).reversed().map { BarLayout.button($0) }
        let title = BarLayout.title(item?.title)
        let rightWidth = BarLayout.width(of: right)
        var left: [Element] = []
        for backTitle in BarLayout.backTitles(for: navigation) {
            left = BarLayout.leftElements(of: item, navigation: navigation, backTitle: backTitle)
            let used = [BarLayout.width(of: left), title.area.width, rightWidth].filter { $0 > 0 }
            if used.reduce(0, +) + 2 * max(0, used.count - 1) <= width { break }
        }
        let leftWidth = BarLayout.width(of: left)
        place(left, from: 2)
        place(right, from: 2 + width - rightWidth)
        place(title, between: leftWidth == 0 ? 0 : leftWidth + 2, and: rightWidth == 0 ? 0 : rightWidth + 2, of: width)
    }

    /// Returns the back button's title, or nil without such a button.
    static func backTitle(of navigation: UINavigationController) -> String? {
        let stack = navigation.viewControllers
        guard stack.count > 1, let item = stack.last?.navigationItem, !item.hidesBackButton else { return nil }
        let hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty
        guard !hasLeftItems || item.leftItemsSupplementBackButton else { return nil }
        let previous = stack[stack.count - 2].navigationItem
        return previous.backBarButtonItem?.title ?? previous.backButtonTitle ?? previous.title ?? "Back"
    }

    // MARK: - Parts

    /// The back button's texts from longest to shortest, as UIKit shortens them.
    private static func backTitles(for navigation: UINavigationController) -> [String] {
        guard let title = backTitle(of: navigation) else { return [""] }
        return ["‹ \(TextWidth.printable(title))", "‹ Back", "‹"]
    }

    private static func leftElements(
        of item: UINavigationItem?, navigation: UINavigationController, backTitle shown: String
    ) -> [Element] {
        var elements = (item?.leftBarButtonItems ?? []).map { button($0) }
        if let title = backTitle(of: navigation) {
            var back = element(.backButton, shown, text: title, TextStyle(color: .systemBlue))
            back.object = navigation.topViewController
            elements.insert(back, at: 0)
        }
        return elements
    }

    private static func button(_ item: UIBarButtonItem) -> Element {
        let title = item.title ?? item.accessibilityLabel ?? item.image?.name ?? ""
        let printable = TextWidth.printable(title)
        let drawn = item.isEnabled ? "[\(printable)]" : "(\(printable))"
        let style = TextStyle(color: item.isEnabled ? .systemBlue : nil, isDim: !item.isEnabled)
        var element = element(.barButton, drawn, text: title, style)
        element.object = item
        return element
    }

    private static func title(_ title: String?) -> Element {
        element(.text, TextWidth.printable(title ?? ""), text: title, TextStyle(isBold: true))
    }

    private static func element(_ kind: Element.Kind, _ drawn: String, text: String?, _ style: TextStyle) -> Element {
        let area = Area(line: 1, column: 2, width: TextWidth.of(drawn), height: 1)
        return Element(kind: kind, area: area, lines: [drawn], style: style, text: text)
    }

    private static func width(of elements: [Element]) -> Int {
        elements.map(\.area.width).reduce(0, +) + max(0, elements.count - 1)
    }

    // MARK: - Placing

    private mutating func place(_ row: [Element], from start: Int) {
        var column = start
        for var element in row {
            element.area.column = column
            column += element.area.width + 1
            elements.append(element)
        }
    }

    /// Puts the title in the middle of the bar, off center if the sides need the room, or else on a second line.
    private mutating func place(_ title: Element, between left: Int, and right: Int, of width: Int) {
        guard let text = title.text, !text.isEmpty else { return }
        var title = title
        if title.area.width > width - left - right {
            lineCount = left + right == 0 ? 1 : 2
            title.lines = [TextWidth.cut(title.lines[0], to: width)]
            title.area.width = TextWidth.of(title.lines[0])
            title.area.line = lineCount
            title.area.column = 2 + (width - title.area.width) / 2
        } else {
            let middle = (width - title.area.width) / 2
            title.area.column = 2 + min(max(middle, left), width - right - title.area.width)
        }
        elements.append(title)
    }
}
