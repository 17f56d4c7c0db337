import RoleIndex

extension Rule {
    /// A View reaches the Interactor through the Presenter.
    static let viewKnowsNoInteractor = Rule(
        name: "view-knows-no-interactor",
        what: "A View keeps no Interactor where a Presenter does.",
        why: "what follows from a tap is then decided in two places, and a test of the Presenter sees one of them",
        fix: "tell the Presenter what happened, and let that ask the Interactor",
        wrong: [
            "Shelf/View/ShelfViewController.swift": """
            final class ShelfViewController: UIViewController {
                var presenter: ShelfPresenterProtocol?
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Protocols/ShelfProtocols.swift": """
            protocol ShelfPresenterProtocol: AnyObject {}
            protocol ShelfInteractorInputProtocol: AnyObject {}
            """,
        ],
        right: [
            "Shelf/View/ShelfViewController.swift": """
            final class ShelfViewController: UIViewController {
                var presenter: ShelfPresenterProtocol?
            }
            """,
            "Shelf/Presenter/ShelfPresenter.swift": """
            final class ShelfPresenter {
                var interactor: ShelfInteractorInputProtocol?
            }
            """,
            "Shelf/Protocols/ShelfProtocols.swift": """
            protocol ShelfPresenterProtocol: AnyObject {}
            protocol ShelfInteractorInputProtocol: AnyObject {}
            """,
        ],
        lesson: Lesson.interactor,
        source: "Piñera, VIPER slides: the view tells the presenter, which gets the data from the interactor",
        check: { ViewKnowsNoInteractor(codebase: $0).findings })
}

private struct ViewKnowsNoInteractor {
    let codebase: Codebase

    var findings: [Finding] {
        let actors = codebase.types.filter { !$0.isProtocol && $0.module != nil }
        // If no Presenter keeps an Interactor, the order is different: the View asks the Interactor, which tells the
        // Presenter.
        let asking = Set(
            actors.filter { $0.role == .presenter && !interactors(keptBy: $0).isEmpty }.compactMap(\.module))
        return actors.filter { view in
            view.role.map(codebase.vocabulary.drawn.contains) == true && view.module.map(asking.contains) == true
        }.flatMap { interactors(keptBy: $0).map { Finding($0.location, "\($0.sentence), an Interactor") } }
    }

    private func interactors(keptBy owner: KnownType) -> [Edge] {
        codebase.edges(from: owner).filter { edge in
            edge.kind == .property && Set(codebase.roles(behind: edge.target)) == [.interactor]
        }
    }
}
