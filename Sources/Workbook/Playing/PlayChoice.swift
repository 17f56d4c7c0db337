import HeadlessUIKit

/// An element on a screen that a player can act on.
package struct PlayChoice: Sendable, Equatable {
    /// The kinds of elements.
    package enum Kind: Sendable, Equatable {
        /// A button of any kind.
        case button
        /// A switch.
        case toggle
        /// A text field.
        case field
    }

    /// The kind of the element.
    package let kind: Kind
    /// The name that a person gives it.
    package let name: String
}

extension PlayChoice {
    /// Returns all choices from the top; with an alert, only its buttons.
    @MainActor static func all(on screen: Screen) -> [PlayChoice] {
        if let alert = screen.alert { return alert.buttons.map { PlayChoice(kind: .button, name: $0) } }
        let shown = screen.viewControllers.filter { $0.viewIfLoaded?.window === screen.window }
        var choices: [PlayChoice] = []
        for controller in shown where controller.navigationController?.topViewController === controller {
            // UIKit keeps the right items from right to left, and the choices are numbered from left to right.
            let items =
                (controller.navigationItem.leftBarButtonItems ?? [])
                + (controller.navigationItem.rightBarButtonItems ?? []).reversed()
            choices += items.filter(\.isEnabled).compactMap(\.title).map { PlayChoice(kind: .button, name: $0) }
        }
        // A container's view contains its children's views, so only the last one is searched.
        guard let front = shown.last?.view else { return choices }
        return choices + controls(in: front).compactMap(PlayChoice.init)
    }

    @MainActor private init?(_ control: UIControl) {
        switch control {
        case let button as UIButton: self.init(kind: .button, named: button.currentTitle)
        case let toggle as UISwitch: self.init(kind: .toggle, named: toggle.accessibilityLabel)
        case let field as UITextField: self.init(kind: .field, named: field.placeholder ?? field.accessibilityLabel)
        default: return nil
        }
    }

    private init?(kind: Kind, named name: String?) {
        guard let name, !name.isEmpty else { return nil }
        self.init(kind: kind, name: name)
    }

    @MainActor private static func controls(in view: UIView) -> [UIControl] {
        if view.isHidden || !view.isUserInteractionEnabled { return [] }
        if let control = view as? UIControl { return control.isEnabled ? [control] : [] }
        return view.subviews.flatMap(controls)
    }
}
