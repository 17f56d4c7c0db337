import Foundation

extension Screen {
    /// All possible targets of the user's actions, visible or not.
    var targets: [Target] {
        let picture = picture
        var targets = picture.alertElements.compactMap { target(for: $0) }
        let cover = picture.alert.map { ScreenError.Reason.covered(by: $0.title ?? $0.message ?? "") }
        func add(_ elements: [Element], with obstacle: ScreenError.Reason?) {
            for element in elements {
                guard var target = target(for: element) else { continue }
                target.obstacle = cover ?? obstacle ?? target.obstacle
                targets.append(target)
            }
        }
        add(picture.elements, with: nil)
        add(picture.outside, with: .belowTheScreen)
        let seen = picture.elements.compactMap(\.object)
        add(picture.behindBar.filter { hidden in !seen.contains { $0 === hidden.object } }, with: .behindTheBar)
        targets += unseenTargets(in: picture, besides: targets.map(\.object))
        return targets
    }

    /// Returns the one reachable target with that name, or throws the reason why there is none.
    func find(_ name: String, _ kinds: Set<Target.Kind>, called kind: String, to asked: String) throws -> Target {
        let all = targets.filter { kinds.contains($0.kind) }
        let named = all.filter { $0.names.contains(name) }
        let free = named.filter { $0.obstacle == nil }
        if free.count == 1 { return free[0] }
        if free.count > 1 { throw error(asked, .ambiguous(count: free.count)) }
        if let obstacle = named.first?.obstacle { throw error(asked, obstacle) }
        let available = all.filter { $0.obstacle == nil }.compactMap(\.names.first)
        throw error(asked, .missing(kind: kind, available: available))
    }

    func error(_ asked: String, _ reason: ScreenError.Reason) -> ScreenError {
        ScreenError(asked: asked, reason: reason, screen: render())
    }

    // MARK: - From what is seen

    private func target(for element: Element) -> Target? {
        guard let object = element.object else { return nil }
        switch element.kind {
        case .backButton:
            return Target(kind: .backButton, names: [element.text ?? ""], object: object)
        case .barButton:
            guard let item = object as? UIBarButtonItem else { return nil }
            let names = [element.text, item.accessibilityLabel, item.accessibilityIdentifier].compactMap { $0 }
            return Target(kind: .barButton, names: names, object: item, obstacle: item.isEnabled ? nil : .disabled)
        case .alertButton:
            guard let action = object as? UIAlertAction else { return nil }
            let obstacle: ScreenError.Reason? = action.isEnabled ? nil : .disabled
            return Target(kind: .alertButton, names: [action.title ?? ""], object: action, obstacle: obstacle)
        case .button, .field, .toggle:
            guard let control = object as? UIControl else { return nil }
            return target(for: control)
        case .text, .spinner, .row:
            return nil
        }
    }

    private func target(for control: UIControl) -> Target? {
        let kind: Target.Kind? =
            control is UIButton ? .button : control is UITextField ? .field : control is UISwitch ? .toggle : nil
        guard let kind else { return nil }
        let shown = (control as? UIButton)?.currentTitle ?? (control as? UITextField)?.placeholder
        let names = [shown, control.accessibilityLabel, control.accessibilityIdentifier].compactMap { $0 }
        let obstacle: ScreenError.Reason? =
            control.takesTouches ? (control.isEnabled ? nil : .disabled) : .notInteractive
        return Target(kind: kind, names: names, object: control, obstacle: obstacle)
    }

    // MARK: - From what is not seen

    private func unseenTargets(in picture: Picture, besides known: [AnyObject]) -> [Target] {
        var targets = unseenTargets(in: picture.front, because: .hidden)
        for controller in viewControllers where isElsewhere(controller, than: picture.front) {
            let shown = (controller as? UINavigationController)?.topViewController ?? controller
            let title = shown.navigationItem.title ?? UIKitWarning.typeName(shown)
            targets += unseenTargets(in: controller, because: .onAnotherScreen(title))
        }
        var seen = known
        return targets.filter { target in
            if seen.contains(where: { $0 === target.object }) { return false }
            seen.append(target.object)
            return true
        }
    }

    private func unseenTargets(in controller: UIViewController?, because reason: ScreenError.Reason) -> [Target] {
        (controller?.viewIfLoaded?.controls ?? []).compactMap { control in
            var target = target(for: control)
            target?.obstacle = reason
            return target
        }
    }

    private func isElsewhere(_ controller: UIViewController, than front: UIViewController?) -> Bool {
        guard let frontView = front?.viewIfLoaded, let view = controller.viewIfLoaded else { return false }
        return !(controller is UIAlertController) && !view.isDescendant(of: frontView)
    }
}

extension UIView {
    /// Whether touches reach the view through all views around it.
    var takesTouches: Bool {
        let isInTransition = (controller as? UINavigationController)?.isInTransition == true
        guard isUserInteractionEnabled, !isInTransition else { return false }
        return superview?.takesTouches ?? true
    }

    /// The controls in the view, at any depth.
    var controls: [UIControl] {
        if let control = self as? UIControl { return [control] }
        return subviews.flatMap(\.controls)
    }
}
