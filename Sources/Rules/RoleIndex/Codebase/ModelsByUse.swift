import SourceModel

/// Finds models by what carries them: a type in the methods of role protocols is an entity or a display model, whatever
/// its folder and name.
struct ModelsByUse {
    let codebase: Codebase
    /// The names of types that Presenters make, and of those that the layers behind them use.
    private let presented: (made: Set<String>, known: Set<String>)
    private let viewHolders: ViewHolders
    private var vocabulary: Vocabulary { codebase.vocabulary }

    init(codebase: Codebase) {
        self.codebase = codebase
        viewHolders = ViewHolders(codebase: codebase)
        func references(of roles: Set<Role>) -> [Reference] {
            codebase.types.filter { $0.role.map(roles.contains) ?? false }.flatMap(\.parts).flatMap {
                $0.file.references(in: $0.declaration)
            }
        }
        let made = references(of: [.presenter]).filter { $0.kind == .call && $0.isCapitalized }
        let behind = codebase.types.filter { $0.isStore && $0.role == nil }.flatMap(\.parts).flatMap {
            $0.file.references(in: $0.declaration)
        }
        let known = references(of: [.interactor, .dataManager, .useCase, .gateway, .entityManager]) + behind
        presented = (Set(made.map(\.name)), Set(known.map(\.name)))
    }

    /// Returns the roles of the models, by path.
    func roles() -> [String: Role] {
        let carried = travelers(in: vocabulary.entityProtocols).filter { path in
            codebase.type(at: path).map { !$0.isReadyToShow } ?? true
        }
        // A type with an entity's name stays an entity even if it is shown, unless a Presenter makes it and no layer
        // behind knows it.
        let named = codebase.types.filter { $0.role == .entity && isNamedEntity($0) && !isMadeToShow($0) }.map(\.path)
        let shown = travelers(in: vocabulary.displayProtocols).subtracting(carried).subtracting(named).filter {
            !comesFromBehind($0)
        }
        let entities = Set(codebase.types.filter { $0.role == .entity }.map(\.path))
        var found: [String: Role] = [:]
        let ready = codebase.types.filter { $0.role == .entity && $0.isReadyToShow }.map(\.path)
        for path in shown.union(ready) { found[path] = .displayModel }
        for path in withParts(of: entities.union(carried), except: shown.union(ready)) where !entities.contains(path) {
            found[path] = .entity
        }
        return found
    }

    private func travelers(in endings: [String]) -> Set<String> {
        var paths: Set<String> = []
        for type in codebase.types where type.isProtocol && endings.contains(where: type.name.hasSuffix) {
            for method in type.members {
                let names = method.parameters.compactMap(\.type).flatMap(\.names) + (method.type?.names ?? [])
                for name in names {
                    if let found = codebase.resolvePath(name, in: nil), isModel(found) { paths.insert(found.path) }
                }
            }
        }
        return paths
    }

    /// Adds the types that an entity stores, which are entities as well.
    private func withParts(of paths: Set<String>, except display: Set<String>) -> Set<String> {
        var found = paths
        var waiting = Array(paths)
        while let path = waiting.popLast() {
            guard let type = codebase.type(at: path) else { continue }
            let context = codebase.context(at: type.main.declaration.extent.name.lowerBound, in: type.main.file)
            for name in type.storedProperties.compactMap(\.knownType).flatMap(\.names) {
                guard let part = codebase.resolvePath(name, in: context), isModel(part), !display.contains(part.path)
                else { continue }
                if found.insert(part.path).inserted { waiting.append(part.path) }
            }
        }
        return found
    }

    private func isNamedEntity(_ type: KnownType) -> Bool {
        let endings = vocabulary.others.first { $0.role == .entity }?.suffixes ?? []
        // A folder `Models` doesn't count, since it holds display models as well.
        return !type.isReadyToShow
            && (endings.contains(where: type.name.hasSuffix)
                || type.main.file.folders.contains { ["entity", "entities"].contains($0.lowercased()) })
    }

    private func isMadeToShow(_ type: KnownType) -> Bool {
        presented.made.contains(type.name) && !presented.known.contains(type.name)
    }

    /// Whether the type comes from the layers behind the Presenter, which only passes it along.
    private func comesFromBehind(_ path: String) -> Bool {
        guard vocabulary.actor(.dataManager) != nil, let type = codebase.type(at: path), type.role == .entity,
            !type.isReadyToShow
        else { return false }
        return !presented.made.contains(type.name) && (presented.known.contains(type.name) || type.isDecoded)
    }

    private func isModel(_ type: KnownType) -> Bool {
        !type.isProtocol && (type.role == nil || type.role == .entity) && !codebase.isViewController(type)
            && !codebase.isManaged(type) && !type.isStore && !type.isTool
            && !type.isError(codebase) && !viewHolders.contains(type)
    }
}

extension KnownType {
    /// Whether the type has pictures, colors or fonts of UIKit and otherwise only texts and flags: it is ready for the
    /// screen, and isn't an entity wherever it is declared.
    fileprivate var isReadyToShow: Bool {
        let words = storedProperties.map { property in
            (property.type?.text ?? "").filter { $0 != "?" && $0 != "!" }
        }
        let looks: Set = ["UIImage", "UIColor", "UIFont", "NSAttributedString"]
        return !isClass && words.contains(where: looks.contains)
            && words.allSatisfy { looks.contains($0) || ["String", "Bool"].contains($0) }
            && !isDecoded
    }

    /// Whether the type is decoded as it comes over the wire or from a file.
    fileprivate var isDecoded: Bool {
        inherited.contains { $0.hasSuffix("Codable") || $0.hasSuffix("Decodable") }
    }
}
