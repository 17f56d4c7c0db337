import RoleIndex
import SourceModel

extension Rule {
    /// Only copies cross a boundary.
    static let boundariesCarryValues = Rule(
        name: "boundaries-carry-values",
        what: "What one layer hands to the next is a struct, an enum or a scalar, never an object.",
        why: "an object that two layers hold is changed by one behind the other's back; a copy is not",
        fix: "make it a struct, or hand over the values that the other layer needs",
        wrong: [
            "ContactViewModel.swift": "class ContactViewModel { var name = \"\" }",
            "ContactPresenter.swift": "class ContactPresenter {}",
        ],
        right: [
            "ContactViewModel.swift": "struct ContactViewModel { let name: String }",
            "ContactPresenter.swift": "class ContactPresenter {}",
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"Copy Data Values\"",
        check: { BoundariesCarryValues(layers: CleanLayers(codebase: $0)).findings })
}

private struct BoundariesCarryValues {
    let layers: CleanLayers
    private var codebase: Codebase { layers.codebase }

    var findings: [Finding] {
        models + layers.types(.presenter, .useCase, .transformer, .presenterOutput, .useCaseOutput).flatMap(carried)
    }

    /// Each model that is a class: one finding, wherever the model goes.
    private var models: [Finding] {
        codebase.types.compactMap { type in
            guard type.isClass, let part = layers.part(of: type), Self.models.contains(part) else { return nil }
            return Finding(
                type.main.declaration.location, "\(type.path) is \(part.rawValue) and a class",
                fix: "make it a struct, which is copied from layer to layer")
        }
    }

    private static let models: Set<CleanPart> = [.presentationModel, .viewModel, .entity]

    private func carried(across type: KnownType) -> [Finding] {
        type.parts.flatMap { part in
            part.declaration.members.filter { isBoundary($0, of: type) }.flatMap { method -> [Finding] in
                let context = codebase.context(at: method.extent.name.lowerBound, in: part.file)
                let carried = method.parameters.compactMap(\.type) + [method.type].compactMap { $0 }
                return carried.compactMap { finding($0, method, type, context) }
            }
        }
    }

    private func isBoundary(_ member: Declaration, of type: KnownType) -> Bool {
        guard member.kind == .method, member.access != .private, member.access != .fileprivate else { return false }
        if type.isProtocol { return true }
        return member.name.hasPrefix("event") || member.name == "transform"
    }

    private func finding(
        _ carried: TypeName, _ method: Declaration, _ type: KnownType, _ context: Context
    ) -> Finding? {
        for name in carried.held {
            guard let object = object(name, in: context) else { continue }
            return Finding(
                carried.location, "\(type.path).\(method.signature) hands over \(object), an object",
                fix: "hand over the values that the next layer needs, or a struct of them")
        }
        return nil
    }

    /// The class of the object, unless it is a model, reported at its declaration, or a part, left to the rules about
    /// layers.
    private func object(_ name: String, in context: Context) -> String? {
        if let type = codebase.resolvePath(name, in: context) {
            return type.isClass && layers.part(of: type) == nil ? type.path : nil
        }
        let bare = codebase.bare(name)
        return bare.hasPrefix("NSMutable") || bare == "NSManagedObject" ? bare : nil
    }
}
