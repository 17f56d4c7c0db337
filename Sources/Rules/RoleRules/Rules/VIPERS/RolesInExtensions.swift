import RoleIndex
import SourceModel

extension Rule {
    /// One extension for each role that an actor plays.
    static let rolesInExtensions = Rule(
        name: "roles-in-extensions",
        what: "An actor conforms to each of its roles in an extension of its own.",
        why: "the class then holds references and state, and each extension is one role, read beside its contract",
        fix: "conform to the role in an extension that does nothing else",
        wrong: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_PresentData: AnyObject { func present() }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector: ItemsList_PresentData {
                func present() {}
            }
            """,
        ],
        right: [
            "Items/List/ItemsListContract.swift": "protocol ItemsList_PresentData: AnyObject { func present() }",
            "Items/List/ItemsListDirector.swift": """
            final class ItemsListDirector {}

            extension ItemsListDirector: ItemsList_PresentData {
                func present() {}
            }
            """,
        ],
        lesson: Lesson.actors,
        source: "D'Areglia, VIPER-S, part 2, \"Actors: the Worker\": "
            + "logic split by extensions, throughout the architecture",
        check: { RolesInExtensions(codebase: $0).findings })
}

private struct RolesInExtensions {
    let codebase: Codebase

    var findings: [Finding] {
        codebase.types.filter(codebase.isActor).flatMap { actor in
            actor.parts.flatMap { part in
                part.declaration.kind == .extension ? second(in: part, of: actor) : inBody(part, of: actor)
            }
        }
    }

    private func inBody(_ part: KnownType.Part, of actor: KnownType) -> [Finding] {
        roles(of: part.declaration).map { role in
            Finding(
                role.location, "\(actor.path) conforms to \(role.name) where the class is declared",
                fix: "conform in `extension \(actor.path): \(role.name)`, which does nothing else")
        }
    }

    private func second(in part: KnownType.Part, of actor: KnownType) -> [Finding] {
        let roles = roles(of: part.declaration)
        return roles.dropFirst().map { role in
            Finding(
                role.location, "one extension of \(actor.path) conforms to \(roles[0].name) and to \(role.name)",
                fix: "conform in `extension \(actor.path): \(role.name)`, which does nothing else")
        }
    }

    /// A typealias for several roles counts as all of them.
    private func roles(of declaration: Declaration) -> [(name: String, location: Location)] {
        declaration.inherited.flatMap { written in
            names(in: written.text).filter { RoleProtocol($0)?.isRole ?? false }.map { ($0, written.location) }
        }
    }

    /// The protocols that the type conforms to, without a superclass's generic arguments.
    private func names(in text: String) -> [String] {
        text.split(separator: "&").map { codebase.bare(String($0)) }.flatMap { name in
            // One level of typealiases only, since typealiases of typealiases may form a circle.
            codebase.alias(at: name).map { $0.split(separator: "&").map { codebase.bare(String($0)) } } ?? [name]
        }
    }
}
