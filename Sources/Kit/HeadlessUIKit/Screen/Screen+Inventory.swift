import Foundation

extension Screen {
    /// All visible elements, one per line: the kind, the text and its color, and whether it can be used.
    ///
    /// The bar comes first, then the content from back to front with a line for each row, then the alert. Positions are
    /// left out, because `render()` shows them.
    public var inventory: [String] { picture.inventory }
}

extension Picture {
    /// A line for each visible element.
    var inventory: [String] {
        let inBar = elements.filter { $0.area.line < divider ?? 0 }.sorted(by: Self.isRead)
        let content = elements.filter { $0.area.line >= divider ?? 0 }
        let lines = inBar.map { Self.words(for: $0, asText: "title") } + background + inventory(of: content)
        guard let alert else { return lines }
        let texts = [alert.title, alert.message].map { Self.quoted($0 ?? "") }.joined(separator: ": ")
        return lines + ["alert \(texts)"] + alertElements.filter { $0.object != nil }.map { Self.words(for: $0) }
    }

    private static func isRead(_ one: Element, before other: Element) -> Bool {
        (one.area.line, one.area.column) < (other.area.line, other.area.column)
    }

    private var background: [String] {
        let controller = navigation?.topViewController ?? front
        return (controller?.viewIfLoaded?.backgroundColor).map { ["background \($0.name)"] } ?? []
    }

    private func inventory(of content: [Element]) -> [String] {
        content.compactMap { element in
            if case .row(let table, let path) = element.kind {
                let parts = content.filter { $0.isPart(of: element) }.sorted(by: Self.isRead)
                let mark = element.style.isReversed ? ", selected" : ""
                let words = parts.map { Self.words(for: $0) }.joined(separator: ", ")
                return "row \(table.row(of: path))\(mark): \(words)"
            }
            return content.contains { element.isPart(of: $0) } ? nil : Self.words(for: element)
        }
    }

    // MARK: - Words

    private static func words(for element: Element, asText noun: String = "text") -> String {
        let name = quoted(element.text ?? "")
        switch element.kind {
        case .text:
            guard let label = element.object as? UILabel else {
                return element.text == nil ? element.lines.joined() : "\(noun) \(name)"
            }
            return "\(noun) \(name) in \(color(label.textColor))" + (element.style.isBold ? ", bold" : "")
        case .spinner:
            let spinner = element.object as? UIActivityIndicatorView
            return "spinner in \(color(spinner?.color))" + (spinner?.isAnimating == true ? "" : ", still")
        case .backButton: return "back button \(name)"
        case .barButton: return "bar button \(name)" + disabled((element.object as? UIBarButtonItem)?.isEnabled)
        case .alertButton: return "alert button \(name)" + disabled((element.object as? UIAlertAction)?.isEnabled)
        case .button: return "button \(name)" + state(of: element)
        case .field:
            let field = element.object as? UITextField
            let content = field?.text ?? ""
            let holds = content.isEmpty ? "empty" : "holds \(quoted(element.text ?? "")) in \(color(field?.textColor))"
            return "field \(quoted(field?.placeholder ?? "")), \(holds)" + state(of: element)
        case .toggle:
            let toggle = element.object as? UISwitch
            return "switch \(quoted(toggle?.accessibilityLabel ?? "")) \(toggle?.isOn == true ? "on" : "off")"
                + state(of: element)
        case .row: return ""
        }
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    private static func color(_ color: UIColor?) -> String { color?.name ?? "no color" }

    private static func disabled(_ isEnabled: Bool?) -> String { isEnabled == false ? ", disabled" : "" }

    private static func state(of element: Element) -> String {
        guard let control = element.object as? UIControl else { return "" }
        return disabled(control.isEnabled) + (control.takesTouches ? "" : ", takes no touches")
    }
}

extension Element {
    /// Whether the element belongs to that row.
    fileprivate func isPart(of row: Element) -> Bool {
        guard case .row = row.kind, let cell = row.object as? UIView, let view = object as? UIView else { return false }
        if case .row = kind { return false }
        return view.isDescendant(of: cell)
    }
}
