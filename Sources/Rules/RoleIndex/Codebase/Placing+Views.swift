import SourceModel

/// The types that draw, and the app's entry.
extension Placing {
    /// Whether the type is a subclass of a UIKit view, but not of a controller.
    func isDrawing(_ type: KnownType) -> Bool {
        guard type.isClass, let base = codebase.superclasses(of: type).unknown else { return false }
        // Libraries' views count by the endings of their names.
        return UIKitNames.isView(base)
            || ["View", "Cell", "Button", "Label"].contains { base.hasSuffix($0) && base != $0 }
    }

    /// Whether the type is a controller or a view, of UIKit or of SwiftUI.
    func isScreen(_ type: KnownType) -> Bool {
        codebase.isViewController(type) || isDrawing(type) || isOfSwiftUI(type)
    }

    /// Whether a UIKit view is named like an actor that draws, but plays no role.
    func isPartOfScreen(_ type: KnownType, _ named: (part: Vocabulary.Part, prefix: String)) -> Bool {
        vocabulary.drawn.contains(named.part.role) && isDrawing(type) && !showsWhatItsPresenterSays(type, named.prefix)
    }

    /// Whether the type plays a role protocol of its own module; a `SetupView` that all views share says nothing.
    func showsWhatItsPresenterSays(_ type: KnownType, _ prefix: String) -> Bool {
        type.inherited.map(codebase.bare).contains { name in
            name.contains(prefix) && !UIKitNames.isUIKit(name)
                && vocabulary.implementer(of: name).map(vocabulary.drawn.contains) ?? false
        }
    }

    /// Whether the type draws a part of a screen, or works for a view.
    func isViewPart(_ type: KnownType, in modules: ModuleIndex) -> Bool {
        if isDrawing(type) { return true }
        guard type.isClass, !codebase.isViewController(type) else { return false }
        if servesAView(type) { return true }
        return bySuffix(type.name)?.part.role == .viewPart && !isSourceOfData(type) && !isForeignAdapter(type, modules)
    }

    /// Whether an `AuthorizationAdapter` adapts something else: a view's own would use UIKit, or begin with the name of
    /// a module.
    private func isForeignAdapter(_ type: KnownType, _ modules: ModuleIndex) -> Bool {
        Self.withoutImplementation(type.name).hasSuffix("Adapter")
            && !["View", "Table", "Collection"].contains(where: type.name.contains)
            && modules.module(of: String(type.path.prefix { $0 != "." }), in: []) == nil && !knowsUIKit(type)
    }

    /// Whether the type serves a view, for example as a table's data source or a text field's delegate.
    func servesAView(_ type: KnownType) -> Bool {
        type.inherited.contains { UIKitNames.viewProtocols.contains(codebase.bare($0)) }
    }

    /// Whether a `BookLocaleDataSource` fetches and keeps data: a view's own data source would use UIKit.
    func isSourceOfData(_ type: KnownType) -> Bool {
        Self.withoutImplementation(type.name).hasSuffix("DataSource")
            && !["View", "Table", "Collection"].contains(where: type.name.contains) && !knowsUIKit(type)
    }

    /// Whether the type's files import a framework that draws, or its code names something of UIKit.
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
