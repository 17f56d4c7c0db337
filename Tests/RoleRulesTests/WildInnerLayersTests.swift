import Testing

/// Things that one layer may know about another, and things that it must not.
@Suite("Layers as others part them")
struct WildInnerLayersTests {
    private static let protocols = "Shelf/ShelfProtocols.swift"
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let cell = "Shelf/ShelfCell.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"
    private static let noPresenter = "final class ShelfPresenter {}"

    static let cases: [WildCase] = [
        WildCase(
            "an Interactor's file imports no UIKit, for something or for nothing; one that a whole module shares may",
            "interactor-knows-no-ui",
            [
                presenter: noPresenter,
                interactor: "import UIKit\nfinal class ShelfInteractor { var cover: UIImage? }",
                "Lend/LendInteractor.swift": "import Foundation\nimport SwiftUI\nfinal class LendInteractor {}",
                "Notes/NotesInteractor.swift":
                    "import SwiftUI\nfinal class NotesInteractor { func tint() -> Color { Color(\"tint\") } }",
                "Search/SearchInteractor.swift": "import Foundation\nfinal class SearchInteractor {}",
                "Tour/TourModule.swift": """
                import UIKit
                final class TourInteractor {}
                final class TourPresenter {}
                final class TourViewController: UIViewController {}
                """,
            ],
            [
                "Lend/LendInteractor.swift:2 the file of LendInteractor imports SwiftUI, and names nothing of it",
                "Notes/NotesInteractor.swift:1 the file of NotesInteractor imports SwiftUI, for Color",
                "\(interactor):1 the file of ShelfInteractor imports UIKit, for UIImage",
            ]),
        WildCase(
            "a View leaves the Interactor to its Presenter, unless the order is another one, as in Clean Swift",
            "view-knows-no-interactor",
            [
                protocols: """
                protocol ShelfPresenterProtocol: AnyObject {}
                protocol ShelfInteractorProtocol: AnyObject {}
                protocol LendInteractorProtocol: AnyObject {}
                """,
                presenter: """
                final class ShelfPresenter: ShelfPresenterProtocol { var interactor: ShelfInteractorProtocol? }
                """,
                view: """
                final class ShelfViewController: UIViewController {
                    var presenter: ShelfPresenterProtocol?
                    var interactor: ShelfInteractorProtocol?
                }
                """,
                cell: "final class ShelfCell: UITableViewCell { var source: ShelfInteractor? }",
                interactor: "final class ShelfInteractor: ShelfInteractorProtocol {}",
                "Lend/LendViewController.swift": """
                final class LendViewController: UIViewController { var interactor: LendInteractorProtocol? }
                """,
                "Lend/LendInteractor.swift": """
                final class LendInteractor: LendInteractorProtocol { var presenter: LendPresenter? }
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter { weak var view: LendViewController? }",
            ],
            [
                "\(cell):1 ShelfCell stores source as ShelfInteractor, an Interactor",
                "\(view):3 ShelfViewController stores interactor as ShelfInteractorProtocol, an Interactor",
            ]),
        WildCase(
            "a library that is made for views is the View's; where the file draws anyway, the rest says more",
            "presenter-knows-no-ui",
            [
                presenter: "import RxSwift\nimport RxDataSources\nfinal class ShelfPresenter {}",
                "Lend/LendPresenter.swift": """
                import SVProgressHUD
                import UIKit
                final class LendPresenter { func wait() -> UIColor { .red } }
                """,
                "Notes/NotesPresenter.swift": "import RxSwift\nfinal class NotesPresenter {}",
            ],
            [
                "Lend/LendPresenter.swift:2 the file of LendPresenter imports UIKit, for UIColor",
                "\(presenter):2 the file of ShelfPresenter imports RxDataSources, which is made for views",
            ]),
        WildCase(
            "a View's protocol asks for no class of UIKit; one that no Presenter keeps is the wireframe's",
            "presenter-knows-no-ui",
            [
                protocols: """
                protocol ShelfViewProtocol: UIViewController { func show(rows: [String]) }
                protocol ShelfPageProtocol: UIViewController {}
                protocol LendViewProtocol: AnyObject { func show(rows: [String]) }
                """,
                presenter: "final class ShelfPresenter { weak var view: ShelfViewProtocol? }",
                view:
                    "final class ShelfViewController: UIViewController, ShelfViewProtocol { func show(rows: [String]) {} }",
                "Lend/LendPresenter.swift": "final class LendPresenter { weak var view: LendViewProtocol? }",
            ],
            ["\(protocols):1 ShelfViewProtocol asks for a UIViewController, and ShelfPresenter knows its View by it"]),
        WildCase(
            "what a Presenter's file imports SwiftUI for is said; Combine is another matter",
            "presenter-knows-no-ui",
            [
                presenter: """
                import SwiftUI
                final class ShelfPresenter: ObservableObject {
                    func addButton() -> some View { Button(action: add) { Image(systemName: "plus") } }
                    func add() {}
                }
                """,
                "Lend/LendPresenter.swift": "import Combine\nfinal class LendPresenter: ObservableObject {}",
            ],
            ["\(presenter):1 the file of ShelfPresenter imports SwiftUI, for View, Button, Image"]),
        WildCase(
            "a list of a server's addresses is no router, and makes no module of the Interactor that has its name",
            "other-modules-by-navigation",
            [
                "Shelf/ShelfBuilder.swift": """
                final class ShelfBuilder {
                    func build() -> ShelfPresenter { ShelfPresenter(AuthInteractor.shared, LendPresenter()) }
                }
                """,
                presenter: "final class ShelfPresenter { init(_ auth: Any, _ lend: Any) {} }",
                "Lend/LendPresenter.swift": "final class LendPresenter {}",
                "Interactors/AuthInteractor.swift":
                    "final class AuthInteractor { static let shared = AuthInteractor() }",
                "Services/AuthHTTPRouter.swift": "enum AuthHTTPRouter { case login; var path: String { \"/login\" } }",
            ],
            ["Shelf/ShelfBuilder.swift:2 ShelfBuilder of Shelf names LendPresenter, which belongs to Lend"]),
        WildCase(
            "View and Interactor know their Presenter by a protocol each",
            "edges-are-protocols",
            [
                protocols: """
                protocol ShelfPresenterProtocol: AnyObject { func didTap(); func didFetch() }
                protocol LendPresenterProtocol: AnyObject { func didTap() }
                protocol LendInteractorOutputProtocol: AnyObject { func didFetch() }
                """,
                presenter: """
                final class ShelfPresenter: ShelfPresenterProtocol { func didTap() {}; func didFetch() {} }
                """,
                view: "final class ShelfViewController: UIViewController { var presenter: ShelfPresenterProtocol? }",
                interactor: "final class ShelfInteractor { weak var presenter: ShelfPresenterProtocol? }",
                "Lend/LendPresenter.swift": """
                final class LendPresenter: LendPresenterProtocol, LendInteractorOutputProtocol {
                    func didTap() {}
                    func didFetch() {}
                }
                """,
                "Lend/LendViewController.swift": """
                final class LendViewController: UIViewController { var presenter: LendPresenterProtocol? }
                """,
                "Lend/LendInteractor.swift": """
                final class LendInteractor { weak var presenter: LendInteractorOutputProtocol? }
                """,
            ],
            [
                """
                \(interactor):1 ShelfInteractor stores presenter as ShelfPresenterProtocol, \
                by which ShelfViewController knows its Presenter as well
                """
            ]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
