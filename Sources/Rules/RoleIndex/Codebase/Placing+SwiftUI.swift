import SourceModel

/// The types that draw in SwiftUI: structs, unlike UIKit's views.
extension Placing {
    /// Whether the type is a `View`, or wraps a view or controller of UIKit as one.
    func isOfSwiftUI(_ type: KnownType) -> Bool {
        type.kind == .struct && !Self.views.isDisjoint(with: type.inherited.map(codebase.bare))
    }

    private static let views: Set<String> = [
        "View", "SwiftUI.View", "UIViewRepresentable", "UIViewControllerRepresentable",
    ]

    /// The role of a SwiftUI view: a module's View by its name or because it holds the Presenter, or else a part of
    /// one.
    ///
    /// - Parameter named: The role that the rest of the name says, after the module's name.
    func roleInSwiftUI(of type: KnownType, named: Role?) -> Role {
        guard let view = vocabulary.actors.first(where: { vocabulary.drawn.contains($0.role) }) else {
            return .viewPart
        }
        let asked = view.owns.filter { vocabulary.actor($0) != nil }
        let isView = named == view.role || heldNames(type).contains { role(ofHeld: $0).map(asked.contains) ?? false }
        return isView ? view.role : .viewPart
    }

    /// The names of the types that it stores, itself or in a nested struct (`dependency.presenter`), with the bounds of
    /// generic parameters.
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
