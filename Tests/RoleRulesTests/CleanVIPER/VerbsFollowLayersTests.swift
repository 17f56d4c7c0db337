import Testing

@Suite("Verbs follow layers")
struct VerbsFollowLayersTests {
    static let why = "the verb alone tells which way a message goes, and one event has one name all the way in"

    static let cases: [RuleCase] = [
        RuleCase(
            "outputs with other verbs, events by other names",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject { func didFetch(count: Int) }
                protocol ListPresenterOutput: AnyObject { func displayList() }
                class ListViewController: UIViewController {
                    var presenter: ListPresenter!
                    override func viewDidLoad() { presenter.viewIsReady() }
                }
                class ListPresenter {
                    let useCase: ListUseCase
                    func viewIsReady() { useCase.load() }
                }
                class ListUseCase { func load() {} }
                """
            ],
            [
                .init(
                    place: "List.swift:1:46",
                    what: "ListUseCaseOutput asks for didFetch(count:), which does not begin with present",
                    fix: "call it presentFetch(count:)"),
                .init(
                    place: "List.swift:2:48",
                    what: "ListPresenterOutput asks for displayList(), which does not begin with show",
                    fix: "call it showList()"),
                .init(
                    place: "List.swift:9:10",
                    what: "ListPresenter.viewIsReady() hears an event, and its name does not say so",
                    fix: "call it eventViewIsReady()"),
                .init(
                    place: "List.swift:11:26", what: "ListUseCase.load() hears an event, and its name does not say so",
                    fix: "call it eventLoad()"),
            ]),
        RuleCase(
            "event, present and show",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject { func presentListStart(); func present(count: Int) }
                protocol ListPresenterOutput: AnyObject { func show(count: String); func showList() }
                class ListViewController: UIViewController {
                    var presenter: ListPresenter!
                    override func viewDidLoad() { presenter.eventViewReady() }
                }
                class ListPresenter {
                    let useCase: ListUseCase
                    weak var router: ListRouter?
                    func eventViewReady() { useCase.eventViewReady(); router?.eventOpen() }
                }
                class ListUseCase { func eventViewReady() {} }
                protocol ListRouter: AnyObject { func eventOpen() }
                """
            ]),
        RuleCase(
            "heard in a closure, by a cell, behind an optional chain, through a protocol; verbs that only look right",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject { func presentation() }
                protocol ListPresenterOutput: AnyObject { func showcase(item: Int) }
                class ListCell: UITableViewCell {
                    weak var presenter: (any ListPresenterInput)?
                    func tapped() { run { [weak self] in self?.presenter?.select(row: 1) } }
                }
                protocol ListPresenterInput: AnyObject { func select(row: Int) }
                class ListPresenter {
                    weak var router: ListRouter?
                    func eventually() { router?.onOpen() }
                }
                class ListRouter: UINavigationController { func onOpen() {} }
                """
            ],
            [
                .init(
                    place: "List.swift:1:46",
                    what: "ListUseCaseOutput asks for presentation(), which does not begin with present",
                    fix: "call it presentPresentation()"),
                .init(
                    place: "List.swift:2:48",
                    what: "ListPresenterOutput asks for showcase(item:), which does not begin with show",
                    fix: "call it showShowcase(item:)"),
                .init(
                    place: "List.swift:7:47",
                    what: "ListPresenterInput.select(row:) hears an event, and its name does not say so",
                    fix: "call it eventSelect(row:)"),
                .init(
                    place: "List.swift:12:49",
                    what: "ListRouter.onOpen() hears an event, and its name does not say so",
                    fix: "call it eventOpen()"),
            ]),
        RuleCase(
            "accessors, helpers, delegates, UIKit's methods and cells are tempting and right",
            [
                "List.swift": """
                protocol ContactDelegate: AnyObject { func contactDidChange() }
                class ListViewController: UIViewController {
                    var presenter: ListPresenter!
                    func reload() { cell.show(presenter.row(at: 1)); presenter.contactDidChange() }
                    func show(row: String) {} // presenter.viewIsReady()
                }
                class ListPresenter {
                    weak var router: ListRouter?
                    func row(at index: Int) -> String { help(); return "" }
                    func help() { router?.pushViewController(controller, animated: true) }
                    func viewIsReady() {}
                }
                extension ListPresenter: ContactDelegate { func contactDidChange() {} }
                class ListRouter: UINavigationController {}
                class ListUseCase { func load() {} }
                """
            ]),
        RuleCase(
            "declared in an extension in another file",
            [
                "List.swift": """
                class ListPresenter { let useCase: ListUseCase; func eventSave() { self.useCase.store(name: "") } }
                class ListUseCase {}
                """,
                "ListUseCase+Store.swift": "extension ListUseCase { func store(name: String) {} }",
                "Base.swift": """
                class BasePresenter { func start() {} }
                class DetailPresenter: BasePresenter {}
                class DetailViewController: UIViewController {
                    var presenter: DetailPresenter!
                    override func viewDidLoad() { presenter.start() }
                }
                """,
            ],
            [
                .init(
                    place: "Base.swift:1:28",
                    what: "DetailPresenter.start() hears an event, and its name does not say so",
                    fix: "call it eventStart()"),
                .init(
                    place: "ListUseCase+Store.swift:1:30",
                    what: "ListUseCase.store(name:) hears an event, and its name does not say so",
                    fix: "call it eventStore(name:)"),
            ]),
        RuleCase(
            "in old Swift: an action that calls the Presenter, a class protocol",
            [
                "List.swift": """
                protocol ListPresenterOutput: class { func setTitle(title: String!) }
                class ListViewController: UITableViewController {
                    var presenter: ListPresenter!
                    @IBAction func save(sender: AnyObject!) { self.presenter!.handleSave() }
                }
                class ListPresenter: NSObject { func handleSave() -> Void {} }
                """
            ],
            [
                .init(
                    place: "List.swift:1:44",
                    what: "ListPresenterOutput asks for setTitle(title:), which does not begin with show",
                    fix: "call it showTitle(title:)"),
                .init(
                    place: "List.swift:6:38",
                    what: "ListPresenter.handleSave() hears an event, and its name does not say so",
                    fix: "call it eventSave()"),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("verbs-follow-layers", of: .cleanViper, why: Self.why)
    }
}
