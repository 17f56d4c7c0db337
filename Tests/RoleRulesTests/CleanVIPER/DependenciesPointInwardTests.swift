import Testing

@Suite("Dependencies point inward")
struct DependenciesPointInwardTests {
    static let why = "a layer outlives the ones around it only if it never names them"
    static let show = "tell it by a show... method of the PresenterOutput, which the Connector sets"
    static let present = "tell it by a present... method of the UseCaseOutput, which the Connector sets"
    static let outside = "leave it to the layers around, which may know this one"
    static let scene = """
        class ListViewController: UIViewController { enum Mode { case full } }
        protocol ListPresenterOutput: AnyObject {}
        struct ListViewModel {}
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "a Presenter, a UseCase and an entity that name who is further out",
            [
                "ListPresenter.swift": "class ListPresenter { weak var view: ListViewController? }",
                "ListUseCase.swift": "class ListUseCase { weak var presenter: ListPresenter? }",
                "Entities/Item.swift": "struct Item { func row() -> ListViewModel { ListViewModel() } }",
                "Scene.swift": scene,
            ],
            [
                .init(
                    place: "Entities/Item.swift:1:29",
                    what: "Item names ListViewModel, a ViewModel, which lies further out", fix: outside),
                .init(
                    place: "ListPresenter.swift:1:38",
                    what: "ListPresenter names ListViewController, a ViewController, which lies further out",
                    fix: show),
                .init(
                    place: "ListUseCase.swift:1:41",
                    what: "ListUseCase names ListPresenter, a Presenter, which lies further out", fix: present),
            ]),
        RuleCase(
            "the view names its Presenter, which names its UseCase, its Router and its output",
            [
                "ListPresenter.swift": """
                class ListPresenter {
                    let useCase: ListUseCase
                    weak var output: ListPresenterOutput?
                    weak var router: ListRouter?
                    var color = UIColor.red
                }
                class ListRouter: UINavigationController {}
                """,
                "ListUseCase.swift": "class ListUseCase {}",
                "ItemEntityManager.swift": "class ItemEntityManager { func image() -> UIImage? { nil } }",
                "Scene.swift": scene + "\nclass ListCell: UITableViewCell { var presenter: ListPresenter! }",
            ]),
        RuleCase(
            "in a closure, a cast, a generic argument, behind a typealias, by a nested type, in a branch of #if",
            [
                "ListPresenter.swift": """
                class ListPresenter<Output: ListViewController> {
                    func eventSave() {
                        run { ($0 as? Screen)?.title = nil }
                    }
                    #if DEBUG
                        let mode = [ListViewController.Mode.full]
                    #endif
                }
                typealias Screen = ListViewController
                """,
                "ListUseCase.swift": "class ListUseCase {}",
                "Scene.swift": scene,
            ],
            [
                .init(
                    place: "ListPresenter.swift:1:29",
                    what: "ListPresenter names ListViewController, a ViewController, which lies further out",
                    fix: show),
                .init(
                    place: "ListPresenter.swift:3:23",
                    what: "ListPresenter names Screen, a ViewController, which lies further out", fix: show),
                .init(
                    place: "ListPresenter.swift:6:21",
                    what: "ListPresenter names ListViewController, a ViewController, which lies further out",
                    fix: show),
            ]),
        RuleCase(
            "comments, texts, another type of the same name and a generic parameter are tempting and right",
            [
                "ListPresenter.swift": """
                // ListViewController shows this.
                class ListPresenter {
                    struct ListViewModel {}
                    let name = "ListViewController"
                    let model = ListViewModel()
                    func eventMap<ListViewController>(_ value: ListViewController) {}
                }
                """,
                "ListUseCase.swift": "class ListUseCase { let viewController = 1 }",
                "Scene.swift": scene,
            ]),
        RuleCase(
            "in extensions in other files",
            [
                "ListPresenter.swift": "class ListPresenter {}",
                "ListUseCase.swift": "class ListUseCase {}",
                "More/ListPresenter+Rows.swift":
                    "extension ListPresenter { func move(in table: UITableView) { table.reloadData() } }",
                "More/ListUseCase+Color.swift": "extension ListUseCase { var color: UIColor { .red } }",
                "Scene.swift": scene,
            ],
            [
                .init(
                    place: "More/ListPresenter+Rows.swift:1:47",
                    what: "ListPresenter names UITableView, which belongs to the view", fix: show),
                .init(
                    place: "More/ListUseCase+Color.swift:1:36",
                    what: "ListUseCase names UIColor, which belongs to the view", fix: present),
            ]),
        RuleCase(
            "in old Swift: a UseCase with a Router, a class protocol that speaks of a controller",
            [
                "ListUseCase.swift": """
                class ListUseCase: NSObject {
                    var router: ListRouter!
                }
                """,
                "ListPresenterOutput.swift": """
                protocol ListPresenterOutput: class {
                    func show(on controller: UIViewController!)
                }
                """,
                "ListRouter.swift": "class ListRouter: UINavigationController {}",
                "ListConnector.swift": "class ListConnector { let useCase: ListUseCase! }",
            ],
            [
                .init(
                    place: "ListPresenterOutput.swift:2:30",
                    what: "ListPresenterOutput names UIViewController, which belongs to the view", fix: show),
                .init(
                    place: "ListUseCase.swift:2:17",
                    what: "ListUseCase names ListRouter, a Router, which lies further out", fix: present),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("dependencies-point-inward", of: .cleanViper, why: Self.why)
    }
}
