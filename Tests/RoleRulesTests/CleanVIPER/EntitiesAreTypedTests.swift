import Testing

@Suite("Entities are typed")
struct EntitiesAreTypedTests {
    static let why = "text from the wire that travels inward is parsed again in every place, and fails in any of them"
    static let useCase = "class OrderUseCase {}"

    static func fix(_ type: String) -> String { "declare it as \(type), and let the EntityManager convert it" }

    static let cases: [RuleCase] = [
        RuleCase(
            "a date, an amount, a number, a URL, a choice and a flag as text",
            [
                "OrderUseCase.swift": useCase,
                "Entities/Order.swift": """
                struct Order {
                    let orderDate: String
                    let total: String?
                    let quantity: String
                    let imageURL: String
                    let status: String
                    let isPaid: String
                }
                """,
            ],
            [
                .init(
                    place: "Entities/Order.swift:2:9", what: "Order holds orderDate as String, which is a date",
                    fix: fix("Date")),
                .init(
                    place: "Entities/Order.swift:3:9", what: "Order holds total as String?, which is an amount",
                    fix: fix("Decimal")),
                .init(
                    place: "Entities/Order.swift:4:9", what: "Order holds quantity as String, which is a number",
                    fix: fix("a number type")),
                .init(
                    place: "Entities/Order.swift:5:9", what: "Order holds imageURL as String, which is a URL",
                    fix: fix("URL")),
                .init(
                    place: "Entities/Order.swift:6:9",
                    what: "Order holds status as String, which is one of a few values", fix: fix("an enum")),
                .init(
                    place: "Entities/Order.swift:7:9", what: "Order holds isPaid as String, which is a yes or no",
                    fix: fix("Bool")),
            ]),
        RuleCase(
            "typed ones, and what is text",
            [
                "OrderUseCase.swift": useCase,
                "Entities/Order.swift": """
                struct Order {
                    let orderDate: Date
                    let total: Decimal
                    let status: Status
                    let name: String
                    let phoneNumber: String
                    enum Status: String { case open, paid }
                }
                """,
            ]),
        RuleCase(
            "in a case, in a nested type, unread dictionaries, snake case",
            [
                "OrderUseCase.swift": useCase,
                "Entities/Order.swift": """
                enum Order {
                    case placed(at: Int, dueDate: String)
                    struct Line { var unit_price: String!; var dateString: String }
                    struct Raw { let json: [String: Any]; var extra: [ AnyHashable : Any ]? }
                }
                """,
            ],
            [
                .init(
                    place: "Entities/Order.swift:2:26", what: "Order holds dueDate as String, which is a date",
                    fix: fix("Date")),
                .init(
                    place: "Entities/Order.swift:3:23",
                    what: "Order.Line holds unit_price as String!, which is an amount", fix: fix("Decimal")),
                .init(
                    place: "Entities/Order.swift:3:48",
                    what: "Order.Line holds dateString as String, which is a date", fix: fix("Date")),
                .init(
                    place: "Entities/Order.swift:4:22",
                    what: "Order.Raw holds json as [String: Any], which nobody has read yet",
                    fix: "let the EntityManager read it, and keep what it says in typed properties"),
                .init(
                    place: "Entities/Order.swift:4:47",
                    what: "Order.Raw holds extra as [ AnyHashable : Any ]?, which nobody has read yet",
                    fix: "let the EntityManager read it, and keep what it says in typed properties"),
            ]),
        RuleCase(
            "wire forms, ViewModels, computed and static ones, parameters are tempting and right",
            [
                "OrderUseCase.swift": useCase,
                "Server/OrderEntityManager.swift": """
                class OrderEntityManager {
                    private struct OrderJSON: Decodable { let date: String; let total: String }
                }
                """,
                "OrderViewModel.swift": "struct OrderViewModel { let total: String; let date: String }",
                "Entities/Order.swift": """
                struct Order {
                    static let date = "1970-01-01"
                    let update: String // let date: String
                    let orderNumber: String
                    let prototype: String
                    var total: String { "" }
                    init(date: String) {}
                }
                """,
            ]),
        RuleCase(
            "an entity of another folder, known by the manager in another file that returns it",
            [
                "OrderUseCase.swift": useCase,
                "Shared/Order.swift": "public struct Order { public let placedAt: String }",
                "Server/OrderManager.swift": """
                protocol OrderManager { func fetch(then: @escaping (Result<[Order], Error>) -> Void) }
                protocol EntityGateway { var orderManager: OrderManager { get } }
                """,
            ],
            [
                .init(
                    place: "Shared/Order.swift:1:34", what: "Order holds placedAt as String, which is a date",
                    fix: fix("Date"))
            ]),
        RuleCase(
            "in old Swift",
            [
                "OrderUseCase.swift": useCase,
                "Model/OrderEntity.swift": """
                class OrderEntity: NSObject {
                    @objc var price: NSString!
                    var dictionary: NSDictionary?
                }
                """,
            ],
            [
                .init(
                    place: "Model/OrderEntity.swift:2:15",
                    what: "OrderEntity holds price as NSString!, which is an amount", fix: fix("Decimal")),
                .init(
                    place: "Model/OrderEntity.swift:3:9",
                    what: "OrderEntity holds dictionary as NSDictionary?, which nobody has read yet",
                    fix: "let the EntityManager read it, and keep what it says in typed properties"),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("entities-are-typed", of: .cleanViper, why: Self.why)
    }
}
