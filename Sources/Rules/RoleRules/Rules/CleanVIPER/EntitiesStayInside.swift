import RoleIndex
import SourceModel

extension Rule {
    /// Models that leave the UseCase are made for its Presenter.
    static let entitiesStayInside = Rule(
        name: "entities-stay-inside",
        what: "No entity leaves a UseCase: neither through its output nor inside of a PresentationModel.",
        why: "an entity that the Presenter knows can't change without every scene that shows it",
        fix: "make a PresentationModel of it that holds what this scene shows",
        wrong: [
            "ContactUseCaseOutput.swift": """
            protocol ContactUseCaseOutput: AnyObject {
                func present(contact: Contact)
            }
            """,
            "Entities/Contact.swift": "struct Contact { let name: String }",
            "ContactUseCase.swift": "class ContactUseCase { weak var output: ContactUseCaseOutput? }",
        ],
        right: [
            "ContactUseCaseOutput.swift": """
            protocol ContactUseCaseOutput: AnyObject {
                func present(contact: ContactPresentationModel)
            }
            """,
            "ContactPresentationModel.swift": """
            struct ContactPresentationModel {
                let name: String
                init(contact: Contact) { name = contact.name }
            }
            """,
            "Entities/Contact.swift": "struct Contact { let name: String }",
            "ContactUseCase.swift": "class ContactUseCase { weak var output: ContactUseCaseOutput? }",
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"The UseCase\": entities are never passed to the UseCaseOutput",
        check: { EntitiesStayInside(layers: CleanLayers(codebase: $0)).findings })
}

private struct EntitiesStayInside {
    let layers: CleanLayers
    private var codebase: Codebase { layers.codebase }

    var findings: [Finding] {
        var found: [Finding] = []
        for output in layers.types(.useCaseOutput) { found += presented(by: output) { _ in true } }
        for useCase in layers.types(.useCase) {
            found += presented(by: useCase) { method in method.name.hasPrefix("event") }
        }
        for type in codebase.types where layers.part(of: type) == .presentationModel { found += kept(by: type) }
        return found
    }

    private func presented(by type: KnownType, where isOpen: (Declaration) -> Bool) -> [Finding] {
        type.parts.flatMap { part in
            part.declaration.members.filter { isOpen($0) && isVisible($0) }.flatMap { member -> [Finding] in
                let carried = member.parameters.compactMap(\.type) + [member.type].compactMap { $0 }
                return carried.compactMap { carried in
                    entity(in: carried, at: member, of: part.file).map { name in
                        Finding(
                            carried.location, "\(type.path).\(member.signature) passes \(name), an entity, outward")
                    }
                }
            }
        }
    }

    private func kept(by model: KnownType) -> [Finding] {
        model.main.declaration.members.filter(isVisible).flatMap { member -> [Finding] in
            let types: [TypeName] =
                switch member.kind {
                case .property where member.isStored && !member.isStatic: [member.knownType].compactMap { $0 }
                case .enumCase: member.parameters.compactMap(\.type)
                default: []
                }
            return types.compactMap { type in
                entity(in: type, at: member, of: model.main.file).map { name in
                    Finding(
                        member.location, "\(model.path) holds \(name), an entity, and hands it outward",
                        fix: "copy what the Presenter needs of it into properties of their own")
                }
            }
        }
    }

    private func isVisible(_ member: Declaration) -> Bool {
        member.access != .private && member.access != .fileprivate
    }

    private func entity(in type: TypeName, at member: Declaration, of file: SourceFile) -> String? {
        let context = codebase.context(at: member.extent.name.lowerBound, in: file)
        return type.names.first { name in
            codebase.resolvePath(name, in: context).flatMap(layers.part) == .entity
        }
    }
}
