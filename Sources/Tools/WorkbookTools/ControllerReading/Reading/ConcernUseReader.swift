import RoleIndex
import SourceModel

/// Finds out which kind of work each place of a controller does.
struct ConcernUseReader {
    let controller: MassiveController

    /// Returns the uses in the order of the parts.
    func read() -> [ConcernUse] {
        let concerns = ConcernReader(codebase: controller.codebase)
        return controller.references.compactMap { reference, part in
            // A signature only names types, it doesn't use them.
            guard
                part.closure != nil || !part.member.isFunction
                    || part.member.extent.body.map({ reference.offset >= $0.lowerBound }) ?? false
            else { return nil }
            let kind =
                concerns.concern(of: reference, in: part.file).map(kind) ?? self.kind(of: reference, in: part)
            return kind.map {
                ConcernUse(
                    kind: $0, use: reference.text, offset: reference.offset, line: reference.location.line,
                    part: part.index)
            }
        }
    }

    private func kind(_ concern: Concern) -> ConcernUse.Kind {
        switch concern {
        case .networking: .networking
        case .storage: .storage
        case .formatting: .formatting
        case .navigation: .navigation
        case .businessRule: .businessRule
        case .view: .view
        }
    }

    /// The kind that the API's name alone doesn't reveal: from the receiver's type or name.
    private func kind(of reference: Reference, in part: ControllerPart) -> ConcernUse.Kind? {
        if let receiver = reference.receiver, !receiver.isEmpty {
            if let kind = kind(ofReceiver: receiver, of: reference, in: part) { return kind }
        } else if reference.kind == .call, Self.inherited.contains(reference.name) {
            return .view
        }
        guard reference.kind == .identifier, [nil, "self", "self?"].contains(reference.receiver) else { return nil }
        if let property = property(reference.name, at: reference, in: part) {
            if isView(property) { return .view }
            return part.file.value(assignedTo: reference) == nil ? nil : .state
        }
        return Self.inheritedViews.contains(reference.name) ? .view : nil
    }

    private func kind(ofReceiver receiver: String, of reference: Reference, in part: ControllerPart) -> ConcernUse.Kind?
    {
        let path = ReceiverPath.parts(of: receiver).map { $0.first == "self" ? Array($0.dropFirst()) : $0 } ?? []
        guard let root = path.first, let last = path.last else { return nil }
        if root == "NotificationCenter" { return isAboutUI(reference, in: part) ? .view : .news }
        if path.contains(where: { name in Self.telemetry.contains { name.lowercased().contains($0) } }) {
            return .telemetry
        }
        if ["FileManager", "UserDefaults"].contains(root) { return reference.kind == .call ? .storage : nil }
        let context = controller.codebase.context(of: reference, in: part.file)
        switch controller.codebase.receiverType(receiver, in: context) {
        case .external(let name):
            if Self.isViewName(name) { return .view }
            if ServiceNames.isService(name) { return .service }
            if property(root, at: reference, in: part) != nil, path.count == 1 {
                return isMutation(reference) ? .state : nil
            }
        case .known(let type):
            if isView(type) { return .view }
            if controller.codebase.isViewController(type) { return doesData(reference, of: type) ? .service : nil }
            if type.isStore, reference.kind == .call { return .service }
        case .unknown: break
        }
        if let property = property(root, at: reference, in: part), isView(property) { return .view }
        if Self.inheritedViews.contains(root) || Self.isViewName(last) || Self.isViewName(root) { return .view }
        // The usual name of a cell's content configuration.
        if root == "content", property(root, at: reference, in: part) == nil { return .view }
        if reference.kind == .call, ServiceNames.isService(root) || ServiceNames.isService(last) { return .service }
        if property(root, at: reference, in: part) != nil {
            let isAssigned = part.file.value(assignedTo: reference) != nil
            return isMutation(reference) || isAssigned ? .state : nil
        }
        return nil
    }

    /// A property of the controller, unless a variable with the same name hides it.
    private func property(_ name: String, at reference: Reference, in part: ControllerPart) -> Declaration? {
        let isOwn = reference.receiver?.hasPrefix("self") == true
        if !isOwn {
            for declaration in part.file.path(to: reference.offset).reversed() {
                if declaration.isType || declaration.kind == .extension { break }
                if declaration.local(named: name, before: reference.offset) != nil { return nil }
                if declaration.parameters.contains(where: { ($0.name ?? $0.label) == name }) { return nil }
            }
        }
        return controller.property(named: name)
    }

    /// Whether the called method of another type touches data itself.
    private func doesData(_ call: Reference, of type: KnownType) -> Bool {
        let concerns = ConcernReader(codebase: controller.codebase)
        return type.path != controller.type.path
            && type.parts.contains { part in
                let method = part.declaration.members(named: call.name).first { $0.isFunction }
                let uses = method.map { part.file.references(in: $0) } ?? []
                return uses.contains { [.networking, .storage].contains(concerns.concern(of: $0, in: part.file)) }
            }
    }

    private func isMutation(_ reference: Reference) -> Bool {
        reference.kind == .call
            && ["append", "insert", "remove", "removeAll", "sort", "removeLast", "removeFirst", "toggle"].contains(
                reference.name)
    }

    // MARK: - Views

    private func isView(_ declaration: Declaration) -> Bool {
        if let name = declaration.knownType?.held.first ?? declaration.knownType?.names.first {
            if Self.isViewName(name) || declaration.has("IBOutlet") { return true }
            return controller.codebase.type(at: name).map(isView) ?? false
        }
        return declaration.has("IBOutlet") || Self.isViewName(declaration.name)
    }

    private func isView(_ type: KnownType) -> Bool {
        guard type.isClass else { return false }
        let base = controller.codebase.superclasses(of: type).unknown
        return base.map { Self.isViewName($0) && !UIKitNames.isController($0) } ?? false
    }

    /// Whether a name ends like a view's: `UILabel`, `priceLabel`, `ShadowButton`, `NSLayoutConstraint`.
    static func isViewName(_ name: String) -> Bool {
        let bare = name.prefix { $0 != "<" }
        if bare == "UIApplication" || bare == "UIDevice" { return false }
        return endings.contains { bare.hasSuffix($0) || bare == $0.prefix(1).lowercased() + $0.dropFirst() }
    }

    private static let endings = [
        "View", "Label", "Button", "Cell", "TextField", "Switch", "Slider", "Stepper", "Spinner", "Indicator",
        "Constraint", "SegmentedControl", "RefreshControl", "PageControl", "NavigationBar", "SearchBar", "TabBar",
        "Toolbar", "Picker", "HUD", "GestureRecognizer", "StackView", "Layer", "BarButtonItem", "Animator", "Layout",
        "UIColor", "UIFont", "UIImage", "Control", "UIScreen", "Anchor",
    ]
    private static let inheritedViews: Set<String> = [
        "view", "tableView", "collectionView", "navigationItem", "tabBarItem", "title", "toolbarItems",
        "topLayoutGuide",
        "edgesForExtendedLayout", "traitCollection", "refreshControl", "hidesBottomBarWhenPushed", "isEditing",
    ]
    private static let inherited: Set<String> = [
        "setNeedsStatusBarAppearanceUpdate", "setEditing", "setToolbarItems", "addChild", "becomeFirstResponder",
        "resignFirstResponder", "setNeedsUpdateOfHomeIndicatorAutoHidden",
    ]
    private static let telemetry = ["analytics", "tracker", "telemetry", "metrics", "pixel"]

    private func isAboutUI(_ reference: Reference, in part: ControllerPart) -> Bool {
        part.file.arguments(of: reference).contains { argument in
            ["UIKeyboard", "UIResponder", "keyboard", "UIContentSize", "UIDevice", "UIApplication", "UIAccessibility"]
                .contains { argument.text.contains($0) }
        }
    }
}
