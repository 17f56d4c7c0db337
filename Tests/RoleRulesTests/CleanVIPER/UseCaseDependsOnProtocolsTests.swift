import Testing

@Suite("A UseCase depends on protocols")
struct UseCaseDependsOnProtocolsTests {
    static let why =
        "a UseCase that knows no class behind its gateway is tested with whatever the test wants it to find"
    static let gatewayFix = "take it as EntityGateway in the initializer, and let the Connector pass ServerGateway in"
    static let managerFix = "take it as ItemManager in the initializer, and let the Connector pass ServerItems in"
    static let gateway = """
        protocol ItemManager {}
        protocol EntityGateway { var itemManager: ItemManager { get } }
        final class ServerGateway: EntityGateway { static let shared = ServerGateway() }
        final class ServerItems: ItemManager {}
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "gateway and manager by their classes",
            [
                "Gateway.swift": gateway,
                "ListUseCase.swift": """
                class ListUseCase {
                    let gateway: ServerGateway
                    init(gateway: ServerGateway, items: ServerItems) {}
                }
                """,
            ],
            [
                .init(
                    place: "ListUseCase.swift:2:18",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
                .init(
                    place: "ListUseCase.swift:3:19",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
                .init(
                    place: "ListUseCase.swift:3:41",
                    what: "ListUseCase depends on ServerItems, an EntityManager and no protocol", fix: managerFix),
            ]),
        RuleCase(
            "protocols, with `any`, `some`, generics and implicitly unwrapped",
            [
                "Gateway.swift": gateway,
                "ListUseCase.swift": """
                class ListUseCase<Manager: ItemManager> {
                    private let gateway: any EntityGateway
                    private var second: EntityGateway!
                    init(gateway: some EntityGateway, manager: Manager) {}
                }
                """,
            ]),
        RuleCase(
            "a default argument, a singleton, a lazy initial value, a closure, a typealias",
            [
                "Gateway.swift": gateway + "\ntypealias Gateway = ServerGateway",
                "ListUseCase.swift": """
                class ListUseCase {
                    init(gateway: EntityGateway = ServerGateway()) {}
                    lazy var items: ItemManager = ServerItems.init()
                    func eventViewReady() {
                        run { _ in Gateway.shared.itemManager }
                        print("\\(ServerGateway.shared)")
                    }
                }
                """,
            ],
            [
                .init(
                    place: "ListUseCase.swift:2:35",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
                .init(
                    place: "ListUseCase.swift:3:35",
                    what: "ListUseCase depends on ServerItems, an EntityManager and no protocol", fix: managerFix),
                .init(
                    place: "ListUseCase.swift:5:20",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
                .init(
                    place: "ListUseCase.swift:6:18",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
            ]),
        RuleCase(
            "a Connector, a gateway of its managers, helpers and comments are tempting and right",
            [
                "Gateway.swift": gateway + """

                    extension ServerGateway { var itemManager: ItemManager { ServerItems() } }
                    """,
                "ListUseCase.swift": """
                // ServerGateway is passed in.
                class ListUseCase {
                    private let clock = ClockManager()
                    private let name = "ServerGateway"
                }
                final class ClockManager {}
                class ListConnector {
                    let useCase: ListUseCase
                    init(gateway: EntityGateway = ServerGateway()) { useCase = ListUseCase() }
                }
                """,
            ]),
        RuleCase(
            "in an extension in another file, and in a Transformer; a gateway that is no protocol at all",
            [
                "Gateway.swift": gateway,
                "LocalGateway.swift": "struct LocalGateway {}",
                "ListUseCase.swift": "class ListUseCase { let local: LocalGateway }",
                "ListUseCase+Save.swift": "extension ListUseCase { func eventSave() { ServerGateway.shared.save() } }",
                "ListSaveUseCaseTransformer.swift":
                    "class ListSaveUseCaseTransformer { init(items: ServerItems) {} }",
            ],
            [
                .init(
                    place: "ListSaveUseCaseTransformer.swift:1:48",
                    what: "ListSaveUseCaseTransformer depends on ServerItems, an EntityManager and no protocol",
                    fix: managerFix),
                .init(
                    place: "ListUseCase+Save.swift:1:44",
                    what: "ListUseCase depends on ServerGateway, an EntityGateway and no protocol", fix: gatewayFix),
                .init(
                    place: "ListUseCase.swift:1:32",
                    what: "ListUseCase depends on LocalGateway, an EntityGateway and no protocol",
                    fix: "declare what is asked of it as a protocol, and let the Connector pass LocalGateway in"),
            ]),
        RuleCase(
            "in old Swift",
            [
                "Gateway.swift": """
                protocol EntityGateway: class {}
                class EntityGatewayImpl: NSObject, EntityGateway { class func sharedInstance() -> EntityGatewayImpl }
                """,
                "ListUseCase.swift": """
                class ListUseCase: NSObject {
                    override init() {
                        self.entityGateway = EntityGatewayImpl.sharedInstance()
                    }
                }
                """,
            ],
            [
                .init(
                    place: "ListUseCase.swift:3:30",
                    what: "ListUseCase depends on EntityGatewayImpl, an EntityGateway and no protocol",
                    fix: "take it as EntityGateway in the initializer, "
                        + "and let the Connector pass EntityGatewayImpl in")
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("use-case-depends-on-protocols", of: .cleanViper, why: Self.why)
    }
}
