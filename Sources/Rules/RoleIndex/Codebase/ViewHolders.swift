import SourceModel

/// Finds types that store a view or a controller, which makes them part of the screen and no models.
struct ViewHolders {
    private let codebase: Codebase
    /// The names of protocols to which an extension makes UIKit's views or controllers conform: `extension
    /// UIViewController: Page {}`.
    private let protocols: Set<String>

    init(codebase: Codebase) {
        self.codebase = codebase
        var protocols: Set<String> = []
        for file in codebase.files {
            for declaration in file.declarations
            where declaration.kind == .extension && Self.isOnScreen(declaration.name) {
                protocols.formUnion(declaration.inherited.map { codebase.bare($0.text) })
            }
        }
        self.protocols = protocols
    }

    /// Whether a property of the type keeps a view or a controller.
    func contains(_ type: KnownType) -> Bool {
        type.storedProperties.compactMap(\.knownType).flatMap(\.held).contains { name in
            let name = codebase.bare(name)
            if Self.isOnScreen(name) || protocols.contains(name) { return true }
            guard let held = codebase.type(at: name), held.isClass else { return false }
            return codebase.superclasses(of: held).unknown.map(Self.isOnScreen) ?? false
        }
    }

    private static func isOnScreen(_ name: String) -> Bool {
        UIKitNames.isController(name) || UIKitNames.isView(name) || name == "AnyView"
    }
}
