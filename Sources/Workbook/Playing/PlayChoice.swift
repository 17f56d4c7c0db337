import HeadlessUIKit

/// Something on a screen that a player can act on.
package struct PlayChoice: Sendable, Equatable {
    /// What it is.
    package enum Kind: Sendable, Equatable {
        /// A button of any kind.
        case button
        /// A switch.
        case toggle
        /// A text field.
        case field
    }

    /// What it is.
    package let kind: Kind
    /// What a person calls it.
    package let name: String
}

extension PlayChoice {
    /// What can be acted on, from the top; with an alert, only its buttons.
    @MainActor static func all(on screen: Screen) -> [PlayChoice] {
        if let alert = screen.alert { return alert.buttons.map { PlayChoice(kind: .button, name: $0) } }
        let shown = screen.viewControllers.filter { $0.viewIfLoaded?.window === screen.window }
        var choices: [PlayChoice] = []
        for controller in shown where controller.navigationController?.topViewController === controller {
            // The right items are kept from the right; their numbers go as the eye does.
            let items =
                (controller.navigationItem.leftBarButtonItems ?? [])
                + (controller.navigationItem.rightBarButtonItems ?? []).reversed()
            choices += items.filter(\.isEnabled).compactMap(\.title).map { PlayChoice(kind: .button, name: $0) }
        }
        // A container's view holds its children's, so the last one is looked at alone.
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
