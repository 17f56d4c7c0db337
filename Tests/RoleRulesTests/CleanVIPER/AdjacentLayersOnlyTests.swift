import Testing

@Suite("Layers talk with their neighbors only")
struct AdjacentLayersOnlyTests {
    static let why = "a type that reaches past its neighbor changes with two layers, and takes over the neighbor's work"
    static let toPresenter = "send the event to the Presenter, which asks the UseCase"
    static let toUseCase = "send the event to the UseCase, which asks the gateway"
    static let viewModel = "let the Presenter make it into a ViewModel, and show that"
    static let presentationModel = "let the UseCase make it into a PresentationModel, and present that"
    static let inside = """
        struct Item {}
        protocol ItemManager { func fetch() -> [Item] }
        protocol EntityGateway { var itemManager: ItemManager { get } }
        class EntityGatewayImpl: EntityGateway {}
        struct ListPresentationModel { init(item: Item) {} }
        class ListUseCase {
            let entityGateway: EntityGateway
            func eventViewReady() {}
        }
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "a view that knows the UseCase and its model, a Presenter that knows gateway and entity",
            [
                "Inside.swift": inside,
                "ListPresenter.swift": """
                class ListPresenter {
                    let gateway: EntityGateway
                    private var items: [Item] = []
                }
                """,
                "ListViewController.swift": """
                class ListViewController: UIViewController {
                    var useCase: ListUseCase!
                    func show(_ model: ListPresentationModel) {}
                }
                """,
            ],
            [
                .init(
                    place: "ListPresenter.swift:2:18",
                    what: "ListPresenter names EntityGateway, an EntityGateway, past its neighbor", fix: toUseCase),
                .init(
                    place: "ListPresenter.swift:3:25", what: "ListPresenter names Item, an entity, past its neighbor",
                    fix: presentationModel),
                .init(
                    place: "ListViewController.swift:2:18",
                    what: "ListViewController names ListUseCase, a UseCase, past its neighbor", fix: toPresenter),
                .init(
                    place: "ListViewController.swift:3:24",
                    what: "ListViewController names ListPresentationModel, a PresentationModel, past its neighbor",
                    fix: viewModel),
            ]),
        RuleCase(
            "each layer with its neighbor, and a UseCase with managers and entities",
            [
                "Inside.swift": inside,
                "List.swift": """
                class ListViewController: UIViewController {
                    var presenter: ListPresenter!
                    override func viewDidLoad() { presenter.eventViewReady() }
                }
                class ListPresenter {
                    let useCase: ListUseCase
                    func eventViewReady() { self.useCase.eventViewReady() }
                    func present(item: ListPresentationModel) {}
                }
                extension ListUseCase {
                    func fetch() -> [Item] { entityGateway.itemManager.fetch() }
                }
                """,
            ]),
        RuleCase(
            "reached through the neighbor, where no type is named: in a closure, a guard, a chain, an argument",
            [
                "Inside.swift": inside,
                "List.swift": """
                class ListViewController: UIViewController {
                    var presenter: ListPresenter!
                    override func viewDidLoad() {
                        run { self.presenter?.useCase.eventViewReady() }
                        guard let useCase = presenter?.useCase else { return }
                        print("\\(presenter.useCase.entityGateway.itemManager)")
                    }
                }
                class ListPresenter {
                    let useCase: ListUseCase
                    func eventViewReady() { log(useCase.entityGateway) }
                }
                """,
            ],
            [
                .init(
                    place: "List.swift:4:31",
                    what: "ListViewController reaches through self.presenter.useCase to ListUseCase, a UseCase",
                    fix: toPresenter),
                .init(
                    place: "List.swift:5:40",
                    what: "ListViewController reaches through presenter.useCase to ListUseCase, a UseCase",
                    fix: toPresenter),
                .init(
                    place: "List.swift:6:28",
                    what: "ListViewController reaches through presenter.useCase to ListUseCase, a UseCase",
                    fix: toPresenter),
                .init(
                    place: "List.swift:11:41",
                    what: "ListPresenter reaches through useCase.entityGateway to EntityGateway, an EntityGateway",
                    fix: toUseCase),
            ]),
        RuleCase(
            "managers of no entity, errors, ids, a Connector and the app's entry are tempting and right",
            [
                "Inside.swift": inside,
                "Entities/Failure.swift": "enum Failure: Error { case offline }\nstruct ItemID {}",
                "KeyboardManager.swift": "final class KeyboardManager { static let shared = KeyboardManager() }",
                "App/AppDelegate.swift": "class AppDelegate { let gateway: EntityGateway = EntityGatewayImpl() }",
                "List.swift": """
                class ListViewController: UIViewController {
                    let keyboard = KeyboardManager.shared // Item, ListUseCase
                }
                class ListPresenter {
                    func present(error: Failure) {}
                    func eventSelect(id: ItemID) { print("Item") }
                }
                class ListConnector {
                    init(view: ListViewController, gateway: EntityGateway = EntityGatewayImpl()) {}
                }
                """,
            ]),
        RuleCase(
            "filters, a scene's own models and the data's own data sources are tempting and right as well",
            [
                "Inside.swift": inside,
                "Scenes/Rows/RowsPresenter.swift": """
                class RowsPresenter {
                    private var rows: [Row] = []
                    func eventFilter(by filter: Filter) {}
                }
                """,
                "Scenes/Rows/Models/Row.swift": "struct Row { let title: String }",
                "Filter.swift":
                    "struct Filter {}\nextension ItemManager { func find(_ filter: Filter) -> [Item] { [] } }",
                "Server/ItemDataSource.swift": "class ItemDataSource: NSObject { func load() -> [Item] { [] } }",
            ]),
        RuleCase(
            "in extensions in other files, in a cell, in a PresenterOutput, in a ViewModel",
            [
                "Inside.swift": inside,
                "ListPresenter.swift": "class ListPresenter {}",
                "ListPresenter+Output.swift": "extension ListPresenter { func present(item: Item?) {} }",
                "ListCell.swift": "class ListCell: UITableViewCell { func show(_ item: Item) {} }",
                "ListPresenterOutput.swift":
                    "protocol ListPresenterOutput: AnyObject { func show(row: ListPresentationModel) }",
                "ListViewModel.swift": "struct ListViewModel { init(item: Item) {} }",
            ],
            [
                .init(
                    place: "ListCell.swift:1:53", what: "ListCell names Item, an entity, past its neighbor",
                    fix: viewModel),
                .init(
                    place: "ListPresenter+Output.swift:1:46",
                    what: "ListPresenter names Item, an entity, past its neighbor", fix: presentationModel),
                .init(
                    place: "ListPresenterOutput.swift:1:58",
                    what: "ListPresenterOutput names ListPresentationModel, a PresentationModel, past its neighbor",
                    fix: viewModel),
                .init(
                    place: "ListViewModel.swift:1:35", what: "ListViewModel names Item, an entity, past its neighbor",
                    fix: presentationModel),
            ]),
        RuleCase(
            "in old Swift: a controller that fetches in an action",
            [
                "Inside.swift": inside,
                "ListPresenter.swift": "class ListPresenter: NSObject {}",
                "ListTableViewController.swift": """
                class ListTableViewController: UITableViewController {
                    var gateway: EntityGateway!
                    @IBAction func refresh(sender: AnyObject) {
                        let items = gateway.itemManager.fetch() as! [Item]
                    }
                }
                """,
            ],
            [
                .init(
                    place: "ListTableViewController.swift:2:18",
                    what: "ListTableViewController names EntityGateway, an EntityGateway, past its neighbor",
                    fix: toPresenter),
                .init(
                    place: "ListTableViewController.swift:4:54",
                    what: "ListTableViewController names Item, an entity, past its neighbor", fix: viewModel),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("adjacent-layers-only", of: .cleanViper, why: Self.why)
    }
}
