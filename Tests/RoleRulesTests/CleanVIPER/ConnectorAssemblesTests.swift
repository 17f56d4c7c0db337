import RoleRules
import SourceModel
import Testing

@Suite("Only a Connector assembles")
struct ConnectorAssemblesTests {
    static let why = "a stack that is put together in one place is rewired in one place, for a test as well"
    static let fix = "make and connect it in the scene's Connector, which the ViewController runs"
    static let stack = """
        class ListViewController: UIViewController { var presenter: ListPresenter! }
        class ListPresenter { init(useCase: ListUseCase) {} }
        class ListUseCase {}
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "a ViewController that makes its Presenter, a Presenter that makes its UseCase",
            [
                "Detail.swift": """
                class DetailViewController: UIViewController {
                    var presenter: DetailPresenter!
                    override func viewDidLoad() { presenter = DetailPresenter() }
                }
                class DetailPresenter { private let useCase = DetailUseCase() }
                class DetailUseCase {}
                """
            ],
            [
                .init(
                    place: "Detail.swift:3:47",
                    what: "DetailViewController.viewDidLoad makes DetailPresenter, a Presenter, outside of a Connector",
                    fix: fix),
                .init(
                    place: "Detail.swift:5:47",
                    what: "DetailPresenter makes DetailUseCase, a UseCase, outside of a Connector", fix: fix),
            ]),
        RuleCase(
            "a Connector, a Builder of the scene, a Router",
            [
                "Stack.swift": stack,
                "ListConnector.swift": """
                class ListConnector {
                    let viewController: ListViewController
                    init(viewController: ListViewController) { self.viewController = viewController }
                    func configure() { viewController.presenter = ListPresenter(useCase: ListUseCase()) }
                }
                """,
                "ListBuilder.swift": """
                enum ListBuilder {
                    static func make(_ view: ListViewController) { view.presenter = .init(useCase: ListUseCase()) }
                }
                """,
                "ListRouter.swift": "class ListRouter { func go() { _ = ListPresenter(useCase: ListUseCase()) } }",
            ]),
        RuleCase(
            "`.init`, a lazy property, a closure, a default argument, a static factory, a global function",
            [
                "Stack.swift": stack,
                "Hidden.swift": """
                func assemble() -> ListUseCase { return ListUseCase() }
                extension ListViewController {
                    static func make() -> ListPresenter { ListPresenter.init(useCase: assemble()) }
                    func load(_ useCase: ListUseCase = ListUseCase()) {
                        let presenter: ListPresenter = .init(useCase: useCase)
                        run { self.presenter = presenter }
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Hidden.swift:1:41",
                    what: "assemble() makes ListUseCase, a UseCase, outside of a Connector", fix: fix),
                .init(
                    place: "Hidden.swift:3:57",
                    what: "ListViewController.make makes ListPresenter, a Presenter, outside of a Connector", fix: fix),
                .init(
                    place: "Hidden.swift:4:40",
                    what: "ListViewController.load makes ListUseCase, a UseCase, outside of a Connector", fix: fix),
                .init(
                    place: "Hidden.swift:5:41",
                    what: "ListViewController.load makes ListPresenter, a Presenter, outside of a Connector", fix: fix),
            ]),
        RuleCase(
            "a UseCase that makes its Transformer, a view that runs its Connector, two of three, tests are right",
            [
                "Stack.swift": stack,
                "ListSaveUseCaseTransformer.swift": "struct ListSaveUseCaseTransformer { func transform() {} }",
                "More.swift": """
                extension ListUseCase { func eventSave() { ListSaveUseCaseTransformer().transform() } }
                extension ListViewController {
                    override func awakeFromNib() { ListConnector().configure() } // ListUseCase()
                }
                class ListConnector { func configure() {} }
                struct Log { func log(_ view: ListViewController, _ presenter: ListPresenter) {} }
                """,
                "Tests/ListTests.swift": "let presenter = ListPresenter(useCase: ListUseCase())",
            ]),
        RuleCase(
            "named together by somebody beside the layers, and made in an extension in another file",
            [
                "Stack.swift": stack,
                "Wiring.swift": """
                struct Wiring {
                    let view: ListViewController
                    let presenter: ListPresenter
                    let useCase: any Sequence<ListUseCase>
                }
                """,
                "ListPresenter+Detail.swift": "extension ListPresenter { func more() { use(ListUseCase()) } }",
            ],
            [
                .init(
                    place: "ListPresenter+Detail.swift:1:45",
                    what: "ListPresenter.more makes ListUseCase, a UseCase, outside of a Connector", fix: fix),
                .init(
                    place: "Wiring.swift:4:31",
                    what: "Wiring names a ViewController, a Presenter and a UseCase together, as only a Connector does",
                    fix: fix),
            ]),
        RuleCase(
            "in old Swift: the app's delegate assembles",
            [
                "Stack.swift": stack,
                "AppDelegate.swift": """
                @UIApplicationMain
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    func application(application: UIApplication!) -> Bool {
                        let view = ListViewController()
                        view.presenter = ListPresenter(useCase: ListUseCase())
                        return true
                    }
                }
                """,
            ],
            [
                .init(
                    place: "AppDelegate.swift:5:26",
                    what: "AppDelegate.application makes ListPresenter, a Presenter, outside of a Connector", fix: fix),
                .init(
                    place: "AppDelegate.swift:5:49",
                    what: "AppDelegate.application makes ListUseCase, a UseCase, outside of a Connector", fix: fix),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("connector-assembles", of: .cleanViper, why: Self.why)
    }

    @Test("speaks alone of a UseCase that a ViewController makes")
    func alone() throws {
        let text = """
            class ListViewController: UIViewController {
                let useCase: ListUseCase = ListUseCase()
                var other: ListUseCase!
            }
            class ListPresenter {}
            class ListUseCase {}
            """
        let found = try Sources(files: [(path: "List.swift", text: text)]).violations(
            of: .cleanViper, rules: ["adjacent-layers-only", "connector-assembles"])
        #expect(
            found.map { "\($0.line):\($0.column) \($0.rule)" } == [
                "2:32 connector-assembles", "3:16 adjacent-layers-only",
            ])
    }

    @Test("lets nested types be made by those whose pieces they are")
    func pieces() throws {
        let text = """
            class ListPresenter {
                private class Cache {}
                private let cache = Cache()
            }
            enum Detail {
                class Presenter { let useCase = UseCase() }
                class UseCase {}
            }
            """
        let found = try Sources(files: [(path: "List.swift", text: text)]).violations(
            of: .cleanViper, rules: ["connector-assembles"])
        #expect(
            found.map { "\($0.line):\($0.column) \($0.what)" } == [
                "6:37 Detail.Presenter makes Detail.UseCase, a UseCase, outside of a Connector"
            ])
    }
}
