import RoleIndex
import SourceModel

extension Rule {
    /// Other layers ask a list for its rows, and never get the list itself.
    static let collectionsStayPrivate = Rule(
        name: "collections-stay-private",
        what: "Arrays, sets and dictionaries that a Presenter, a UseCase or a gateway stores are private.",
        why: "code that sees the list comes to depend on how it is kept; code that asks for a row does not",
        fix: "make it private, and answer by an accessor such as row(at:)",
        wrong: [
            "ContactListPresenter.swift": """
            class ContactListPresenter {
                var rows: [ContactListViewModel] = []
            }
            """
        ],
        right: [
            "ContactListPresenter.swift": """
            class ContactListPresenter {
                private var rows: [ContactListViewModel] = []
                var rowCount: Int { return rows.count }
                func row(at index: Int) -> ContactListViewModel { return rows[index] }
            }
            """
        ],
        lesson: Lesson.cleanViper,
        source: "Resnick, Clean VIPER, \"Honour The Layer Boundaries\"",
        check: { codebase in
            let layers = CleanLayers(codebase: codebase)
            return layers.types(.presenter, .useCase, .gateway, .entityManager).filter { !$0.isProtocol }
                .flatMap { type in
                    type.storedProperties.compactMap { exposed($0, by: type, codebase) }
                }
        })

    private static func exposed(_ property: Declaration, by type: KnownType, _ codebase: Codebase) -> Finding? {
        guard property.access != .private, property.access != .fileprivate,
            let kind = CollectionKind(of: property, in: type.main.file, codebase)
        else { return nil }
        let isReadOnly = property.attributes.contains { $0.text == "private(set)" || $0.text == "fileprivate(set)" }
        return Finding(
            property.location,
            "\(type.path) shows \(property.name), \(kind.rawValue), to other layers" + (isReadOnly ? " to read" : ""),
            fix: "make \(property.name) private, and answer by an accessor for one element")
    }
}
