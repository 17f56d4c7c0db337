import Foundation

extension Screen {
    /// The flaws of the layout that a phone would show, from back to front; it doesn't look into the rows of a table.
    public var problems: [Problem] { picture.problems }

    /// The flaws in 40 and in 100 columns, each once, on a screen as high as the smallest iPhone's (568 points).
    public var problemsInAnyWidth: [Problem] {
        let all = [40, 100].flatMap { Screen(window, size: Size(columns: $0, lines: 36)).problems }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension Picture {
    /// The flaws of the layout.
    var problems: [Screen.Problem] {
        let content = elements.filter { $0.area.line > divider ?? 0 && !$0.isInRow }
        let visible = content.filter { element in !behindBar.contains { $0.object === element.object } }
        let stretched = (behindBar + visible).filter { $0.isControl && $0.lines.count > 1 }
        return stretched.map { .stretched($0.name, lines: $0.lines.count) }
            + behindBar.map { .behindTheBar($0.name) }
            + (content.filter(isBeyondSafeArea) + outside.filter { !$0.isInRow }).map { .outsideTheSafeArea($0.name) }
            + covers(among: content) + missingBackground
    }

    private func isBeyondSafeArea(_ element: Element) -> Bool {
        guard let safeArea else { return false }
        let ink = element.ink
        return (divider == nil && ink.line < safeArea.line) || ink.column < safeArea.column
            || ink.column + ink.width > safeArea.column + safeArea.width
            || ink.line + element.lines.count > safeArea.line + safeArea.height
    }

    /// The elements that another one covers; an indicator may turn over what is about to change.
    private func covers(among content: [Element]) -> [Screen.Problem] {
        content.indices.compactMap { index in
            let element = content[index]
            let cover = content[(index + 1)...].first {
                $0.object !== element.object && !($0.object is UIActivityIndicatorView) && $0.ink.meets(element.ink)
            }
            return cover.map { .covered(element.name, by: $0.name) }
        }
    }

    private var missingBackground: [Screen.Problem] {
        let controller = navigation?.topViewController ?? front
        guard let controller, let view = controller.viewIfLoaded, !(view is UITableView) else { return [] }
        let isEmpty = view.backgroundColor == nil || view.backgroundColor?.opacity == 0
        return isEmpty ? [.noBackground(UIKitWarning.typeName(controller))] : []
    }
}

extension Element {
    fileprivate var isControl: Bool { object is UIControl }

    /// Whether the element is a row of a table, or a part of one.
    fileprivate var isInRow: Bool {
        if case .row = kind { return true }
        guard let view = object as? UIView else { return false }
        return sequence(first: view, next: \.superview).contains { $0 is UITableViewCell }
    }

    /// The characters that are drawn, without the empty rest of the width.
    fileprivate var ink: Area {
        var ink = area
        ink.width = lines.map { TextWidth.of($0) }.max() ?? 0
        let free = max(0, area.width - ink.width)
        ink.column += alignment == .center ? free / 2 : alignment == .right ? free : 0
        return ink
    }

    /// The name in a message.
    fileprivate var name: String {
        switch object {
        case let button as UIButton: "button \"\(button.currentTitle ?? button.accessibilityLabel ?? "")\""
        case let field as UITextField: "field \"\(field.placeholder ?? field.accessibilityLabel ?? "")\""
        case let toggle as UISwitch: "switch \"\(toggle.accessibilityLabel ?? "")\""
        case is UIActivityIndicatorView: "the indicator"
        default: "text \"\(text ?? "")\""
        }
    }
}

extension Area {
    /// Whether the two areas have a character in common.
    fileprivate func meets(_ other: Area) -> Bool {
        let isSameLine = line < other.line + other.height && other.line < line + height
        return isSameLine && column < other.column + other.width && other.column < column + width
    }
}
