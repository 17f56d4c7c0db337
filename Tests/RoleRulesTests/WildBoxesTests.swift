import Testing

/// Types and files that have the name or the place of one thing, but are something else.
@Suite("Boxes, pages and tables as others write them")
struct WildBoxesTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"
    private static let router = "Shelf/ShelfRouter.swift"
    private static let protocols = "Shelf/ShelfProtocols.swift"

    private static let proxied: KeyValuePairs<String, String> = [
        protocols: """
        protocol ShelfViewProtocol: AnyObject { func show() }
        protocol ShelfBarViewProtocol: AnyObject { func hide() }
        protocol ShelfPresenterProtocol: AnyObject { func load() }
        """,
        presenter: """
        final class ShelfPresenter: ShelfPresenterProtocol {
            var view: ShelfViewProtocol?
            var bar: ShelfBarViewProtocol?
            func load() { view?.show(); bar?.hide() }
        }
        """,
        view: """
        final class ShelfViewController: UIViewController, ShelfViewProtocol, ShelfBarViewProtocol {
            var presenter: ShelfPresenterProtocol?
            func show() {}
            func hide() {}
        }
        """,
        "Shared/WeakProxy.swift": """
        final class WeakProxy<T: AnyObject> { private weak var object: T?; init(_ object: T) { self.object = object } }
        extension WeakProxy: ShelfViewProtocol where T: ShelfViewProtocol { func show() { object?.show() } }
        """,
    ]

    static let cases: [WildCase] = [
        WildCase(
            "a weak proxy may be behind a protocol to which one conforms", "back-references-weak", proxied,
            ["\(presenter):3 ShelfPresenter holds bar, its View, strongly"]),
        WildCase(
            "a weak proxy closes no circle", "no-strong-cycles", proxied,
            [
                "\(presenter):3 ShelfPresenter holds bar strongly, in a circle that is never freed: "
                    + "ShelfPresenter.bar -> ShelfViewController.presenter -> ShelfPresenter"
            ]),
        WildCase(
            "a table's delegate and source is no data manager, whatever it is called", "only-the-wireframe-assembles",
            [
                presenter: "final class ShelfPresenter {}",
                interactor: "final class ShelfInteractor { let store = ShelfDataManager() }",
                "Shelf/ShelfDataManager.swift": "final class ShelfDataManager { func load() {} }",
                "Shelf/ShelfRowsDataManager.swift": """
                final class ShelfRowsDataManager: NSObject, UITableViewDataSource {}
                """,
                view: "final class ShelfViewController: UIViewController { let rows = ShelfRowsDataManager() }",
            ],
            ["\(interactor):1 ShelfInteractor makes ShelfDataManager, its DataManager"]),
        WildCase(
            "a class with methods alone is no entity, wherever it lies", "entities-know-no-persistence",
            [
                presenter: "final class ShelfPresenter {}",
                interactor: "final class ShelfInteractor {}",
                "Store/LocalData.swift": "class LocalData { let context: NSManagedObjectContext }",
                "Store/Entities/BookData.swift": """
                final class BookData: LocalData {
                    func all() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
                }
                """,
                "Store/Entities/Shelf.swift": """
                final class Shelf {
                    var title = ""
                    func all() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
                }
                """,
            ],
            ["Store/Entities/Shelf.swift:3 Shelf.all() persists with NSFetchRequest"]),
        WildCase(
            "an entity lies in a folder entity, too", "display-models-ready-to-show",
            [
                protocols: "protocol ShelfViewProtocol: AnyObject { func show(_ books: [BookModel], _ row: ShelfRow) }",
                presenter: "final class ShelfPresenter { weak var view: ShelfViewProtocol? }",
                interactor: "final class ShelfInteractor {}",
                view: "final class ShelfViewController: UIViewController, ShelfViewProtocol {}",
                "Shelf/entity/BookModel.swift": "struct BookModel { let price: Double }",
                "Shelf/ShelfRow.swift": "struct ShelfRow { let price: Double }",
            ],
            ["Shelf/ShelfRow.swift:1 ShelfRow holds price as Double, a number that is still to be formatted"]),
        WildCase(
            "what a role repeats of one that it refines is called by way of that one", "role-methods-have-callers",
            [
                protocols: """
                protocol ShelfViewOutput: AnyObject { func load(); func leave() }
                protocol ShelfPresenterInput: ShelfViewOutput { func load(); func leave(); func wait() }
                """,
                presenter: "final class ShelfPresenter: ShelfPresenterInput { func load() {} }",
                view: """
                final class ShelfViewController: UIViewController {
                    var presenter: ShelfPresenterInput!
                    var output: ShelfViewOutput!
                    func show() { output.load() }
                }
                """,
            ],
            [
                "\(protocols):1 nobody calls leave() of ShelfViewOutput",
                "\(protocols):2 nobody calls wait() of ShelfPresenterInput",
            ]),
        WildCase(
            "a data manager writes addresses with a format, and dates for nobody", "one-concern-a-type",
            [
                presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfDataManager.swift": """
                final class ShelfDataManager {
                    func address(_ page: Int) -> String { String(format: "https://example.com/%d", page) }
                    func day(_ date: Date) -> String { DateFormatter().string(from: date) }
                }
                """,
            ],
            [
                "Shelf/ShelfDataManager.swift:3 ShelfDataManager does formatting with DateFormatter(), "
                    + "which is not the work of a DataManager"
            ]),
        WildCase(
            "a page controller's source makes the pages of its module, and no other screens",
            "only-the-wireframe-assembles",
            [
                presenter: "final class ShelfPresenter {}",
                router: "final class ShelfRouter { static func make() -> UIViewController { ShelfViewController() } }",
                view: """
                final class ShelfViewController: UIViewController, UIPageViewControllerDataSource {
                    let presenter = ShelfPresenter()
                    func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController)
                        -> UIViewController?
                    { ShelfPageViewController() }
                }
                """,
                "Shelf/ShelfPageViewController.swift": "final class ShelfPageViewController: UIViewController {}",
            ],
            ["\(view):2 ShelfViewController makes ShelfPresenter, its Presenter"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
