import Foundation

/// Lays out an alert in text: a title, a message and buttons in a box over the middle of the screen.
struct AlertLayout {
    private(set) var elements: [Element] = []
    let box: Area

    init(alert: UIAlertController, size: Screen.Size, below divider: Int, contentEnd: Int) {
        let buttons = alert.actions.map { AlertLayout.button($0) }
        let buttonRow = buttons.map(\.area.width).reduce(0, +) + 2 * max(0, buttons.count - 1)
        let texts = [alert.title, alert.message].compactMap { $0 }
        let natural = (texts.map { TextWidth.of($0) } + [buttonRow, 20]).max() ?? 20
        let width = min(natural, min(size.columns - 8, 56))
        let titleLines = AlertLayout.lines(of: alert.title, width: width)
        let messageLines = AlertLayout.lines(of: alert.message, width: width)
        let isRow = buttonRow <= width
        let gap = buttons.isEmpty ? 0 : 1
        let inner = titleLines.count + messageLines.count + gap + (isRow ? min(1, buttons.count) : buttons.count)
        let height = min(inner + 2, size.lines)
        let bottom = max(contentEnd, min(divider + 1 + height, size.lines - 2))
        let line = max(0, min(divider + 1 + (bottom - divider - height) / 2, size.lines - height))
        box = Area(line: line, column: (size.columns - width - 4) / 2, width: width + 4, height: height)

        var area = box.inset(top: 1, left: 2, bottom: 1, right: 2)
        place(titleLines, of: alert.title, isBold: true, in: &area)
        place(messageLines, of: alert.message, isBold: false, in: &area)
        area = area.below(gap)
        place(buttons, inRow: isRow, width: buttonRow, in: area)
    }

    private static func lines(of text: String?, width: Int) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        return TextWrapping.lines(of: text, width: width)
    }

    private static func button(_ action: UIAlertAction) -> Element {
        let title = action.title ?? ""
        let drawn = Layout.button(title, isEnabled: action.isEnabled)
        let area = Area(line: 0, column: 0, width: TextWidth.of(drawn), height: 1)
        let color: UIColor = action.style == .destructive ? .systemRed : .systemBlue
        var element = Element(kind: .alertButton, area: area, lines: [drawn], text: title, object: action)
        element.style = TextStyle(color: action.isEnabled ? color : nil, isDim: !action.isEnabled)
        return element
    }

    private mutating func place(_ lines: [String], of text: String?, isBold: Bool, in area: inout Area) {
        guard !lines.isEmpty else { return }
        var element = Element(kind: .text, area: area, lines: lines, style: TextStyle(isBold: isBold), text: text)
        element.area.height = lines.count
        element.alignment = .center
        elements.append(element)
        area = area.below(lines.count)
    }

    private mutating func place(_ buttons: [Element], inRow: Bool, width: Int, in area: Area) {
        var place = area
        if inRow { place.column += (area.width - width) / 2 }
        for var button in buttons {
            button.area.line = place.line
            button.area.column = inRow ? place.column : area.column + max(0, area.width - button.area.width) / 2
            if inRow { place.column += button.area.width + 2 } else { place.line += 1 }
            elements.append(button)
        }
    }
}
