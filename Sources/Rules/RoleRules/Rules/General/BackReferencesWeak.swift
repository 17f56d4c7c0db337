import RoleIndex
import SourceModel

extension Rule {
    /// An owned object doesn't own its owner.
    static let backReferencesWeak = Rule(
        name: "back-references-weak",
        what: "A reference against the direction of ownership is weak or unowned.",
        why: "two actors that hold each other strongly keep each other alive when the screen is long gone",
        fix: "declare it weak, and bind its protocol to AnyObject",
        wrong: [
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                var ui: ItemsList_DisplayUI?
            }
            """
        ],
        right: [
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {
                weak var ui: ItemsList_DisplayUI?
            }
            """
        ],
        lesson: Lesson.viper,
        source: "D'Areglia's sample app, \"Fix possible memory leaks\"; Piñera, VIPER: be careful with retain cycles",
        yieldsTo: ["no-strong-cycles"],
        check: { BackReferencesWeak(codebase: $0).findings })
}

/// Follows the direction of ownership: the view owns the presenter, which owns interactor and navigation; the
/// interactor owns data managers.
///
/// In VIPER-S, the Scene owns the Director, which owns Worker and Navigator.
struct BackReferencesWeak {
    let codebase: Codebase

    /// The findings in the order of the types.
    var findings: [Finding] {
        let found = codebase.types.filter { !$0.isProtocol && !isRoot($0) }.flatMap { owner in
            owner.storedProperties.filter { !codebase.isWeak($0) && !codebase.isTemporary($0, of: owner) }
                .compactMap { back($0, of: owner) }
        }
        if found.isEmpty { return [] }
        let ownership = Ownership(codebase: codebase)
        let keepers = Keepers(ownership)
        return found.compactMap { back in
            let loss = keepers.loss(of: back.property, in: back.owner)
            if let loss, isOwner(back.owner, of: loss, in: ownership) { return nil }
            return finding(back, loss)
        }
    }

    /// A strong property that leads to a role nearer to the owner of all.
    private struct Back {
        let property: Declaration
        let type: TypeName
        let owner: KnownType
        let target: Role
    }

    /// - Parameter loss: What nothing else would keep if the property were weak.
    private func finding(_ back: Back, _ loss: Keepers.Loss?) -> Finding {
        let (owner, name) = (back.owner.path, back.property.name)
        let fix =
            loss.map { "decide who owns whom: \($0.sentence(on: owner)), and a weak property would free it at once" }
            ?? WeakRemedy(codebase: codebase).text(for: back.property, back.type)
        return Finding(
            back.property.location, "\(owner) holds \(name), its \(back.target.rawValue), strongly", fix: fix)
    }

    /// Whether the type is the app's own wireframe by its name, which owns the window and its content.
    private func isRoot(_ type: KnownType) -> Bool {
        ["App", "Root", "Main"].contains { type.name.hasPrefix($0) && type.module.map(type.name.hasPrefix) != true }
    }

    private func back(_ property: Declaration, of owner: KnownType) -> Back? {
        guard let role = owner.role, let type = property.knownType,
            let target = target(of: type, property, of: owner, role), !isHandedOut(property, by: owner, role)
        else { return nil }
        return Back(property: property, type: type, owner: owner, target: target)
    }

    /// Whether an assembler owns what nothing else keeps: no actor of its module keeps the assembler in turn, or else
    /// `no-strong-cycles` shows the circle.
    private func isOwner(_ owner: KnownType, of loss: Keepers.Loss, in ownership: Ownership) -> Bool {
        guard owner.role.map(codebase.vocabulary.assemblers.contains) == true else { return false }
        func kept(by path: String) -> [String] { (ownership.edges[path] ?? []).flatMap(ownership.ends) }
        if StronglyConnected.path(from: loss.type.path, to: owner.path, kept) != nil { return true }
        return !codebase.types.contains { type in
            type.module == owner.module && type.path != owner.path && codebase.isActor(type)
                && kept(by: type.path).contains(owner.path)
        }
    }

    /// Whether a wireframe's factory hands out the screen in the property: the caller takes the screen out of the
    /// wireframe, and no actor of the module stores the wireframe, so that no reference leads back.
    private func isHandedOut(_ property: Declaration, by wireframe: KnownType, _ role: Role) -> Bool {
        guard codebase.vocabulary.navigators.contains(role), isFilledFromOutside(property, of: wireframe) else {
            return false
        }
        let others = codebase.types.filter {
            $0.module == wireframe.module && $0.path != wireframe.path && !$0.isProtocol && codebase.isActor($0)
        }
        // If the module's Presenter isn't among the sources, it may store the wireframe.
        guard others.contains(where: { $0.role == .presenter }) else { return false }
        let names = codebase.conformers.protocols(of: wireframe.path).union([wireframe.path])
        return !others.contains { other in
            other.storedProperties.contains { property in
                let context = codebase.context(at: property.extent.name.lowerBound, in: other.main.file)
                return property.knownType?.held.contains { name in
                    guard let type = codebase.resolvePath(name, in: context) else {
                        // A type outside of the sources is judged by its name.
                        return codebase.vocabulary.implementer(of: codebase.bare(name)) == role
                    }
                    return names.contains(type.path)
                } == true
            }
        }
    }

    /// Whether a function of the type sets the property in another object: `router.entry = view`.
    private func isFilledFromOutside(_ property: Declaration, of owner: KnownType) -> Bool {
        owner.parts.contains { part in
            part.file.references(in: part.declaration).contains { reference in
                reference.name == property.name && ![nil, "self"].contains(reference.receiver)
                    && part.file.assigned(to: reference) != nil
            }
        }
    }

    /// The role behind a property if it is nearer to the owner of all.
    private func target(of type: TypeName, _ property: Declaration, of owner: KnownType, _ role: Role) -> Role? {
        let context = codebase.context(at: property.extent.name.lowerBound, in: owner.main.file)
        for name in type.held {
            guard let target = self.role(of: name, property, of: owner, in: context) else { continue }
            if isBack(from: role, to: target) { return target }
        }
        return nil
    }

    private func isBack(from owner: Role, to target: Role) -> Bool {
        codebase.vocabulary.isOwner(target, of: owner)
    }

    private func role(of name: String, _ property: Declaration, of owner: KnownType, in context: Context) -> Role? {
        guard let type = codebase.resolvePath(name, in: context) else {
            return role(ofUnknown: codebase.bare(name), property, of: owner)
        }
        if !type.isProtocol {
            if let role = type.role, codebase.isActor(type) {
                return isSameModule(type, owner) && !isSubview(type, of: owner) ? role : nil
            }
            return codebase.isViewController(type) ? codebase.vocabulary.actors.first?.role : nil
        }
        if codebase.isProxied(type) { return nil }
        if let contract = RoleProtocol(type.name), contract.isRole {
            // A delegate is another module's Director, to which this module doesn't belong.
            let isOwn = owner.module == nil || contract.module == owner.module
            return isOwn && contract.word != "Delegate" ? codebase.vocabulary.implementer(of: type.name) : nil
        }
        return role(ofProtocol: type, property, of: owner)
    }

    /// The role behind a protocol: by its conformers, else by its name, else by the property's name.
    private func role(ofProtocol type: KnownType, _ property: Declaration, of owner: KnownType) -> Role? {
        let roles = codebase.conformerRoles.of(type.path, in: owner.module)
        if let roles, let first = roles.first {
            // If several roles conform, the reference goes back only if all of them are further up.
            return roles.first { role in owner.role.map { !isBack(from: $0, to: role) } ?? true } ?? first
        }
        guard roles == nil else { return nil }
        return codebase.vocabulary.implementer(of: type.name) ?? role(ofName: property.name, owner)
    }

    private func role(ofUnknown name: String, _ property: Declaration, of owner: KnownType) -> Role? {
        let view = codebase.vocabulary.actors.first?.role
        if UIKitNames.isController(name) {
            return isChild(property, of: owner) || isScreenBeyond(property, of: owner) ? nil : view
        }
        if UIKitNames.isView(name) || name.hasPrefix("NS") || name.contains("Weak") { return nil }
        // Libraries' views have such names as well: a cell's `SkeletonView` is inside of the cell, not behind it.
        if name.hasSuffix("View"), codebase.vocabulary.draws(owner.role) { return nil }
        if let role = codebase.vocabulary.implementer(of: name) { return role }
        return nil
    }

    /// Whether one view holds the other to draw it.
    private func isSubview(_ type: KnownType, of owner: KnownType) -> Bool {
        codebase.vocabulary.draws(type.role) && codebase.vocabulary.draws(owner.role)
            && !codebase.isViewController(type)
    }

    /// Whether the property is a child controller, whose view the owner shows in its own.
    private func isChild(_ property: Declaration, of owner: KnownType) -> Bool {
        guard codebase.vocabulary.draws(owner.role) else { return false }
        let references = owner.parts.flatMap { $0.file.references(in: $0.declaration) }
        return references.contains { $0.name == "addSubview" }
            && references.contains { $0.name == "view" && $0.receiver == property.name }
    }

    /// Whether the property is a plain controller named after another screen, to which a wireframe leads.
    private func isScreenBeyond(_ property: Declaration, of owner: KnownType) -> Bool {
        guard owner.role.map(codebase.vocabulary.navigators.contains) == true else { return false }
        var word = property.name.lowercased()
        for ending in ["viewcontroller", "controller", "view", "vc"] where word.hasSuffix(ending) {
            word = String(word.dropLast(ending.count))
            break
        }
        word = word.filter(\.isLetter)
        let own: Set<String> = [
            "", "base", "root", "current", "source", "presenting", "parent", "navigation", "main", "own", "my",
        ]
        return !own.contains(word) && owner.module?.lowercased().contains(word) != true
    }

    private func role(ofName name: String, _ owner: KnownType) -> Role? {
        guard let own = owner.role.flatMap(codebase.vocabulary.actor), own.backNames.contains(name) else { return nil }
        return codebase.vocabulary.actors.first { $0.owns.contains(own.role) }?.role
    }

    private func isSameModule(_ type: KnownType, _ owner: KnownType) -> Bool {
        type.module == nil || owner.module == nil || type.module == owner.module
    }
}
