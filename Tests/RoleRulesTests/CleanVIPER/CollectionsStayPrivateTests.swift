import Testing

@Suite("Collections stay private")
struct CollectionsStayPrivateTests {
    static let why = "code that sees the list comes to depend on how it is kept; code that asks for a row does not"

    static func fix(_ name: String) -> String { "make \(name) private, and answer by an accessor for one element" }

    static let cases: [RuleCase] = [
        RuleCase(
            "an array of a Presenter, a dictionary of a UseCase, a set of a gateway",
            [
                "List.swift": """
                class ListPresenter { var rows: [String] = [] }
                class ListUseCase { let totals: [String: Int] }
                class ServerGateway: EntityGateway { internal var seen: Set<String>? }
                protocol EntityGateway {}
                """
            ],
            [
                .init(
                    place: "List.swift:1:27", what: "ListPresenter shows rows, an array, to other layers",
                    fix: fix("rows")),
                .init(
                    place: "List.swift:2:25", what: "ListUseCase shows totals, a dictionary, to other layers",
                    fix: fix("totals")),
                .init(
                    place: "List.swift:3:51", what: "ServerGateway shows seen, a set, to other layers",
                    fix: fix("seen")),
            ]),
        RuleCase(
            "private and fileprivate ones, behind accessors",
            [
                "List.swift": """
                class ListPresenter {
                    private var rows: [String] = []
                    fileprivate lazy var index = [String: Int]()
                    var rowCount: Int { rows.count }
                    func row(at index: Int) -> String { rows[index] }
                }
                """
            ]),
        RuleCase(
            "by the initial value, behind a typealias, read-only, lazy, optional, observed",
            [
                "List.swift": """
                typealias Rows = [String]
                class ListPresenter {
                    var names = ["a", "b"]
                    var heights = [Int: Double]()
                    private(set) var rows: Rows = []
                    lazy var ids = Set<Int>()
                    var sections: Array<[Int]>!
                    var marks: Optional<[Bool]> = nil { didSet { } }
                }
                """
            ],
            [
                .init(
                    place: "List.swift:3:9", what: "ListPresenter shows names, an array, to other layers",
                    fix: fix("names")),
                .init(
                    place: "List.swift:4:9", what: "ListPresenter shows heights, a dictionary, to other layers",
                    fix: fix("heights")),
                .init(
                    place: "List.swift:5:22", what: "ListPresenter shows rows, an array, to other layers to read",
                    fix: fix("rows")),
                .init(
                    place: "List.swift:6:14", what: "ListPresenter shows ids, a set, to other layers",
                    fix: fix("ids")),
                .init(
                    place: "List.swift:7:9", what: "ListPresenter shows sections, an array, to other layers",
                    fix: fix("sections")),
                .init(
                    place: "List.swift:8:9", what: "ListPresenter shows marks, an array, to other layers",
                    fix: fix("marks")),
            ]),
        RuleCase(
            "copies in models, parameters, results, computed, static and nested ones are tempting and right",
            [
                "List.swift": """
                struct ListViewModel { let lines: [String] }
                class ListPresenter {
                    static let ids = ["a", "b"]
                    private struct Section { var rows: [String] }
                    let count = [1, 2].count
                    let first = ["a"][0]
                    let make: () -> [String]
                    var visible: [String] { [] } // var rows: [String]
                    func rows(of names: [String]) -> [String] { names }
                }
                class ListViewController: UIViewController { @IBOutlet var labels: [UILabel]! }
                """
            ]),
        RuleCase(
            "of a manager that a gateway leads to, whose role is told by an extension in another file",
            [
                "Gateway.swift": """
                protocol ItemManager {}
                protocol EntityGateway { var itemManager: ItemManager { get } }
                """,
                "Server.swift": "final class Server { var cache: [Int: String] = [:] }",
                "Server+ItemManager.swift": "extension Server: ItemManager {}",
                "ListUseCase.swift": "class ListUseCase { let gateway: EntityGateway }",
            ],
            [
                .init(
                    place: "Server.swift:1:26", what: "Server shows cache, a dictionary, to other layers",
                    fix: fix("cache"))
            ]),
        RuleCase(
            "in old Swift",
            [
                "ListPresenter.swift": """
                class ListPresenter: NSObject {
                    @objc dynamic var rows: NSMutableArray!
                    public var sections : Dictionary<String, AnyObject>?
                }
                """
            ],
            [
                .init(
                    place: "ListPresenter.swift:2:23", what: "ListPresenter shows rows, an array, to other layers",
                    fix: fix("rows")),
                .init(
                    place: "ListPresenter.swift:3:16",
                    what: "ListPresenter shows sections, a dictionary, to other layers", fix: fix("sections")),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("collections-stay-private", of: .cleanViper, why: Self.why)
    }
}
