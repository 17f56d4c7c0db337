import Testing

/// Other people's names for types that play a role, and the contents of their roles.
@Suite("Roles as others write them")
struct WildRolesTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let protocols = "Shelf/ShelfProtocols.swift"

    static let cases: [WildCase] = [
        WildCase(
            "what only its own player calls needs no role; what all modules share is theirs to call",
            "role-methods-have-callers",
            [
                protocols: """
                protocol ShelfViewControllerProtocol: AnyObject { func show(); func lay() }
                """,
                "Shared/BaseProtocols.swift": "protocol BaseRouterProtocol { func close() }",
                presenter: """
                final class ShelfPresenter {
                    weak var view: ShelfViewControllerProtocol?
                    func load() { view?.show() }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController, ShelfViewControllerProtocol {
                    override func viewDidLoad() { lay() }
                    func lay() {}
                    func show() { lay() }
                }
                """,
                "Shelf/ShelfRouter.swift": """
                final class ShelfRouter: BaseRouterProtocol { func leave() { close() }; func close() {} }
                """,
            ],
            ["\(protocols):1 only ShelfViewController itself calls lay() of ShelfViewControllerProtocol"]),
        WildCase(
            "what a factory answers is asked by whoever called it, in whatever module", "role-methods-have-callers",
            [
                presenter: "final class ShelfPresenter {}",
                "Detail/DetailModuleInput.swift": """
                protocol DetailModuleInput: AnyObject { func present(from screen: Screen); func close() }
                """,
                "Detail/DetailModule.swift": """
                final class DetailModule { class func create() -> DetailModuleInput { DetailPresenter() } }
                """,
                "Detail/DetailPresenter.swift": "final class DetailPresenter: DetailModuleInput {}",
                "Shelf/ShelfRouter.swift": """
                final class ShelfRouter {
                    func open(_ screen: Screen) { DetailModule.create().present(from: screen) }
                }
                """,
            ],
            ["Detail/DetailModuleInput.swift:1 nobody calls close() of DetailModuleInput"]),
        WildCase(
            "who plays another Presenter's delegate without drawing hears news, and doesn't know that module's View",
            "other-modules-by-navigation",
            [
                "Map/MapViewController.swift":
                    "final class MapViewController: UIViewController { var presenter: MapViewPresenter? }",
                "Map/MapViewPresenter.swift": """
                protocol MapViewPresenterDelegate: AnyObject { func didPick() }
                protocol MapViewInput: AnyObject { func show() }
                final class MapViewPresenter { weak var delegate: MapViewPresenterDelegate? }
                """,
                "Tour/TourPresenter.swift": "final class TourPresenter {}",
                "Tour/TourRouter.swift": """
                final class TourRouter: MapViewPresenterDelegate {
                    weak var map: MapViewInput?
                    func didPick() {}
                }
                """,
            ],
            ["Tour/TourRouter.swift:2 TourRouter of Tour names MapViewInput, which belongs to Map"]),
        WildCase(
            "a Presenter that scrolls its view's table knows the UI, and needs no import for it",
            "presenter-knows-no-ui",
            [
                protocols: """
                protocol ShelfViewProtocol: AnyObject { var table: UITableView { get }; var place: String { get } }
                """,
                view: "final class ShelfViewController: UIViewController, ShelfViewProtocol {}",
                presenter: """
                final class ShelfPresenter {
                    weak var view: ShelfViewProtocol?
                    func top() {
                        print(view?.place)
                        view?.table.scrollToTop()
                    }
                }
                """,
            ],
            ["\(presenter):5 ShelfPresenter names table, which belongs to the View"]),
        WildCase(
            "Default is no part of a module's name, a Router leads by another one, and an Injection makes actors",
            "other-modules-by-navigation",
            [
                presenter: "protocol ShelfPresenter {}\nfinal class DefaultShelfPresenter: ShelfPresenter {}",
                "Shelf/ShelfRouter.swift": """
                protocol ShelfRouter {}
                final class DefaultShelfRouter: ShelfRouter { let next: LendRouter }
                """,
                "Lend/LendRouter.swift": """
                protocol LendRouter { func lend() }
                final class DefaultLendRouter: LendRouter {}
                """,
                "Lend/LendPresenter.swift": """
                protocol LendPresenter { func open() }
                final class DefaultLendPresenter: LendPresenter { let shelf: ShelfPresenter }
                """,
                "App/ShelfInjection.swift": """
                protocol ShelfInjection {}
                extension ShelfInjection {
                    func presenter() -> ShelfPresenter { DefaultShelfPresenter() }
                    func router() -> ShelfRouter { DefaultShelfRouter() }
                }
                """,
            ],
            ["Lend/LendPresenter.swift:2 DefaultLendPresenter of Lend names ShelfPresenter, which belongs to Shelf"]),
        WildCase(
            "an Injection that makes two actors assembles, and a helper that makes one does not",
            "only-the-wireframe-assembles",
            [
                presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfRouter.swift": "final class ShelfRouter {}",
                "App/AppInjection.swift": """
                protocol AppInjection {}
                extension AppInjection {
                    func presenter() -> ShelfPresenter { ShelfPresenter() }
                    func router() -> ShelfRouter { ShelfRouter() }
                }
                """,
                "App/LendInjection.swift": """
                protocol LendInjection {}
                extension LendInjection { func presenter() -> ShelfPresenter { ShelfPresenter() } }
                """,
            ],
            ["App/LendInjection.swift:2 LendInjection.presenter makes ShelfPresenter, Shelf's Presenter"]),
        WildCase(
            "a view that has its module assembled by a class method keeps no class by it", "edges-are-protocols",
            [
                presenter: "final class ShelfPresenter { static func last() {} }",
                "Shelf/ShelfRouter.swift":
                    "final class ShelfRouter { static func make(for view: UIViewController) {} }",
                view: """
                final class ShelfViewController: UIViewController {
                    override func viewDidLoad() { ShelfRouter.make(for: self) }
                    func read() { ShelfPresenter.last() }
                }
                """,
            ],
            ["\(view):3 ShelfViewController uses ShelfPresenter.last(), a class and no protocol"]),
        WildCase(
            "a struct that is called like a Router's protocol makes the module; one that makes a single actor does not",
            "only-the-wireframe-assembles",
            [
                presenter: "final class ShelfPresenter {}",
                view: "final class ShelfViewController: UIViewController {}",
                "Shelf/ShelfRouter.swift": """
                struct ShelfRouterInput {
                    func view() -> UIViewController { ShelfViewController(presenter: ShelfPresenter()) }
                }
                struct LendRouterInput { func view() -> UIViewController { ShelfViewController() } }
                """,
            ],
            ["Shelf/ShelfRouter.swift:4 LendRouterInput.view makes ShelfViewController, its View"]),
        WildCase(
            "a call by way of a tuple is a call", "role-methods-have-callers",
            [
                "Shelf/ShelfContract.swift": """
                protocol ShelfInteractorProtocol { func load(); func save() }
                typealias ShelfParts = (interactor: ShelfInteractorProtocol, count: Int)
                """,
                "Shelf/ShelfPresenter.swift": """
                final class ShelfPresenter {
                    var parts: ShelfParts?
                    func viewDidLoad() { parts?.interactor.load() }
                }
                """,
                "Shelf/ShelfInteractor.swift": """
                final class ShelfInteractor: ShelfInteractorProtocol { func load() {}; func save() {} }
                """,
            ],
            ["Shelf/ShelfContract.swift:1 nobody calls save() of ShelfInteractorProtocol"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
