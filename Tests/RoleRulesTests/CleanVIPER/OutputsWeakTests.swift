import Testing

@Suite("Outputs are weak")
struct OutputsWeakTests {
    static let why = "two actors that hold each other strongly keep each other alive when the screen is long gone"

    static let cases: [RuleCase] = [
        RuleCase(
            "outputs of a UseCase and of a Presenter held strongly",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {}
                protocol ListPresenterOutput: AnyObject {}
                class ListUseCase { var output: ListUseCaseOutput! }
                class ListPresenter {
                    let useCase: ListUseCase
                    var output: (any ListPresenterOutput)?
                }
                """
            ],
            [
                .init(
                    place: "List.swift:3:25", what: "ListUseCase holds output, its Presenter, strongly",
                    fix: "declare it `weak var output: ListUseCaseOutput?`"),
                .init(
                    place: "List.swift:6:9", what: "ListPresenter holds output, its ViewController, strongly",
                    fix: "declare it `weak var output: (any ListPresenterOutput)?`"),
            ]),
        RuleCase(
            "weak and unowned outward, strong inward",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {}
                protocol ListPresenterOutput: AnyObject {}
                class ListUseCase { unowned let output: ListUseCaseOutput; let entityGateway: EntityGateway }
                class ListPresenter { let useCase: ListUseCase; weak var output: ListPresenterOutput? }
                class ListViewController: UIViewController { var presenter: ListPresenter!; let adapter: ListAdapter }
                class ListAdapter: NSObject { var presenter: ListPresenter! }
                """
            ]),
        RuleCase(
            "by the class, behind a typealias, an event's own output, not bound to AnyObject",
            [
                "List.swift": """
                protocol ListSaveUseCaseOutput {}
                typealias Screen = ListViewController
                class ListUseCase { var saving: ListSaveUseCaseOutput? }
                class ListPresenter { var screen: Screen? }
                class ListViewController: UIViewController {}
                """
            ],
            [
                .init(
                    place: "List.swift:3:25", what: "ListUseCase holds saving, its Presenter, strongly",
                    fix: "declare it `weak var saving: ListSaveUseCaseOutput?`, "
                        + "and bind ListSaveUseCaseOutput to AnyObject"),
                .init(
                    place: "List.swift:4:27", what: "ListPresenter holds screen, its ViewController, strongly",
                    fix: "declare it `weak var screen: Screen?`"),
            ]),
        RuleCase(
            "a Connector, a Transformer's parameter, a Router, functions and comments are tempting and right",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {}
                class ListViewController: UIViewController {}
                class ListConnector { let viewController: ListViewController; let presenter: ListPresenter }
                class ListPresenter { let router: ListRouter; let find: () -> ListViewController? }
                class ListUseCase { /* var output: ListUseCaseOutput */ }
                class ListRouter: UINavigationController { var screens: [ListViewController] = [] }
                struct ListSaveUseCaseTransformer { func transform(output: ListUseCaseOutput) {} }
                """
            ]),
        RuleCase(
            "a protocol of another name, to which the view conforms in an extension in another file",
            [
                "List.swift": """
                class ListViewController: UIViewController {}
                class ListPresenter { var loading: Loading? }
                """,
                "Loading.swift": "protocol Loading: AnyObject {}",
                "ListViewController+Loading.swift": "extension ListViewController: Loading {}",
            ],
            [
                .init(
                    place: "List.swift:2:27", what: "ListPresenter holds loading, its ViewController, strongly",
                    fix: "declare it `weak var loading: Loading?`")
            ]),
        RuleCase(
            "in old Swift",
            [
                "List.swift": """
                protocol ListUseCaseOutput: class {}
                class ListUseCase: NSObject { @objc var output : ListUseCaseOutput! }
                """
            ],
            [
                .init(
                    place: "List.swift:2:41", what: "ListUseCase holds output, its Presenter, strongly",
                    fix: "declare it `weak var output: ListUseCaseOutput?`")
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("back-references-weak", of: .cleanViper, why: Self.why)
    }
}
