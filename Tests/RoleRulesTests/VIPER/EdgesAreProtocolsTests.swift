import Testing

@Suite("View, Presenter, Interactor and data managers know each other by protocols")
struct EdgesAreProtocolsTests {
    static let presenter = "Shelf/Presenter/ShelfPresenter.swift"
    static let interactor = "Shelf/Interactor/ShelfInteractor.swift"
    static let view = "Shelf/View/ShelfView.swift"
    static let why = "an actor that knows a protocol is tested with a spy behind it, and asks for no more than it needs"
    static let protocols = """
        protocol ShelfViewProtocol: AnyObject {}
        protocol ShelfPresenterProtocol: AnyObject {}
        protocol ShelfInteractorInputProtocol: AnyObject {}
        protocol ShelfInteractorOutputProtocol: AnyObject {}
        protocol ShelfLocalDataManagerInputProtocol: AnyObject {}
        protocol ShelfWireFrameProtocol: AnyObject {}
        """
    static let actors = """
        final class ShelfView: UIViewController, ShelfViewProtocol { var presenter: ShelfPresenterProtocol? }
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "classes on both sides of every edge",
            [
                "Shelf/Protocols.swift": protocols,
                view: "final class ShelfView: UIViewController, ShelfViewProtocol { var presenter: ShelfPresenter? }",
                presenter: """
                final class ShelfPresenter: ShelfInteractorOutputProtocol, ShelfPresenterProtocol {
                    weak var view: ShelfView?
                    var interactor: ShelfInteractor!
                    let wireFrame: ShelfWireFrame
                }
                """,
                interactor: """
                final class ShelfInteractor: ShelfInteractorInputProtocol {
                    weak var presenter: ShelfPresenter?
                    var local: ShelfLocalDataManager?
                }
                """,
                "Shelf/ShelfLocalDataManager.swift": """
                final class ShelfLocalDataManager: ShelfLocalDataManagerInputProtocol {
                    weak var interactor: ShelfInteractor?
                }
                """,
                "Shelf/ShelfWireFrame.swift": "final class ShelfWireFrame: ShelfWireFrameProtocol {}",
            ],
            [
                .init(
                    place: "\(interactor):2:14",
                    what: "ShelfInteractor stores presenter as ShelfPresenter, a class and no protocol",
                    fix: "keep it as ShelfInteractorOutputProtocol"),
                .init(
                    place: "\(interactor):3:9",
                    what: "ShelfInteractor stores local as ShelfLocalDataManager, a class and no protocol",
                    fix: "keep it as ShelfLocalDataManagerInputProtocol"),
                .init(
                    place: "\(presenter):2:14",
                    what: "ShelfPresenter stores view as ShelfView, a class and no protocol",
                    fix: "keep it as ShelfViewProtocol"),
                .init(
                    place: "\(presenter):3:9",
                    what: "ShelfPresenter stores interactor as ShelfInteractor, a class and no protocol",
                    fix: "keep it as ShelfInteractorInputProtocol"),
                .init(
                    place: "\(presenter):4:9",
                    what: "ShelfPresenter stores wireFrame as ShelfWireFrame, a class and no protocol",
                    fix: "keep it as ShelfWireFrameProtocol"),
                .init(
                    place: "Shelf/ShelfLocalDataManager.swift:2:14",
                    what: "ShelfLocalDataManager stores interactor as ShelfInteractor, a class and no protocol",
                    fix: "declare what ShelfLocalDataManager needs of it as a protocol, and keep it as that"),
                .init(
                    place: "\(view):1:66",
                    what: "ShelfView stores presenter as ShelfPresenter, a class and no protocol",
                    fix: "keep it as ShelfPresenterProtocol"),
            ]),
        RuleCase(
            "a whole module by protocols, and a wireframe that names them all",
            [
                "Shelf/Protocols.swift": protocols, view: actors,
                presenter: """
                final class ShelfPresenter: ShelfPresenterProtocol, ShelfInteractorOutputProtocol {
                    weak var view: (any ShelfViewProtocol)?
                    var interactor: ShelfInteractorInputProtocol?
                }
                """,
                interactor: """
                final class ShelfInteractor: ShelfInteractorInputProtocol {
                    weak var presenter: ShelfInteractorOutputProtocol?
                    private let store: BookStore
                }
                """,
                "Shelf/ShelfWireFrame.swift": """
                final class ShelfWireFrame {
                    private weak var view: ShelfView?
                    private weak var presenter: ShelfPresenter?
                    init(view: ShelfView) {}
                }
                """,
                "Store/BookStore.swift": "final class BookStore {}",
            ]),
        RuleCase(
            "behind a typealias, an array, a generic parameter, an initializer, a nested type and an actor",
            [
                "Shelf/Aliases.swift": "typealias Logic = ShelfInteractor",
                interactor: "actor ShelfInteractor {}",
                "Shelf/ShelfAPIDataManager.swift": "final class ShelfAPIDataManager {}",
                presenter: """
                final class ShelfPresenter<I: ShelfInteractor> {
                    let logic: Logic?
                    let all: [ShelfInteractor]
                    let generic: I
                    final class Helper { unowned let logic: ShelfInteractor; init(logic: ShelfInteractor) {} }
                }
                final class ShelfListPresenter { init(with interactor: ShelfInteractor) {} }
                """,
            ],
            [
                .init(
                    place: "\(presenter):2:9",
                    what: "ShelfPresenter stores logic as ShelfInteractor, a class and no protocol",
                    fix: "declare what ShelfPresenter needs of it as a protocol, and keep it as that"),
                .init(
                    place: "\(presenter):3:9",
                    what: "ShelfPresenter stores all as ShelfInteractor, a class and no protocol",
                    fix: "declare what ShelfPresenter needs of it as a protocol, and keep it as that"),
                .init(
                    place: "\(presenter):4:9",
                    what: "ShelfPresenter stores generic as ShelfInteractor, a class and no protocol",
                    fix: "declare what ShelfPresenter needs of it as a protocol, and keep it as that"),
                .init(
                    place: "\(presenter):5:38",
                    what: "ShelfPresenter.Helper stores logic as ShelfInteractor, a class and no protocol",
                    fix: "declare what ShelfPresenter.Helper needs of it as a protocol, and keep it as that"),
            ]),
        RuleCase(
            "an initializer's parameter and a use of the class, in extensions in other files",
            [
                "Shelf/Protocols.swift": protocols,
                interactor: "final class ShelfInteractor: ShelfInteractorInputProtocol { static let shared = 1 }",
                presenter: "final class ShelfPresenter {}",
                "Shelf/Presenter/ShelfPresenter+Making.swift": """
                extension ShelfPresenter {
                    convenience init(interactor: ShelfInteractor) { self.init() }
                }
                """,
                "Shelf/Presenter/ShelfPresenter+Events.swift": """
                extension ShelfPresenter {
                    func viewDidLoad() { _ = "\\(ShelfInteractor.shared)" }
                }
                """,
            ],
            [
                .init(
                    place: "Shelf/Presenter/ShelfPresenter+Events.swift:2:49",
                    what: "ShelfPresenter uses ShelfInteractor.shared, a class and no protocol",
                    fix: "ask the Interactor that it is given, a ShelfInteractorInputProtocol"),
                .init(
                    place: "Shelf/Presenter/ShelfPresenter+Making.swift:2:22",
                    what:
                        "the initializer of ShelfPresenter takes interactor as ShelfInteractor, a class and no protocol",
                    fix: "keep it as ShelfInteractorInputProtocol"),
            ]),
        RuleCase(
            "a cell's Presenter, in old Swift",
            [
                "Shelf/ShelfPresenter.swift": """
                @objc protocol ShelfModuleInterface: class {}
                class ShelfPresenter: NSObject, ShelfModuleInterface {}
                """,
                "Shelf/ShelfCell.swift": """
                class ShelfCell: UITableViewCell {
                    @IBOutlet weak var titleLabel: UILabel!
                    weak var eventHandler: ShelfPresenter!
                }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfCell.swift:3:14",
                    what: "ShelfCell stores eventHandler as ShelfPresenter, a class and no protocol",
                    fix: "keep it as ShelfModuleInterface")
            ]),
        RuleCase(
            "another module's actor, a cell, functions, locals, comments and strings are tempting and right",
            [
                view: "final class ShelfView: UIViewController { private var cell: ShelfCell? }",
                "Shelf/ShelfCell.swift": "final class ShelfCell: UITableViewCell {}",
                interactor: "final class ShelfInteractor {}",
                "Lend/LendPresenter.swift": "final class LendPresenter { var interactor: ShelfInteractor? }",
                presenter: """
                final class ShelfPresenter {
                    // var interactor: ShelfInteractor
                    private let text = "ShelfInteractor.shared"
                    private var made: ShelfListening? { nil }
                    private var interactorCount = 0
                    func connect(_ interactor: AnyObject) { guard interactor is ShelfInteractor else { return } }
                    static let limit = 3
                    func isFull(_ count: Int) -> Bool { count > ShelfPresenter.limit }
                }
                protocol ShelfListening {}
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("edges-are-protocols", of: .viper, why: Self.why, lesson: "04")
    }
}
