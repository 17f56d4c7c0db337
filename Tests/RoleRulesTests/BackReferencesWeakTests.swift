import Testing

@Suite("Back references are weak")
struct BackReferencesWeakTests {
    static let director = "Items/List/ItemsListDirector.swift"
    static let why = "two actors that hold each other strongly keep each other alive when the screen is long gone"

    static let viperS: [RuleCase] = [
        RuleCase(
            "ui, presenter and viewController held strongly",
            [
                Contracts.path: Contracts.itemsList,
                director: "final class ItemsListDirector { var ui: ItemsList_DisplayUI! }",
                "Items/List/ItemsListWorker.swift":
                    "final class ItemsListWorker { var presenter: (any ItemsList_PresentData)? }",
                "General/Navigator.swift": "class Navigator { var viewController: UIViewController? }",
            ],
            [
                .init(
                    place: "General/Navigator.swift:1:23",
                    what: "Navigator holds viewController, its Scene, strongly",
                    fix: "declare it `weak var viewController: UIViewController?`"),
                .init(
                    place: "\(director):1:37", what: "ItemsListDirector holds ui, its Scene, strongly",
                    fix: "declare it `weak var ui: ItemsList_DisplayUI?`"),
                .init(
                    place: "Items/List/ItemsListWorker.swift:1:35",
                    what: "ItemsListWorker holds presenter, its Director, strongly",
                    fix: "declare it `weak var presenter: (any ItemsList_PresentData)?`"),
            ]),
        RuleCase(
            "weak and unowned back, strong forward",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift":
                    "final class ItemsListScene { var eventsHandler: ItemsList_HandleUIEvents! }",
                director: """
                final class ItemsListDirector {
                    weak var ui: ItemsList_DisplayUI?
                    let dataManager: ItemsList_ManageData
                    let navigator: ItemsList_Navigate
                }
                """,
                "Items/List/ItemsListWorker.swift":
                    "final class ItemsListWorker { unowned let presenter: ItemsList_PresentData }",
                "General/Navigator.swift":
                    "class Navigator { private(set) weak var viewController: UIViewController? }",
            ]),
        RuleCase(
            "in an array, behind a typealias, by the class, in a nested type, and with an unbound protocol",
            [
                "Items/List/ItemsListContract.swift": "protocol ItemsList_DisplayUI { func displayError() }",
                "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
                "General/Aliases.swift": "typealias ListScene = ItemsListScene",
                director: """
                final class ItemsListDirector {
                    var views: [ItemsList_DisplayUI] = []
                    var scene: ListScene?
                    final class Callbacks { let ui: any ItemsList_DisplayUI }
                    lazy var made = ItemsListScene()
                }
                """,
            ],
            [
                .init(
                    place: "\(director):2:9", what: "ItemsListDirector holds views, its Scene, strongly",
                    fix: "keep each of them in a small struct with a weak property"),
                .init(
                    place: "\(director):3:9", what: "ItemsListDirector holds scene, its Scene, strongly",
                    fix: "declare it `weak var scene: ListScene?`"),
                .init(
                    place: "\(director):4:33", what: "ItemsListDirector.Callbacks holds ui, its Scene, strongly",
                    fix:
                        "declare it `weak var ui: (any ItemsList_DisplayUI)?`, and bind ItemsList_DisplayUI to AnyObject"
                ),
                .init(
                    place: "\(director):5:14", what: "ItemsListDirector holds made, its Scene, strongly",
                    fix: "decide who owns whom: ItemsListDirector makes ItemsListScene, "
                        + "and a weak property would free it at once"),
            ]),
        RuleCase(
            "a protocol of another name, to which the Scene conforms in an extension in another file",
            [
                Contracts.path: Contracts.itemsList,
                "Items/List/ItemsListScene.swift": "final class ItemsListScene: UIViewController {}",
                "Items/List/ItemsListSceneLoading.swift": "extension ItemsListScene: Loading {}",
                "General/Loading.swift": "protocol Loading: AnyObject {}",
                director: "final class ItemsListDirector { var loading: Loading? }",
            ],
            [
                .init(
                    place: "\(director):1:37", what: "ItemsListDirector holds loading, its Scene, strongly",
                    fix: "declare it `weak var loading: Loading?`")
            ]),
        RuleCase(
            "in the second of two copies of an app, read at once",
            [
                "One/ItemsListContract.swift": Contracts.itemsList,
                "Two/ItemsListContract.swift": Contracts.itemsList,
                "One/ItemsListDirector.swift": "final class ItemsListDirector { weak var ui: ItemsList_DisplayUI? }",
                "Two/ItemsListDirector.swift": "final class ItemsListDirector { var ui: ItemsList_DisplayUI? }",
            ],
            [
                .init(
                    place: "Two/ItemsListDirector.swift:1:37", what: "ItemsListDirector holds ui, its Scene, strongly",
                    fix: "declare it `weak var ui: ItemsList_DisplayUI?`")
            ]),
        RuleCase(
            "another module's delegate, weak boxes, functions, computed and static ones are tempting and right",
            [
                Contracts.path: Contracts.itemsList,
                "Items/Add/ItemsAddContract.swift": "protocol ItemsAdd_Delegate: AnyObject { func itemDidCreate() }",
                "Items/Add/ItemsAddDirector.swift": "final class ItemsAddDirector { let delegate: ItemsAdd_Delegate? }",
                director: """
                final class ItemsListDirector: ItemsAdd_Delegate {
                    private let box: WeakBox<ItemsList_DisplayUI>
                    private let find: () -> ItemsList_DisplayUI?
                    private var ui: ItemsList_DisplayUI? { find() }
                    // var scene: ItemsListScene
                    private let text = "ItemsListScene()"
                }
                """,
            ]),
    ]

    static let viper: [RuleCase] = [
        RuleCase(
            "presenter, interactor, wireframe and data manager that hold who owns them",
            [
                "Shelf/ShelfProtocols.swift": """
                protocol ShelfViewProtocol: AnyObject {}
                protocol ShelfInteractorOutputProtocol: AnyObject {}
                protocol ShelfStoreAnswers: AnyObject {}
                """,
                "Shelf/ShelfView.swift": "final class ShelfView: UIViewController, ShelfViewProtocol {}",
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter { var view: ShelfViewProtocol? }",
                "Shelf/ShelfInteractor.swift": """
                final class ShelfInteractor: ShelfStoreAnswers { var output: ShelfInteractorOutputProtocol? }
                """,
                "Shelf/ShelfRouter.swift": "final class ShelfRouter { let viewController: UIViewController }",
                "Shelf/ShelfLocalDataManager.swift": """
                final class ShelfLocalDataManager { var interactor: ShelfStoreAnswers? }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfInteractor.swift:1:54",
                    what: "ShelfInteractor holds output, its Presenter, strongly",
                    fix: "declare it `weak var output: ShelfInteractorOutputProtocol?`"),
                .init(
                    place: "Shelf/ShelfLocalDataManager.swift:1:41",
                    what: "ShelfLocalDataManager holds interactor, its Interactor, strongly",
                    fix: "declare it `weak var interactor: ShelfStoreAnswers?`"),
                .init(
                    place: "Shelf/ShelfPresenter.swift:1:34", what: "ShelfPresenter holds view, its View, strongly",
                    fix: "declare it `weak var view: ShelfViewProtocol?`"),
                .init(
                    place: "Shelf/ShelfRouter.swift:1:31",
                    what: "ShelfRouter holds viewController, its View, strongly",
                    fix: "declare it `weak var viewController: UIViewController?`"),
            ]),
        RuleCase(
            "a whole module with every reference back weak, and an app's router that owns its window",
            [
                "Shelf/ShelfViewController.swift": """
                final class ShelfViewController: UIViewController { var presenter: ShelfPresenterProtocol? }
                """,
                "Shelf/ShelfPresenter.swift": """
                protocol ShelfPresenterProtocol: AnyObject {}
                final class ShelfPresenter: ShelfPresenterProtocol {
                    weak var view: ShelfViewProtocol?
                    var interactor: ShelfInteractorInputProtocol?
                    var router: ShelfRouterProtocol?
                }
                """,
                "Shelf/ShelfInteractor.swift": """
                final class ShelfInteractor {
                    weak var presenter: ShelfInteractorOutputProtocol?
                    var api: ShelfAPIDataManagerInputProtocol?
                }
                """,
                "AppRouter.swift": "final class AppRouter { let root: UINavigationController }",
            ]),
        RuleCase(
            "views of other packages lie in a cell; a View's protocol and a controller stand behind it",
            [
                "Shelf/ShelfCell.swift": """
                final class ShelfCell: UITableViewCell {
                    let skeleton: SkeletonView
                    let bar: ProgressBarView?
                    var delegate: ShelfViewInput?
                    var controller: UIViewController?
                }
                """,
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter { var screen: ShelfView? }",
            ],
            [
                .init(
                    place: "Shelf/ShelfCell.swift:4:9", what: "ShelfCell holds delegate, its View, strongly",
                    fix: "declare it `weak var delegate: ShelfViewInput?`"),
                .init(
                    place: "Shelf/ShelfCell.swift:5:9", what: "ShelfCell holds controller, its View, strongly",
                    fix: "declare it `weak var controller: UIViewController?`"),
                .init(
                    place: "Shelf/ShelfPresenter.swift:1:34", what: "ShelfPresenter holds screen, its View, strongly",
                    fix: "declare it `weak var screen: ShelfView?`"),
            ]),
        RuleCase(
            "a property whose protocol nobody implements yet is told by its name",
            [
                "Login/LoginPresenter.swift": """
                protocol LoginShowing: AnyObject {}
                final class LoginPresenter { var view: LoginShowing? }
                """
            ],
            [
                .init(
                    place: "Login/LoginPresenter.swift:2:34", what: "LoginPresenter holds view, its View, strongly",
                    fix: "declare it `weak var view: LoginShowing?`")
            ]),
    ]

    @Test("in VIPER-S", arguments: viperS)
    func judgesViperS(_ example: RuleCase) throws {
        try example.check("back-references-weak", why: Self.why)
    }

    @Test("in VIPER", arguments: viper)
    func judgesViper(_ example: RuleCase) throws {
        try example.check("back-references-weak", of: .viper, why: Self.why)
    }
}
