import Testing

/// Code that only looks like a circle or an entity.
@Suite("First screens, and what is made to show, as others write them")
struct WildFirstScreensTests {
    private static let protocols = "Shelf/ShelfProtocols.swift"
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"

    static let cases: [WildCase] = [
        WildCase(
            "a wireframe of which nobody knows hands out its screen, and nothing leads back to it",
            "back-references-weak",
            [
                presenter: "final class ShelfPresenter { weak var view: ShelfViewController? }",
                view: "final class ShelfViewController: UIViewController { var presenter: ShelfPresenter? }",
                "Shelf/ShelfRouter.swift": """
                final class ShelfRouter {
                    var entry: ShelfViewController?
                    static func start() -> ShelfRouter {
                        let router = ShelfRouter()
                        router.entry = ShelfViewController()
                        return router
                    }
                }
                """,
                "Shop/ShopPresenter.swift": "final class ShopPresenter { var router: ShopRouterProtocol? }",
                "Shop/ShopViewController.swift": "final class ShopViewController: UIViewController {}",
                "Shop/ShopRouterProtocol.swift": "protocol ShopRouterProtocol: AnyObject {}",
                "Shop/ShopRouter.swift": """
                final class ShopRouter: ShopRouterProtocol {
                    var entry: ShopViewController?
                    static func start() -> ShopRouter {
                        let router = ShopRouter()
                        router.entry = ShopViewController()
                        return router
                    }
                }
                """,
            ],
            ["Shop/ShopRouter.swift:2 ShopRouter holds entry, its View, strongly"]),
        WildCase(
            "a closure inside of one that holds self weakly holds it weakly as well, until self is bound anew",
            "no-strong-cycles",
            [
                view: "final class ShelfViewController: UIViewController {}",
                presenter: """
                final class ShelfPresenter {
                    let interactor: ShelfInteractor
                    func load() {
                        interactor.load { [weak self] in
                            self?.interactor.write { self?.show() }
                        }
                    }
                    func loadAll() {
                        interactor.load { [weak self] in
                            guard let self else { return }
                            self.interactor.write { self.show() }
                        }
                    }
                    func show() {}
                }
                """,
                interactor: """
                final class ShelfInteractor {
                    private var loaded: (() -> Void)?
                    private var written: (() -> Void)?
                    func load(_ completion: @escaping () -> Void) { loaded = completion }
                    func write(_ completion: @escaping () -> Void) { written = completion }
                }
                """,
            ],
            [
                "\(presenter):11 ShelfInteractor keeps a closure that captures ShelfPresenter strongly, in a circle that is never freed: ShelfInteractor.written -> ShelfPresenter.interactor -> ShelfInteractor"
            ]),
        WildCase(
            "a lone Presenter of a longer name is of the module in whose folder it lies", "other-modules-by-navigation",
            [
                "Books/BooksInteractor.swift": "final class BooksInteractor { weak var output: BooksListPresenter? }",
                "Books/BooksRouter.swift": "protocol BooksRouterProtocol {}\nfinal class BooksRouter {}",
                "Books/BooksListPresenter.swift": "final class BooksListPresenter { var router: BooksRouterProtocol? }",
                "Lend/LendPresenter.swift": "final class LendPresenter { var router: BooksRouterProtocol? }",
                "Lend/LendInteractor.swift": "final class LendInteractor {}",
                "Lend/LendMorePresenter.swift": "final class LendMorePresenter { let other: LendInteractor }",
            ],
            [
                "Lend/LendMorePresenter.swift:1 LendMorePresenter of LendMore names LendInteractor, which belongs to Lend",
                "Lend/LendPresenter.swift:1 LendPresenter of Lend names BooksRouterProtocol, which belongs to Books",
            ]),
        WildCase(
            "texts with a picture are made to show, whoever makes them and wherever they lie", "view-knows-no-entity",
            [
                protocols: """
                protocol ShelfViewProtocol: AnyObject { func show(_ details: BookDetails, of book: Book) }
                protocol ShelfInteractorOutputProtocol: AnyObject { func found(_ details: BookDetails, of book: Book) }
                """,
                presenter: """
                final class ShelfPresenter: ShelfInteractorOutputProtocol {
                    weak var view: ShelfViewProtocol?
                    func found(_ details: BookDetails, of book: Book) { view?.show(details, of: book) }
                }
                """,
                interactor: """
                final class ShelfInteractor {
                    weak var output: ShelfInteractorOutputProtocol?
                    func find() { output?.found(BookDetails(title: "Emma", cover: nil, isLent: false), of: Book(pages: 9)) }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController, ShelfViewProtocol {
                    func show(_ details: BookDetails, of book: Book) { title = details.title }
                }
                """,
                "Shelf/Entity/BookDetails.swift": """
                struct BookDetails { let title: String; let cover: UIImage?; let isLent: Bool }
                """,
                "Shelf/Entity/Book.swift": "struct Book: Decodable { let pages: Int }",
            ],
            ["\(view):2 ShelfViewController names Book, an entity"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
