import RoleIndex
import SourceModel

extension Rule {
    /// A UseCase is given its gateway, and knows it as a protocol.
    static let useCaseDependsOnProtocols = Rule(
        name: "use-case-depends-on-protocols",
        what: "A UseCase and its Transformers know the EntityGateway and the EntityManagers as protocols only.",
        why: "a UseCase that knows no class behind its gateway is tested with whatever the test wants it to find",
        fix: "take the gateway's protocol in the initializer, and let the Connector pass the class in",
        wrong: [
            "ContactUseCase.swift": """
            class ContactUseCase {
                private let entityGateway = EntityGatewayImpl()
            }
            """,
            "EntityGateway.swift": """
            protocol EntityGateway {}
            class EntityGatewayImpl: EntityGateway {}
            """,
        ],
        right: [
            "ContactUseCase.swift": """
            class ContactUseCase {
                private let entityGateway: EntityGateway
                init(entityGateway: EntityGateway) { self.entityGateway = entityGateway }
            }
            """,
            "EntityGateway.swift": """
            protocol EntityGateway {}
            class EntityGatewayImpl: EntityGateway {}
            """,
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"The UseCase\": it has no direct dependencies",
        check: { codebase in
            let layers = CleanLayers(codebase: codebase)
            return layers.namings { $0.layer == .useCase }.findings { direct($0, layers) }
        })

    private static func direct(_ naming: CleanNaming, _ layers: CleanLayers) -> Finding? {
        guard let type = naming.type, !type.isProtocol, !layers.isPiece(type),
            naming.part == .gateway || naming.part == .entityManager, let part = naming.part
        else { return nil }
        let known = type.inherited.map(layers.codebase.bare).first { name in
            layers.codebase.resolvePath(name, in: nil).map { layers.part(of: $0) == part } ?? false
        }
        let fix = known.map { "take it as \($0) in the initializer, and let the Connector pass \(type.path) in" }
        return Finding(
            naming.reference.location,
            "\(naming.context.subject) depends on \(type.path), \(part.rawValue) and no protocol",
            fix: fix ?? "declare what is asked of it as a protocol, and let the Connector pass \(type.path) in")
    }
}
