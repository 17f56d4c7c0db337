import SourceModel

/// What draws, and where the app begins.
extension Placing {
    /// A subclass of a UIKit view, and no controller.
    func isDrawing(_ type: KnownType) -> Bool {
        guard type.isClass, let base = codebase.superclasses(of: type).unknown else { return false }
        // What others packed into views is called so, too.
        return UIKitNames.isView(base)
            || ["View", "Cell", "Button", "Label"].contains { base.hasSuffix($0) && base != $0 }
    }

    /// A `UIView` that is called like a role's type and plays no role, whoever inherits from it.
    func isPartOfScreen(_ type: KnownType, _ named: (part: Vocabulary.Part, prefix: String)) -> Bool {
        vocabulary.drawn.contains(named.part.role) && isDrawing(type) && !showsWhatItsPresenterSays(type, named.prefix)
    }

    /// By a protocol of its own module: a `SetupView` that all views share says nothing.
    func showsWhatItsPresenterSays(_ type: KnownType, _ prefix: String) -> Bool {
        type.inherited.map(codebase.bare).contains { name in
            name.contains(prefix) && !UIKitNames.isUIKit(name)
                && vocabulary.implementer(of: name).map(vocabulary.drawn.contains) ?? false
        }
    }

    func isViewPart(_ type: KnownType) -> Bool {
        if isDrawing(type) { return true }
        guard type.isClass, !codebase.isViewController(type) else { return false }
        if bySuffix(type.name)?.part.role == .viewPart, !isSourceOfData(type) { return true }
        return servesAView(type)
    }

    /// As a table's source of rows, or as somebody whom a text field tells.
    func servesAView(_ type: KnownType) -> Bool {
        type.inherited.contains { UIKitNames.viewProtocols.contains(codebase.bare($0)) }
    }

    /// `BookLocaleDataSource` fetches and keeps: a view's own source of rows takes UIKit to write.
    func isSourceOfData(_ type: KnownType) -> Bool {
        Self.withoutImplementation(type.name).hasSuffix("DataSource")
            && !["View", "Table", "Collection"].contains(where: type.name.contains) && !knowsUIKit(type)
    }

    /// Whether its files import what draws, or it names something of UIKit.
    func knowsUIKit(_ type: KnownType) -> Bool {
        type.parts.contains { part in
            part.file.imports.contains { UIKitNames.frameworks.contains($0.module) }
                || part.file.references(in: part.declaration).contains { UIKitNames.isUIKit($0.name) }
        }
    }

    func isAppEntry(_ type: KnownType) -> Bool {
        if type.isProtocol || type.isNested { return false }
        return vocabulary.entries.contains(where: type.name.hasSuffix)
            || type.parts.contains { $0.declaration.has("main") || $0.declaration.has("UIApplicationMain") }
    }
}
