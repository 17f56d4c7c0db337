import Foundation

extension Layout {
    /// Places a label at the top of its area, or in the middle of a height that is imposed on it.
    mutating func place(label: UILabel, in area: Area, isImposed: Bool) -> Int {
        guard let text = label.text, !text.isEmpty else { return 0 }
        let most = label.numberOfLines
        let limit = !isImposed ? most : most == 0 ? max(1, area.height) : min(most, max(1, area.height))
        let lines = TextWrapping.lines(of: text, width: area.width, limit: limit)
        var element = Element(kind: .text, area: area, lines: lines)
        element.area.height = lines.count
        if isImposed { element.area.line += max(0, area.height - lines.count) / 2 }
        element.style = TextStyle(color: label.textColor, isBold: label.font?.isBold ?? false)
        element.text = text
        element.object = label
        element.alignment = label.textAlignment
        elements.append(element)
        return lines.count
    }

    /// Places an indicator at the top left of its area, or in the middle of one that is imposed on it.
    mutating func place(spinner: UIActivityIndicatorView, in area: Area, isImposed: Bool) -> Int {
        let drawn = spinner.isAnimating ? "◜ ◝ ◞ ◟" : "· · · ·"
        var place = area
        if isImposed {
            place.line += max(0, area.height - 1) / 2
            place.column += max(0, area.width - TextWidth.of(drawn)) / 2
        }
        let style = TextStyle(color: spinner.color)
        add([TextWidth.cut(drawn, to: area.width)], kind: .spinner, for: spinner, text: nil, at: place, style)
        return 1
    }

    mutating func place(button: UIButton, in area: Area, isImposed: Bool) -> Int {
        let title = button.currentTitle ?? button.accessibilityLabel ?? ""
        let style = TextStyle(color: button.isEnabled ? .systemBlue : nil, isDim: !button.isEnabled)
        let drawn = Layout.button(title, isEnabled: button.isEnabled)
        let lines =
            isImposed && area.height > 1
            ? StretchedControl.lines(around: drawn, isCentered: true, width: area.width, height: area.height)
            : [TextWidth.cut(drawn, to: area.width)]
        add(lines, kind: .button, for: button, text: title, at: area, style)
        return 1
    }

    mutating func place(toggle: UISwitch, in area: Area, isImposed: Bool) -> Int {
        let drawn = toggle.isOn ? "(on ●)" : "(○ off)"
        let style = TextStyle(color: toggle.isOn ? .systemGreen : nil, isDim: !toggle.isEnabled)
        let lines =
            isImposed && area.height > 1
            ? StretchedControl.lines(around: drawn, isCentered: false, width: min(area.width, 11), height: area.height)
            : [TextWidth.cut(drawn, to: area.width)]
        add(lines, kind: .toggle, for: toggle, text: nil, at: area, style)
        return 1
    }

    mutating func place(field: UITextField, in area: Area, isImposed: Bool) -> Int {
        let content = field.text ?? ""
        let isEmpty = content.isEmpty
        let shown =
            isEmpty ? field.placeholder ?? "" : field.isSecureTextEntry ? content.map { _ in "•" }.joined() : content
        let width = max(4, min(area.width, 40)) - 2
        let inner = TextWidth.cut(TextWidth.printable(shown), to: width)
        let rest = String(repeating: isEmpty ? "_" : " ", count: width - TextWidth.of(inner))
        let style = TextStyle(color: field.textColor, isDim: isEmpty || !field.isEnabled)
        let lines =
            isImposed && area.height > 1
            ? StretchedControl.lines(around: inner, isCentered: false, width: width + 2, height: area.height)
            : [TextWidth.cut("▏\(inner)\(rest)▕", to: area.width)]
        add(lines, kind: .field, for: field, text: shown, at: area, style)
        return 1
    }

    private mutating func add(
        _ lines: [String], kind: Element.Kind, for view: UIView, text: String?, at area: Area, _ style: TextStyle
    ) {
        var element = Element(kind: kind, area: area, lines: lines)
        element.area.width = lines.map { TextWidth.of($0) }.max() ?? 0
        element.area.height = lines.count
        element.style = style
        element.text = text
        element.object = view
        elements.append(element)
    }

    /// Returns a button in square brackets, or in round ones if disabled, for terminals without colors.
    static func button(_ title: String, isEnabled: Bool) -> String {
        let title = TextWidth.printable(title)
        return isEnabled ? "[ \(title) ]" : "( \(title) )"
    }
}
