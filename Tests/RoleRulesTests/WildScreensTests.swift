import Testing

@Suite("Screens, models and references as others write them")
struct WildScreensTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let noPresenter = "final class ShelfPresenter {}"

    static let cases: [WildCase] = [
        WildCase(
            "views know each other's classes; a view knows its Presenter by a protocol", "edges-are-protocols",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    let header: ShelfHeaderView
                    var presenter: ShelfPresenter?
                }
                """,
                "Shelf/ShelfHeaderView.swift":
                    "final class ShelfHeaderView: UIView { weak var screen: ShelfViewController? }",
            ],
            ["\(view):3 ShelfViewController stores presenter as ShelfPresenter, a class and no protocol"]),
        WildCase(
            "a container keeps the child that it shows, a Wireframe the screens that it leads to",
            "back-references-weak",
            [
                presenter: noPresenter,
                "Shelf/ShelfContainerView.swift": """
                final class ShelfContainerView: UIView {
                    var child: UIViewController?
                    var parent: UIViewController?
                    func embed(_ child: UIViewController) { self.child = child; addSubview(child.view) }
                }
                """,
                "Shelf/ShelfWireframe.swift": """
                final class ShelfWireframe {
                    let loginView: UIViewController
                    let viewController: UIViewController
                    let shelfView: UIViewController
                }
                """,
            ],
            [
                "Shelf/ShelfContainerView.swift:3 ShelfContainerView holds parent, its View, strongly",
                "Shelf/ShelfWireframe.swift:3 ShelfWireframe holds viewController, its View, strongly",
                "Shelf/ShelfWireframe.swift:4 ShelfWireframe holds shelfView, its View, strongly",
            ]),
        WildCase(
            "what a type empties itself it holds for a while; a deinitializer comes too late", "no-strong-cycles",
            [
                presenter: """
                final class ShelfPresenter {
                    private var screen: ShelfViewController?
                    fileprivate var sheet: ShelfViewController?
                    func handOut() -> UIViewController? { defer { screen = nil; sheet = nil }; return screen ?? sheet }
                }
                """,
                view: "final class ShelfViewController: UIViewController { var presenter: ShelfPresenter? }",
                "Lend/LendPresenter.swift": """
                final class LendPresenter {
                    private var screen: LendViewController?
                    deinit { screen = nil }
                }
                """,
                "Lend/LendViewController.swift":
                    "final class LendViewController: UIViewController { var presenter: LendPresenter? }",
            ],
            [
                "Lend/LendPresenter.swift:2 LendPresenter holds screen strongly, in a circle that is never freed: LendPresenter.screen -> LendViewController.presenter -> LendPresenter"
            ]),
        WildCase(
            "a mapper, a client below Network and a generated request are no entity's persistence",
            "entities-know-no-persistence",
            [
                presenter: noPresenter,
                "Models/Book.swift": "struct Book { func save() {} }",
                "Models/BookMapper.swift": "struct BookMapper { func fetch(_ context: NSManagedObjectContext) {} }",
                "Models/Network/Answer.swift": "struct Answer { let headers: HTTPURLResponse }",
                "Models/BookObject.swift": """
                final class BookObject: NSManagedObject {
                    class func fetchRequest() -> NSFetchRequest<BookObject> { NSFetchRequest(entityName: "Book") }
                    func deleteBook() { managedObjectContext?.delete(self) }
                }
                """,
            ],
            [
                "Models/Book.swift:1 Book.save() is the entity's own persistence",
                "Models/BookObject.swift:3 BookObject.deleteBook() is the entity's own persistence",
            ]),
        WildCase(
            "a Presenter names what is shown, though it stands inside of a view, and no view", "presenter-knows-no-ui",
            [
                presenter: """
                final class ShelfPresenter {
                    func row() -> ShelfCell.Model { ShelfCell.Model(name: "Emma") }
                    func cell() -> ShelfCell { ShelfCell() }
                }
                """,
                "Shelf/ShelfCell.swift": "final class ShelfCell: UITableViewCell { struct Model { let name: String } }",
            ],
            ["\(presenter):3 ShelfPresenter names ShelfCell, which belongs to the View"]),
        WildCase(
            "a call on what a cast made of a local variable is a call", "role-methods-have-callers",
            [
                presenter: noPresenter,
                view:
                    "final class ShelfViewController: UIViewController, ShelfViewProtocol { func take(_ presenter: ShelfPresenter) {}\n func leave() {} }",
                "Shelf/ShelfProtocols.swift": """
                protocol ShelfViewProtocol: AnyObject {
                    func take(_ presenter: ShelfPresenter)
                    func leave()
                }
                """,
                "Lend/LendWireframe.swift": """
                final class LendWireframe {
                    func shelf(_ screen: UIViewController) {
                        guard let view = screen as? UIViewController & ShelfViewProtocol else { return }
                        view.take(ShelfPresenter())
                    }
                }
                """,
            ],
            ["Shelf/ShelfProtocols.swift:3 nobody calls leave() of ShelfViewProtocol"]),
        WildCase(
            "what calls itself an entity is shown as one, and is no display model", "display-models-ready-to-show",
            [
                presenter: noPresenter,
                "Shelf/ShelfProtocols.swift": """
                protocol ShelfViewProtocol: AnyObject { func show(_ book: BookEntity, _ row: RowData) }
                protocol ShelfInteractorOutputProtocol: AnyObject { func didFetch(_ author: Author) }
                struct Author {}
                struct BookEntity { let author: Author }
                struct RowData { let author: Author }
                """,
            ],
            ["Shelf/ShelfProtocols.swift:5 RowData holds author as Author, a domain model"]),
        WildCase(
            "an action of a menu for a long press is made anew each time; a button keeps its own", "no-strong-cycles",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    func tableView(_ table: UITableView, contextMenuConfigurationForRowAt path: IndexPath) {}
                    func share() -> UIAction { UIAction { _ in self.open() } }
                    func setUp() { add(UIAction { _ in self.open() }) }
                }
                """,
            ],
            [
                "\(view):4 ShelfViewController keeps a closure that captures it strongly, in a circle that is never freed: ShelfViewController.UIAction -> ShelfViewController"
            ]),
        WildCase(
            "what lies among entities is shown as one", "display-models-ready-to-show",
            [
                presenter: noPresenter,
                "Shelf/ShelfProtocols.swift":
                    "protocol ShelfViewProtocol: AnyObject { func show(_ answer: Answer, _ row: Row) }",
                "Shelf/Entity/Answer.swift": "struct Answer { let popularity: Double }",
                "Shelf/Models/Row.swift": "struct Row { let popularity: Double }",
            ],
            ["Shelf/Models/Row.swift:1 Row holds popularity as Double, a number that is still to be formatted"]),
        WildCase(
            "an app's own router calls any module, and a subclass may narrow its base class's Presenter",
            "role-methods-have-callers",
            [
                presenter: """
                protocol ShelfPresenterProtocol: PresenterProtocol { func sort(); func start(); func stop() }
                final class ShelfPresenter: ShelfPresenterProtocol {}
                """,
                view: """
                final class ShelfViewController<P: ShelfPresenterProtocol>: BaseController<P> {
                    func tap() { presenter.sort() }
                }
                """,
                "App/BaseController.swift": """
                protocol PresenterProtocol {}
                class BaseController<P: PresenterProtocol>: UIViewController { let presenter: P }
                """,
                "App/AppRouter.swift": "final class AppRouter { func begin() { let first = make(); first.start() } }",
            ],
            ["\(presenter):1 nobody calls stop() of ShelfPresenterProtocol"]),
        WildCase(
            "a view of other views' package draws, and is no View behind", "back-references-weak",
            [
                presenter: noPresenter,
                "Shelf/ShelfLayout.swift": """
                final class ShelfViewLayout: UIView {
                    let header: ShelfHeaderView
                    let amount: ShelfAmountView
                    var screen: ShelfViewController?
                }
                """,
                "Shelf/ShelfHeaderView.swift": "final class ShelfHeaderView: TriangularedView {}",
                "Shelf/ShelfAmountView.swift":
                    "final class ShelfAmountView: UIView, ShelfViewProtocol {}\nprotocol ShelfViewProtocol {}",
                view: "final class ShelfViewController: UIViewController {}",
            ],
            ["Shelf/ShelfLayout.swift:4 ShelfViewLayout holds screen, its View, strongly"]),
        WildCase(
            "a source of data that fetches is no part of a view", "view-knows-no-entity",
            [
                presenter: noPresenter, view: "final class ShelfViewController: UIViewController {}",
                "Entities/Book.swift": "struct Book {}",
                "Shelf/ShelfLocaleDataSource.swift": "final class ShelfLocaleDataSource { var books: [Book] = [] }",
                "Shelf/ShelfRemoteDataSourceImpl.swift":
                    "final class ShelfRemoteDataSourceImpl { var books: [Book] = [] }",
                "Shelf/ShelfDataSource.swift":
                    "import UIKit\nfinal class ShelfDataSource: NSObject { var books: [Book] = [] }",
            ],
            ["Shelf/ShelfDataSource.swift:2 ShelfDataSource names Book, an entity"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func isToldApart(wild: WildCase) throws { try wild.check() }
}
