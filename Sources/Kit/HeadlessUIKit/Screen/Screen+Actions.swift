import Foundation

extension Screen {
    /// Taps the button, bar button, alert button, back button or switch of that name.
    ///
    /// - Throws: `ScreenError` if a finger couldn't do that.
    public func tap(_ name: String) throws {
        touch(try find(name, Screen.tappable, called: "button", to: "tap \"\(name)\""))
    }

    /// Taps twice without a pause; the second tap is lost if the first one makes the element unreachable.
    ///
    /// - Throws: `ScreenError` if a finger couldn't do the first.
    public func doubleTap(_ name: String) throws {
        let target = try find(name, Screen.tappable, called: "button", to: "double-tap \"\(name)\"")
        touch(target)
        let again = targets.first { $0.object === target.object && $0.kind == target.kind && $0.obstacle == nil }
        if let again { touch(again) }
    }

    /// Replaces the text of the field that has this placeholder or accessibility label, by typing.
    ///
    /// - Throws: `ScreenError` if the user couldn't do that, or if the field's delegate refuses.
    public func type(_ text: String, into name: String) throws {
        let asked = "type \"\(text)\" into \"\(name)\""
        let target = try find(name, [.field], called: "text field", to: asked)
        guard let field = target.object as? UITextField else { return }
        guard field.becomeFirstResponder(), field.replaceAll(with: text) else { throw error(asked, .refused) }
    }

    /// Presses the return key in the text field that receives typing.
    ///
    /// - Throws: `ScreenError` if there is none.
    public func pressReturn() throws {
        guard let field = window.firstResponder as? UITextField, picture.alert == nil else {
            throw error("press return", .missing(kind: "text field being typed into", available: []))
        }
        field.pressReturn()
    }

    /// Turns the switch with that accessibility label on or off.
    ///
    /// - Throws: `ScreenError` if a finger couldn't do that.
    public func toggle(_ name: String) throws {
        touch(try find(name, [.toggle], called: "switch", to: "toggle \"\(name)\""))
    }

    /// Returns the text in a field, or "on" or "off" for a switch.
    ///
    /// - Throws: `ScreenError` if neither has that name.
    public func value(of name: String) throws -> String {
        let kinds: Set<Target.Kind> = [.field, .toggle]
        let asked = "read \"\(name)\""
        let named = targets.filter { kinds.contains($0.kind) && $0.names.contains(name) && $0.isSeen }
        if named.count > 1 { throw error(asked, .ambiguous(count: named.count)) }
        let target = try named.first ?? find(name, kinds, called: "text field or switch", to: asked)
        if let toggle = target.object as? UISwitch { return toggle.isOn ? "on" : "off" }
        return (target.object as? UITextField)?.text ?? ""
    }

    /// Goes back with the back button, or pulls down the sheet.
    ///
    /// - Throws: `ScreenError` if there is neither, or if an alert covers them.
    public func goBack() throws {
        let picture = picture
        if let alert = picture.alert {
            throw error("go back", .covered(by: alert.title ?? alert.message ?? ""))
        }
        if let navigation = picture.navigation, BarLayout.backTitle(of: navigation) != nil {
            navigation.popViewController(animated: true)
        } else if let front = picture.front, let presenter = front.presenter,
            front.modalPresentationStyle.isSheet, !front.isModalInPresentation
        {
            presenter.dismissPresented(animated: true)
        } else {
            throw error("go back", .noWayBack)
        }
    }

    private static let tappable: Set<Target.Kind> = [.button, .barButton, .backButton, .alertButton, .toggle]

    private func touch(_ target: Target) {
        switch target.object {
        case let button as UIButton: button.touch()
        case let toggle as UISwitch: toggle.touch()
        case let item as UIBarButtonItem: item.touch()
        case let action as UIAlertAction: picture.alert?.touch(action)
        case let controller as UIViewController: controller.navigationController?.popViewController(animated: true)
        default: break
        }
    }
}

extension Target {
    /// Whether the user can read it, even without being able to act on it.
    var isSeen: Bool {
        switch obstacle {
        case nil, .disabled, .notInteractive, .covered: true
        default: false
        }
    }
}
