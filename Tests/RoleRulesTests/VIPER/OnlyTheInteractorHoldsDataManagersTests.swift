import Testing

@Suite("Only the Interactor holds data managers")
struct OnlyTheInteractorHoldsDataManagersTests {
    static let presenter = "Shelf/ShelfPresenter.swift"
    static let view = "Shelf/ShelfView.swift"
    static let protocols = """
        protocol ShelfAPIDataManagerInputProtocol: AnyObject {}
        protocol ShelfLocalDataManagerInputProtocol: AnyObject {}
        protocol ShelfLocalDataManagerOutputProtocol: AnyObject {}
        """
    static let why =
        "the Interactor is where a use case is read: what is fetched, what is stored, and in which order"
    static let fix = "ask the Interactor for it, and let that ask its data manager"
    static let viewFix = "tell the Presenter what happened, and let that ask the Interactor"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Presenter that reaches past its Interactor; what it asks the Interactor itself is right",
            [
                "Shelf/Protocols.swift": protocols,
                "Shelf/ShelfInteractor.swift": """
                final class ShelfInteractor {
                    let local: ShelfLocalDataManagerInputProtocol
                    let limit: ShelfLimit
                }
                struct ShelfLimit { let count: Int }
                """,
                presenter: """
                final class ShelfPresenter {
                    var interactor: ShelfInteractor?
                    func refresh() -> Int {
                        interactor?.local.load()
                        self.interactor?.local.load()
                        return interactor?.limit.count ?? 0
                    }
                }
                """,
            ],
            [
                .init(
                    place: "\(presenter):4:21",
                    what: "ShelfPresenter reaches past ShelfInteractor to local, a data manager", fix: fix)
            ]),
        RuleCase(
            "a Presenter and a View with a data manager, by protocol and by class",
            [
                "Shelf/Protocols.swift": protocols,
                "Shelf/ShelfLocalDataManager.swift": "final class ShelfLocalDataManager {}",
                presenter: "final class ShelfPresenter { var api: ShelfAPIDataManagerInputProtocol? }",
                view: "final class ShelfView: UIViewController { let local: ShelfLocalDataManager? }",
            ],
            [
                .init(
                    place: "\(presenter):1:34",
                    what: "ShelfPresenter stores api as ShelfAPIDataManagerInputProtocol, a data manager", fix: fix),
                .init(
                    place: "\(view):1:47", what: "ShelfView stores local as ShelfLocalDataManager, a data manager",
                    fix: viewFix),
            ]),
        RuleCase(
            "an Interactor with both, a data manager over another, and a Wireframe that passes one on",
            [
                "Shelf/Protocols.swift": protocols, presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfInteractor.swift": """
                final class ShelfInteractor {
                    var api: ShelfAPIDataManagerInputProtocol?
                    var local: ShelfLocalDataManagerInputProtocol?
                }
                """,
                "Shelf/ShelfAPIDataManager.swift": """
                final class ShelfAPIDataManager { var cache: ShelfLocalDataManagerInputProtocol? }
                """,
                "Shelf/ShelfWireFrame.swift": """
                final class ShelfWireFrame { private let local: ShelfLocalDataManagerInputProtocol }
                """,
            ]),
        RuleCase(
            "in an initializer, an array, a typealias, a composition, a nested type and a cell",
            [
                "Shelf/Protocols.swift": protocols + "\ntypealias Keeping = ShelfLocalDataManagerInputProtocol",
                presenter: """
                final class ShelfPresenter {
                    let all: [any ShelfAPIDataManagerInputProtocol]
                    let kept: Keeping & Sendable
                    struct Needs { var local: ShelfLocalDataManagerInputProtocol? }
                }
                final class ShelfListPresenter { init(api: some ShelfAPIDataManagerInputProtocol) {} }
                """,
                view: "final class ShelfCell: UITableViewCell { var local: ShelfLocalDataManagerInputProtocol! }",
            ],
            [
                .init(
                    place: "\(presenter):2:9",
                    what: "ShelfPresenter stores all as ShelfAPIDataManagerInputProtocol, a data manager", fix: fix),
                .init(
                    place: "\(presenter):3:9",
                    what: "ShelfPresenter stores kept as ShelfLocalDataManagerInputProtocol, a data manager", fix: fix),
                .init(
                    place: "\(presenter):4:24",
                    what: "ShelfPresenter.Needs stores local as ShelfLocalDataManagerInputProtocol, a data manager",
                    fix: fix),
                .init(
                    place: "\(presenter):6:39",
                    what: """
                        the initializer of ShelfListPresenter takes api as ShelfAPIDataManagerInputProtocol, \
                        a data manager
                        """,
                    fix: fix),
                .init(
                    place: "\(view):1:46",
                    what: "ShelfCell stores local as ShelfLocalDataManagerInputProtocol, a data manager", fix: viewFix),
            ]),
        RuleCase(
            "a use of the class in an extension in another file, and a seam that only a data manager conforms to",
            [
                "Shelf/ShelfLocalDataManager.swift": """
                final class ShelfLocalDataManager: Loading { static let shared = ShelfLocalDataManager() }
                protocol Loading {}
                """,
                presenter: "final class ShelfPresenter { var loader: Loading? }",
                "Shelf/ShelfPresenter+Events.swift": """
                extension ShelfPresenter { func viewDidLoad() { ShelfLocalDataManager.shared.load() } }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfPresenter+Events.swift:1:71",
                    what: "ShelfPresenter uses ShelfLocalDataManager.shared, a data manager", fix: fix),
                .init(
                    place: "\(presenter):1:34", what: "ShelfPresenter stores loader as Loading, a data manager",
                    fix: fix
                ),
            ]),
        RuleCase(
            "Mutual Mobile's names, in old Swift",
            [
                "Shelf/ShelfDataManager.swift": "class ShelfDataManager: NSObject {}",
                presenter:
                    "class ShelfPresenter: NSObject, ShelfModuleInterface { var dataManager: ShelfDataManager! }",
                "Shelf/ShelfModuleInterface.swift": "@objc protocol ShelfModuleInterface: class {}",
            ],
            [
                .init(
                    place: "\(presenter):1:60",
                    what: "ShelfPresenter stores dataManager as ShelfDataManager, a data manager", fix: fix)
            ]),
        RuleCase(
            "what a data manager answers, a seam of several roles, parameters, comments and strings are tempting and right",
            [
                "Shelf/Protocols.swift": protocols + "\nprotocol Resetting {}",
                "Shelf/ShelfLocalDataManager.swift": "final class ShelfLocalDataManager: Resetting {}",
                "Shelf/ShelfInteractor.swift": "final class ShelfInteractor: Resetting {}",
                presenter: """
                final class ShelfPresenter {
                    // var local: ShelfLocalDataManager
                    let text = "ShelfLocalDataManager.shared"
                    var heard: ShelfLocalDataManagerOutputProtocol?
                    var resetting: Resetting?
                    func describe(_ other: AnyObject) -> Bool { other is ShelfLocalDataManager }
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("only-the-interactor-holds-data-managers", of: .viper, why: Self.why, lesson: "05")
    }
}
