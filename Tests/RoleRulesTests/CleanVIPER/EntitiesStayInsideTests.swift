import Testing

@Suite("Entities stay inside")
struct EntitiesStayInsideTests {
    static let why = "an entity that the Presenter knows can't change without every scene that shows it"
    static let output = "make a PresentationModel of it that holds what this scene shows"
    static let model = "copy what the Presenter needs of it into properties of their own"
    static let entities = """
        struct Item { enum Kind { case plain } }
        enum Group { case posted }
        """
    static let useCase = "class ListUseCase { weak var output: ListUseCaseOutput? }"

    static let cases: [RuleCase] = [
        RuleCase(
            "an output that presents entities",
            [
                "Entities/Item.swift": entities,
                "ListUseCase.swift": useCase,
                "ListUseCaseOutput.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(item: Item)
                    func present(group: Group, total: Decimal)
                }
                """,
            ],
            [
                .init(
                    place: "ListUseCaseOutput.swift:2:24",
                    what: "ListUseCaseOutput.present(item:) passes Item, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:3:25",
                    what: "ListUseCaseOutput.present(group:total:) passes Group, an entity, outward", fix: output),
            ]),
        RuleCase(
            "models that are made of entities, and scalars",
            [
                "Entities/Item.swift": entities,
                "ListUseCase.swift": useCase,
                "ListUseCaseOutput.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(item: ListPresentationModel)
                    func presentEnd(total: Decimal)
                }
                struct ListPresentationModel {
                    let name: String
                    init(item: Item) { name = "Item" }
                }
                """,
            ]),
        RuleCase(
            "in an array, a dictionary, a tuple, a closure, a nested type, behind a typealias",
            [
                "Entities/Item.swift": entities + "\ntypealias Thing = Item",
                "ListUseCase.swift": useCase,
                "ListUseCaseOutput.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(items: [Item]?)
                    func present(index: [Group: Int])
                    func present(pair: (Int, Thing))
                    func present(later: @escaping (Item) -> Void)
                    func present(kind: Item.Kind)
                    var shown: Item? { get }
                }
                """,
            ],
            [
                .init(
                    place: "ListUseCaseOutput.swift:2:25",
                    what: "ListUseCaseOutput.present(items:) passes Item, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:3:25",
                    what: "ListUseCaseOutput.present(index:) passes Group, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:4:24",
                    what: "ListUseCaseOutput.present(pair:) passes Thing, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:5:25",
                    what: "ListUseCaseOutput.present(later:) passes Item, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:6:24",
                    what: "ListUseCaseOutput.present(kind:) passes Item.Kind, an entity, outward", fix: output),
                .init(
                    place: "ListUseCaseOutput.swift:7:16",
                    what: "ListUseCaseOutput.shown passes Item, an entity, outward", fix: output),
            ]),
        RuleCase(
            "errors, ids, private helpers and private properties are tempting and right",
            [
                "Entities/Item.swift": entities + "\nenum Failure: Error { case offline }\nstruct ItemID {}",
                "ListUseCase.swift": """
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    private var items: [Item] = []
                    private func eventually(_ item: Item) {}
                    func eventSelect(id: ItemID) {}
                }
                """,
                "ListUseCaseOutput.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(error: Failure) // not: present(item: Item)
                    func presentSelected(id: ItemID)
                }
                struct ListPresentationModel { private let item: Item }
                """,
            ]),
        RuleCase(
            "inside of a PresentationModel, and out of an event in an extension in another file",
            [
                "Entities/Item.swift": entities,
                "ListUseCase.swift": useCase,
                "ListUseCaseOutput.swift": "protocol ListUseCaseOutput: AnyObject {}",
                "ListPresentationModel.swift": """
                struct ListPresentationModel {
                    let items: [Item]
                    enum Row { case item(Item), total(Int) }
                }
                """,
                "ListUseCase+Load.swift":
                    "extension ListUseCase { func eventLoad(then: (Result<[Item], Error>) -> Void) {} }",
            ],
            [
                .init(
                    place: "ListPresentationModel.swift:2:9",
                    what: "ListPresentationModel holds Item, an entity, and hands it outward", fix: model),
                .init(
                    place: "ListPresentationModel.swift:3:21",
                    what: "ListPresentationModel.Row holds Item, an entity, and hands it outward",
                    fix: model),
                .init(
                    place: "ListUseCase+Load.swift:1:46",
                    what: "ListUseCase.eventLoad(then:) passes Item, an entity, outward", fix: output),
            ]),
        RuleCase(
            "in old Swift, an entity known by its manager only",
            [
                "Server/ItemManager.swift": """
                protocol ItemManager: class { func fetchAll() -> [Thing]! }
                protocol EntityGateway: class { var itemManager: ItemManager! { get } }
                """,
                "Server/Thing.swift": "struct Thing {}",
                "ListUseCase.swift": useCase,
                "ListUseCaseOutput.swift":
                    "protocol ListUseCaseOutput: class { func presentThings(things: Array<Thing>!) }",
            ],
            [
                .init(
                    place: "ListUseCaseOutput.swift:1:64",
                    what: "ListUseCaseOutput.presentThings(things:) passes Thing, an entity, outward", fix: output)
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("entities-stay-inside", of: .cleanViper, why: Self.why)
    }
}
