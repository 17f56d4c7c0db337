import RoleIndex
import SourceModel

extension Rule {
    /// A View shows what its Presenter has prepared.
    static let viewKnowsNoEntity = Rule(
        name: "view-knows-no-entity",
        what: "A View and its parts name no entity.",
        why: "a View that picks an entity apart formats and decides, and no test reaches that without a screen",
        fix:
            "let the Presenter make texts and plain values of it, in a type of what is shown, and pass that to the View",
        wrong: [
            "Shelf/Protocols/ShelfProtocols.swift": """
            protocol ShelfViewProtocol: AnyObject { func show(books: [Book]) }
            protocol ShelfInteractorOutputProtocol: AnyObject { func didFetch(_ books: [Book]) }
            """,
            "Entities/Book.swift": "struct Book { let title: String, due: Date? }",
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?
                func didFetch(_ books: [Book]) { view?.show(books: books) }
            }
            """,
            "Shelf/View/ShelfView.swift": """
            final class ShelfView: UIViewController, ShelfViewProtocol {
                func show(books: [Book]) { title = books.first?.title }
            }
            """,
        ],
        right: [
            "Shelf/Protocols/ShelfProtocols.swift": """
            protocol ShelfViewProtocol: AnyObject { func show(rows: [ShelfRow]) }
            protocol ShelfInteractorOutputProtocol: AnyObject { func didFetch(_ books: [Book]) }
            struct ShelfRow { let title: String, due: String }
            """,
            "Entities/Book.swift": "struct Book { let title: String, due: Date? }",
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                weak var view: ShelfViewProtocol?
                func didFetch(_ books: [Book]) { view?.show(rows: books.map { ShelfRow(title: $0.title, due: due($0)) }) }
            }
            """,
            "Shelf/View/ShelfView.swift": """
            final class ShelfView: UIViewController, ShelfViewProtocol {
                func show(rows: [ShelfRow]) { title = rows.first?.title }
            }
            """,
        ],
        lesson: Lesson.viper,
        source: "Piñera, VIPER slides: the view shows the content received from the presenter, which formats it",
        yieldsTo: ["managed-objects-stay-in-data-managers"],
        check: { codebase in
            let given = EntitiesFromPresenters(codebase: codebase)
            return codebase.files.flatMap { ViewKnowsNoEntity(codebase: codebase, given: given, file: $0).findings }
        })
}

private struct ViewKnowsNoEntity {
    let codebase: Codebase
    let given: EntitiesFromPresenters
    let file: SourceFile

    var findings: [Finding] {
        // One finding per entity and type is enough, since one fix removes the other uses as well.
        var known: Set<String> = []
        return file.references.compactMap { reference in
            let context = codebase.context(of: reference, in: file)
            // A cell without a module is drawn for all modules, and may know the model that it draws.
            guard codebase.vocabulary.draws(context.role), context.module != nil || context.role != .viewPart,
                let (entity, sentence) = entity(by: reference, in: context),
                known.insert("\(context.subject) \(entity.path)").inserted
            else { return nil }
            return Finding(reference.location, "\(context.subject) \(sentence), an entity")
        }
    }

    private func entity(by reference: Reference, in context: Context) -> (KnownType, String)? {
        guard reference.isCapitalized else {
            guard let entity = given.entity(by: reference, in: context) else { return nil }
            return (entity, "gets \(entity.path) from \(reference.text)")
        }
        guard let entity = codebase.resolve(reference.name, receiver: reference.receiver, in: context),
            // A type in a view's own file belongs to the view.
            entity.role == .entity, !entity.isIdentifier, entity.main.file.path != file.path
        else { return nil }
        return (entity, "names \(entity.path)")
    }
}
