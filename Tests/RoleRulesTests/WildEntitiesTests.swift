import Testing

/// Entities in other people's apps, and their ways to a view.
@Suite("Entities as others carry them")
struct WildEntitiesTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"

    static let cases: [WildCase] = [
        WildCase(
            "an entity is known by its folder however that is written, or by what it is decoded from",
            "view-knows-no-entity",
            [
                presenter: "final class ShelfPresenter {}",
                "entity/Book.swift": "struct Book {}",
                "DataModels/Loan.swift": "struct Loan {}",
                "Other/Reader.swift": "struct Reader: Decodable {}",
                "Other/Shade.swift": "struct Shade: Equatable {}",
                "Desk/Entity.swift": "struct Pen {}",
                "Screens/StrayVC.swift": "final class StrayVC: UIViewController { var book: Book? }",
                "Screens/StrayCell.swift": "final class StrayCell: UITableViewCell { var book: Book? }",
                "Shelf/ShelfProtocols.swift": "protocol ShelfInteractorProtocol { func load(_ order: Order) }",
                view: """
                final class ShelfViewController: UIViewController {
                    var book: Book?
                    var loan: Loan?
                    var reader: Reader?
                    var shade: Shade?
                    var pen: Pen?
                    var order: Order?
                }
                struct Order {}
                """,
            ],
            [
                "Screens/StrayVC.swift:1 StrayVC names Book, an entity",
                "\(view):2 ShelfViewController names Book, an entity",
                "\(view):3 ShelfViewController names Loan, an entity",
                "\(view):4 ShelfViewController names Reader, an entity",
                "\(view):6 ShelfViewController names Pen, an entity",
            ]),
        WildCase(
            "what holds a view or a page is no entity, whatever its folder", "view-knows-no-entity",
            [
                presenter: "protocol ShelfViewProtocol: AnyObject { func show(_ pages: [TabPage]) }\n"
                    + "final class ShelfPresenter { weak var view: ShelfViewProtocol? }",
                "Entities/TabPage.swift": """
                protocol AnyPage: AnyObject {}
                struct TabPage { let page: AnyPage; let title: String }
                """,
                "Entities/Slide.swift": "struct Slide { let screen: UIViewController; let header: UILabel }",
                "Entities/Chapter.swift": "protocol Text: AnyObject {}\nstruct Chapter { let text: Text }",
                "App/Pages.swift": "extension UIViewController: AnyPage {}",
                view: """
                final class ShelfViewController: UITabBarController, ShelfViewProtocol {
                    var slide: Slide?
                    var chapter: Chapter?
                    func show(_ pages: [TabPage]) { viewControllers = pages.compactMap { $0.page as? UIViewController } }
                }
                """,
            ],
            ["\(view):3 ShelfViewController names Chapter, an entity"]),
        WildCase(
            "a view that never names an entity gets it from its Presenter all the same", "view-knows-no-entity",
            [
                "Entities/Book.swift": "struct Book { let title: String }",
                presenter: """
                protocol ShelfPresenterProtocol { var books: [Book] { get }; var count: Int { get } }
                final class ShelfPresenter: ShelfPresenterProtocol { let books: [Book] = []; let count = 0 }
                """,
                view: """
                final class ShelfViewController: UIViewController {
                    var presenter: ShelfPresenterProtocol?
                    func show(_ row: Int) {
                        print(presenter?.count)
                        title = presenter?.books[row].title
                    }
                }
                """,
            ],
            ["\(view):5 ShelfViewController gets Book from presenter.books, an entity"]),
        WildCase(
            "what a Presenter makes to be shown is no entity, though it lies among them; what it passes on is one",
            "view-knows-no-entity",
            [
                "Entity/Notice.swift": "struct Notice { let text: String }",
                "Entity/Book.swift": "struct Book { let title: String }",
                "Models/Loan.swift": "struct Loan { let due: Date }",
                "Shelf/ShelfProtocols.swift": """
                protocol ShelfViewProtocol: AnyObject {
                    func show(_ notice: Notice)
                    func show(_ books: [Book])
                    func show(_ loans: [Loan])
                }
                """,
                interactor:
                    "final class ShelfInteractor { func load() -> [Book] { [] }; func lent() -> [Loan] { [] } }",
                presenter: """
                final class ShelfPresenter {
                    weak var view: ShelfViewProtocol?
                    func fail() { view?.show(Notice(text: "No books.")) }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController, ShelfViewProtocol {
                    func show(_ notice: Notice) {}
                    func show(_ books: [Book]) {}
                    func show(_ loans: [Loan]) {}
                }
                """,
            ],
            [
                "\(view):3 ShelfViewController names Book, an entity",
                "\(view):4 ShelfViewController names Loan, an entity",
            ]),
        WildCase(
            "the classes that Core Data writes are managed, and are told once in a type",
            "managed-objects-stay-in-data-managers",
            [
                presenter: "final class ShelfPresenter {}",
                "Store/ShelfDataManager.swift": """
                import CoreData
                final class ShelfDataManager {
                    func add() { _ = Loan(context: context) }
                    func books() -> NSFetchRequest<Book> { .init() }
                    func pages() { _ = Page.fetchRequest() }
                    func authors() { _ = NSFetchRequest<NSFetchRequestResult>(entityName: "Author") }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(_ any: Any) {
                        let book = any as! Book
                        let again = any as! Book
                        let loan = any as! Loan
                        let author = any as! Author
                        let page = any as! Page
                        let shade = any as! Shade
                    }
                }
                """,
            ],
            [
                "\(view):3 ShelfViewController names Book, a managed object, and is a View",
                "\(view):5 ShelfViewController names Loan, a managed object, and is a View",
                "\(view):6 ShelfViewController names Author, a managed object, and is a View",
                "\(view):7 ShelfViewController names Page, a managed object, and is a View",
            ]),
        WildCase(
            "what describes a request lies among models of the network, and is no entity; what is decoded there is one",
            "entities-know-no-persistence",
            [
                presenter: "final class ShelfPresenter {}",
                interactor: "final class ShelfInteractor {}",
                "NetworkLayer/Networking/Model/Endpoint.swift":
                    "struct Endpoint { func request() -> URLRequest { URLRequest(url: url) } }",
                "Models/Network/Route.swift":
                    "struct Route { func request() -> URLRequest { URLRequest(url: url) } }",
                "Network/Models/Book.swift": "struct Book: Decodable { func save() {} }",
                "Models/Loan.swift": "struct Loan { func save() {} }",
            ],
            [
                "Models/Loan.swift:1 Loan.save() is the entity's own persistence",
                "Network/Models/Book.swift:1 Book.save() is the entity's own persistence",
            ]),
        WildCase(
            "who plays a role or keeps things is no entity, in whatever folder it lies",
            "entities-know-no-persistence",
            [
                presenter: "final class ShelfPresenter {}",
                interactor: "final class ShelfInteractor {}",
                "Domain/GetBooks.swift": """
                protocol GetBooksInteractor { func delete() }
                final class GetBooksDefault: GetBooksInteractor { let title = ""; func delete() {} }
                """,
                "Entity/BooksDataLayer.swift":
                    "final class BooksDataLayer { let titles: [String] = []; func save() {} }",
                "Entity/Catalog.swift": "final class Catalog { var books: [Book] = []; func save() {} }",
                "Entity/Book.swift": "final class Book { let title = \"\"; func save() {} }",
            ],
            ["Entity/Book.swift:1 Book.save() is the entity's own persistence"]),
        WildCase(
            "in a folder of data sources lie those of tables, and those that fetch", "one-concern-a-type",
            [
                presenter: "final class ShelfPresenter {}",
                "DataSource/BooksFeed.swift": "final class BooksFeed { func load() { URLSession.shared.resume() } }",
                "DataSource/BooksRows.swift": """
                import UIKit
                final class BooksRows { func load() { URLSession.shared.resume() } }
                """,
            ],
            [
                "DataSource/BooksRows.swift:2 BooksRows does networking with URLSession, which is not the work of a part of the view"
            ]),
        WildCase(
            "what is decoded is an entity, though nobody but the view's Presenter names it; what that makes is to be shown",
            "display-models-ready-to-show",
            [
                presenter: """
                protocol ShelfPresenterProtocol { func book(at row: Int) -> Book; func line(at row: Int) -> Line }
                final class ShelfPresenter: ShelfPresenterProtocol {
                    func book(at row: Int) -> Book { answer.books[row] }
                    func line(at row: Int) -> Line { Line(price: 2) }
                }
                """,
                interactor: "final class ShelfInteractor {}",
                view: "protocol ShelfViewProtocol { func show(_ book: Book, _ line: Line) }",
                "Server/Answer.swift": "struct Book: Decodable { let price: Double }",
                "Server/Line.swift": "struct Line: Decodable { let price: Double }",
            ],
            ["Server/Line.swift:1 Line holds price as Double, a number that is still to be formatted"]),
        WildCase(
            "a managed object may be called after a Repository; what keeps things persists",
            "entities-know-no-persistence",
            [
                presenter: "final class ShelfPresenter {}",
                interactor: "final class ShelfInteractor {}",
                "Entities/User.swift": """
                final class User { var all: [Repository] { [Repository()] }; var store: [Any] { [BookRepository()] } }
                """,
                "Entities/Repository.swift": "final class Repository: NSManagedObject {}",
                "Store/BookRepository.swift": "final class BookRepository { func load() {} }",
            ],
            ["Entities/User.swift:1 User.store persists with BookRepository()"]),
        WildCase(
            "an object that is called after the view is no entity, in whatever folder it lies", "view-knows-no-entity",
            [
                presenter: "final class ShelfPresenter {}",
                "Model/Row.swift": "struct RowViewObject { let title: Title }; struct Title {}",
                view:
                    "final class ShelfViewController: UIViewController { var row: RowViewObject?; var title: Title? }",
            ],
            ["\(view):1 ShelfViewController names Title, an entity"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
