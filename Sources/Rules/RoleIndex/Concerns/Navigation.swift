import SourceModel

/// Recognizes navigation: pushing, popping, presenting or dismissing a controller, changing a window's root, or opening
/// a URL outside of the app.
package enum Navigation {
    /// The names of all references that may navigate.
    package static let names = NameSet(Array(always) + labeled.keys + assigned + ["open"])

    /// Describes the navigation as a sentence's end, `calls pushViewController`; nil if the reference doesn't navigate.
    ///
    /// A call on a type of the sources that isn't a controller, `presenter.present(items:)` or
    /// `navigator.dismiss(animated:)`, only asks another type to navigate.
    package static func use(by reference: Reference, in context: Context, _ codebase: Codebase) -> String? {
        guard let use = kind(of: reference, in: context, codebase) else { return nil }
        return isOnController(reference, in: context, codebase) ? use : nil
    }

    private static let always: Set<String> = [
        "pushViewController", "popViewController", "popToRootViewController", "popToViewController", "performSegue",
        "showDetailViewController",
    ]
    /// The labels by which a call with this name is UIKit's.
    private static let labeled: [String: [String]] = [
        "present": ["_", "animated"], "dismiss": ["animated"], "setViewControllers": ["_", "animated"],
        "show": ["_", "sender"],
    ]
    private static let assigned: Set<String> = ["rootViewController", "viewControllers"]

    private static func kind(of reference: Reference, in context: Context, _ codebase: Codebase) -> String? {
        if always.contains(reference.name) { return "calls \(reference.name)" }
        if let labels = labeled[reference.name] {
            guard reference.kind == .call, reference.labels.starts(with: labels) else { return nil }
            if reference.name == "present", showsAlert(reference, in: context, codebase) { return nil }
            if reference.name == "dismiss", endsAlert(reference, in: context, codebase) { return nil }
            return "calls \(reference.name)(\(labels.map { $0 + ":" }.joined()))"
        }
        if assigned.contains(reference.name) {
            let isSet = reference.receiver != nil && context.file.assigned(to: reference) != nil
            return isSet ? "sets \(reference.name)" : nil
        }
        guard reference.name == "open", reference.kind == .call else { return nil }
        return reference.receiver == "UIApplication.shared" ? "opens a URL outside of the app" : nil
    }

    private static func isOnController(_ reference: Reference, in context: Context, _ codebase: Codebase) -> Bool {
        let receiver = reference.receiver ?? "self"
        // A transition dismisses the controller that it presents when its gesture ends.
        if let type = context.type, isTransition(type, codebase) { return false }
        switch codebase.receiverType(receiver, in: context) {
        case .unknown: return true
        case .external(let name):
            // Dismissing a search ends it, but the user stays on the screen.
            if name == "UISearchController" { return false }
            return UIKitNames.isController(name) || UIKitNames.isView(name) || name == "UIApplication"
        case .known(let type):
            if codebase.isViewController(type) { return true }
            // In a controller's helper, a bare call is UIKit's only if no type of the sources declares it.
            let family = [type] + codebase.superclasses(of: type).known
            let declares = family.contains { $0.members.contains { $0.name == reference.name } }
            return reference.receiver == nil && !declares && !type.isProtocol
                && codebase.superclasses(of: type).unknown != nil
        }
    }

    private static func isTransition(_ type: KnownType, _ codebase: Codebase) -> Bool {
        let base = codebase.superclasses(of: type).unknown ?? ""
        return base == "UIPresentationController" || base == "UIPercentDrivenInteractiveTransition"
    }

    /// Whether the call presents an alert, which isn't navigation; a helper may have built the alert.
    private static func showsAlert(_ reference: Reference, in context: Context, _ codebase: Codebase) -> Bool {
        let rest = context.file.references(in: reference.offset..<context.file.bytes.count)
        guard let argument = rest.dropFirst().first else { return false }
        if argument.name == "UIAlertController" { return true }
        if isOneOfItsAlerts(argument, in: context) { return true }
        if argument.kind == .call { return makesAlert(argument, in: context, codebase) }
        guard argument.kind == .identifier, argument.receiver == nil else { return false }
        if case .external(let type) = codebase.receiverType(argument.name, in: context) {
            return type == "UIAlertController"
        }
        let local = context.path.last { $0.isFunction }?.local(named: argument.name, before: argument.offset)
        let value = local.flatMap { context.file.references(in: $0.extent.name.upperBound..<argument.offset).first }
        return value.map {
            $0.name == "UIAlertController" || isOneOfItsAlerts($0, in: context) || makesAlert($0, in: context, codebase)
        } ?? false
    }

    /// Whether the alert is one that the type keeps, for example in a queue.
    private static func isOneOfItsAlerts(_ reference: Reference, in context: Context) -> Bool {
        let kept = (reference.receiver ?? reference.name).prefix { $0 != "." }
        return context.type?.storedProperties.contains { property in
            property.name == kept && property.type?.text.contains("UIAlertController") == true
        } == true
    }

    /// Whether a screen dismisses what the same method presented before: its own alert, after a while.
    private static func endsAlert(_ dismissal: Reference, in context: Context, _ codebase: Codebase) -> Bool {
        guard dismissal.receiver == nil || dismissal.receiver == "self", let method = context.function else {
            return false
        }
        return context.file.references(in: method).contains { earlier in
            earlier.name == "present" && earlier.kind == .call && earlier.offset < dismissal.offset
                && showsAlert(earlier, in: context, codebase)
        }
    }

    /// Whether the call's method or function is one of the sources that returns an alert.
    private static func makesAlert(_ call: Reference, in context: Context, _ codebase: Codebase) -> Bool {
        guard call.kind == .call else { return false }
        let callee: KnownType? =
            if let receiver = call.receiver, case .known(let type) = codebase.receiverType(receiver, in: context) {
                type
            } else {
                context.type
            }
        let lineage = callee.map { [$0] + codebase.superclasses(of: $0).known } ?? []
        let methods = lineage.compactMap { $0.member(named: call.name, of: .method) }
        let functions = context.file.declarations.filter { $0.kind == .function && $0.name == call.name }
        return (methods + functions).contains { $0.type?.text == "UIAlertController" }
    }
}
