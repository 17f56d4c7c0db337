import SourceModel

extension Rule {
    /// VS12 and P3: who is owned does not own its owner.
    static let backReferencesWeak = Rule(
        name: "back-references-weak",
        what: "A reference against the direction of ownership is weak or unowned.",
        why: "two actors that hold each other strongly keep each other alive when the screen is long gone",
        fix: "declare it weak, and bind its protocol to AnyObject",
        lesson: Lesson.modules,
        source: "D'Areglia's sample app, \"Fix possible memory leaks\"; Piñera, VIPER: be careful with retain cycles",
        check: { BackReferencesWeak(codebase: $0).findings })
}

/// The direction: the view owns the presenter, which owns interactor and navigation; the interactor owns data
/// managers. VIPER-S: the Scene owns the Director, which owns Worker and Navigator.
private struct BackReferencesWeak {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter { !$0.isProtocol && !isRoot($0) }.flatMap { owner in
            owner.storedProperties.filter { !$0.isWeak }.compactMap { finding($0, of: owner) }
        }
    }

    /// An app's own wireframe owns its window and what is in it.
    private func isRoot(_ type: KnownType) -> Bool {
        ["App", "Root", "Main"].contains { type.name.hasPrefix($0) && type.module.map(type.name.hasPrefix) != true }
    }

    private func finding(_ property: Declaration, of owner: KnownType) -> Finding? {
        guard let role = owner.role, let type = property.knownType,
            let target = target(of: type, property, of: owner, role)
        else { return nil }
        return Finding(
            property.location, "\(owner.path) holds \(property.name), its \(target.rawValue), strongly",
            fix: fix(property, type))
    }

    /// The role behind a property, if it lies nearer to the owner of all.
    private func target(of type: TypeName, _ property: Declaration, of owner: KnownType, _ role: Role) -> Role? {
        let context = codebase.context(at: property.extent.name.lowerBound, in: owner.main.file)
        for name in type.held {
            guard let target = self.role(of: name, property, of: owner, in: context) else { continue }
            if isBack(from: role, to: target) { return target }
        }
        return nil
    }

    private func isBack(from owner: Role, to target: Role) -> Bool {
        guard let to = codebase.vocabulary.actor(target)?.depth else { return false }
        if owner == .viewPart { return to == 0 }
        guard let from = codebase.vocabulary.actor(owner)?.depth else { return false }
        return to < from
    }

    private func role(of name: String, _ property: Declaration, of owner: KnownType, in context: Context) -> Role? {
        guard let type = codebase.resolvePath(name, in: context) else {
            return role(ofUnknown: codebase.bare(name), property, of: owner)
        }
        if !type.isProtocol {
            if let role = type.role, codebase.isActor(type) { return isSameModule(type, owner) ? role : nil }
            return codebase.isViewController(type) ? codebase.vocabulary.actors.first?.role : nil
        }
        if let contract = RoleProtocol(type.name), contract.isRole {
            // A delegate is another module's Director, which this one does not belong to.
            let isOwn = owner.module == nil || contract.module == owner.module
            return isOwn && contract.word != "Delegate" ? codebase.vocabulary.implementer(of: type.name) : nil
        }
        return role(ofProtocol: type, property, of: owner)
    }

    /// Those who conform to it say what it stands for; else its name; else the property's.
    private func role(ofProtocol type: KnownType, _ property: Declaration, of owner: KnownType) -> Role? {
        let conformers = codebase.conformers(of: type.path).filter { isSameModule($0, owner) }
        let roles = conformers.compactMap(\.role).filter { codebase.vocabulary.actor($0) != nil }
        if !roles.isEmpty {
            let depths = roles.compactMap { codebase.vocabulary.actor($0)?.depth }
            // Who is told by several roles is only behind if all of them are.
            return roles[depths.firstIndex(of: depths.max() ?? 0) ?? 0]
        }
        guard conformers.isEmpty else { return nil }
        return codebase.vocabulary.implementer(of: type.name) ?? role(ofName: property.name, owner)
    }

    private func role(ofUnknown name: String, _ property: Declaration, of owner: KnownType) -> Role? {
        let view = codebase.vocabulary.actors.first?.role
        if UIKitNames.isController(name) { return view }
        if UIKitNames.isView(name) || name.hasPrefix("NS") || name.contains("Weak") { return nil }
        if let role = codebase.vocabulary.implementer(of: name) { return role }
        return nil
    }

    private func role(ofName name: String, _ owner: KnownType) -> Role? {
        guard let own = owner.role.flatMap(codebase.vocabulary.actor), own.backNames.contains(name) else { return nil }
        return codebase.vocabulary.actors.filter { $0.depth < own.depth }.max { $0.depth < $1.depth }?.role
    }

    private func isSameModule(_ type: KnownType, _ owner: KnownType) -> Bool {
        type.module == nil || owner.module == nil || type.module == owner.module
    }

    // MARK: - The remedy

    private func fix(_ property: Declaration, _ type: TypeName) -> String {
        let text = type.text
        if text.hasPrefix("[") || text.hasPrefix("Array<") || text.hasPrefix("Set<") {
            return "keep each of them in a small struct with a weak property"
        }
        let protocols = type.held.compactMap { codebase.resolvePath($0, in: nil) }.filter(\.isProtocol)
        let unbound = protocols.first { !isClassBound($0) }
        let bare = text.hasSuffix("?") || text.hasSuffix("!") ? String(text.dropLast()) : text
        let needsParentheses = bare.contains(" ") && !bare.hasPrefix("(")
        let remedy = "declare it `weak var \(property.name): \(needsParentheses ? "(\(bare))" : bare)?`"
        return unbound.map { "\(remedy), and bind \($0.name) to AnyObject" } ?? remedy
    }

    private func isClassBound(_ type: KnownType) -> Bool {
        let inherited = type.main.declaration.inherited.map { codebase.bare($0.text) }
        if inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol", "Actor"].contains($0) }) {
            return true
        }
        return inherited.compactMap { codebase.type(at: $0) }.contains {
            $0.isProtocol && $0.path != type.path && isClassBound($0)
        }
    }
}
