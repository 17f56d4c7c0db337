import SourceModel

/// What draws in SwiftUI: values, which UIKit's views are not.
extension Placing {
    /// A `View`, or a view or controller of UIKit that is shown in one.
    func isOfSwiftUI(_ type: KnownType) -> Bool {
        type.kind == .struct && !Self.views.isDisjoint(with: type.inherited.map(codebase.bare))
    }

    private static let views: Set<String> = [
        "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]

    /// A module's View is called so, or has the Presenter, or whoever is asked in its place; all others are parts of one.
    ///
    /// - Parameter named: What its name says, behind the module's.
    func roleInSwiftUI(of type: KnownType, named: Role?) -> Role {
        guard let view = vocabulary.actors.first(where: { vocabulary.drawn.contains($0.role) }) else {
            return .viewPart
        }
        let asked = view.owns.filter { vocabulary.actor($0) != nil }
        let isView = named == view.role || heldNames(type).contains { role(ofHeld: $0).map(asked.contains) ?? false }
        return isView ? view.role : .viewPart
    }

    /// What it holds, itself or in a type of its own, `dependency.presenter`; a generic parameter by its protocol.
    private func heldNames(_ type: KnownType) -> [String] {
        let whole = type.main.declaration
        let inner = whole.members.filter { $0.kind == .struct }.flatMap(\.members)
        let held = (whole.members + inner).filter { $0.kind == .property && $0.isStored && !$0.isStatic }
            .compactMap(\.knownType).flatMap(\.held)
        let bounds = held.flatMap(whole.genericParameters).flatMap { $0.inherited.map(\.text) }
        return (held + bounds).map(codebase.bare)
    }

    private func role(ofHeld name: String) -> Role? {
        if codebase.type(at: name)?.isProtocol != true, let role = bySuffix(name)?.part.role { return role }
        return vocabulary.implementer(of: name)
    }
}
