import Testing

@Suite("A display model holds only what is ready to show")
struct DisplayModelsReadyToShowTests {
    static let path = "Items/List/ItemsListContract.swift"
    static let item = "struct Item { let name: String; let price: Decimal; let state: State\n enum State { case new } }"
    static let roles = """
        protocol ItemsList_DisplayUI: AnyObject { func display(items: [ItemUI]); func display(state: Badge) }
        protocol ItemsList_PresentData: AnyObject { func present(items: [Item]) }
        """

    static let cases: [RuleCase] = [
        RuleCase(
            "a date, an amount, a number and the model itself",
            [
                "Items/Item.swift": item,
                path: """
                struct ItemUI {
                    let date: Date
                    let price: Decimal?
                    let weights: [Double]
                    let item: Item
                }
                \(roles)
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:9",
                    what: "ItemUI holds date as Date, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:3:9",
                    what: "ItemUI holds price as Decimal?, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:4:9",
                    what: "ItemUI holds weights as [Double], a number that is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:5:9", what: "ItemUI holds item as Item, a domain model",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
            ]),
        RuleCase(
            "text, images, colors, flags, counts, sizes and other display models",
            [
                "Items/Item.swift": item,
                path: """
                struct ItemUI {
                    let name: String, subtitle: NSAttributedString?
                    let icon: UIImage?, color: UIColor
                    let isNew: Bool, badge: Int
                    let rowHeight: Double, progress: Float
                    let rows: [RowUI]
                    enum Style { case plain, bold(String) }
                    let style: Style
                }
                struct RowUI { let title: String }
                \(roles)
                """,
            ]),
        RuleCase(
            "an id, by which a later event finds what was shown",
            [
                "Entities/ItemID.swift": "struct ItemID: Hashable { let number: Int }",
                path: """
                struct ItemUI {
                    let id: ItemID
                    let name: String
                }
                \(roles)
                """,
            ]),
        RuleCase(
            "behind a tuple, a dictionary, an initializer, a typealias, an enum's case and a nested row",
            [
                "Items/Item.swift": item,
                "General/Aliases.swift": "typealias Moment = Foundation.Date",
                path: """
                struct ItemUI {
                    let span: (from: Moment, to: String)
                    let seen: Moment
                    var states: [String: Item.State] = [:]
                    private let dates = DateFormatter()
                    struct Row { let onTap: () -> Void }
                }
                enum RowUI { case item(Item), text(String), none }
                \(roles)
                """,
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:9",
                    what: "ItemUI holds span as (from: Moment, to: String), which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:3:9",
                    what: "ItemUI holds seen as Moment, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:4:9",
                    what: "ItemUI holds states as [String: Item.State], a domain model",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:5:17",
                    what: "ItemUI holds dates as DateFormatter, which formats",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:6:22",
                    what: "ItemUI.Row holds onTap as () -> Void, which acts and is no value",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:8:24", what: "RowUI holds item as Item, a domain model",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
            ]),
        RuleCase(
            "a type that only DisplayUI speaks of, whatever it is called",
            [
                "Items/Item.swift": item,
                "Items/List/Badge.swift": "struct Badge { let due: Date }",
                path: "struct ItemUI { let name: String }\n" + roles,
            ],
            [
                .init(
                    place: "Items/List/Badge.swift:1:20",
                    what: "Badge holds due as Date, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that")
            ]),
        RuleCase(
            "computed properties, statics, comments, functions and an extension in another file hold nothing",
            [
                "Items/Item.swift": item,
                path: """
                struct ItemUI {
                    // let date: Date
                    let name: String
                    static let formatter = DateFormatter()
                    var length: Double { Double(name.count) }
                    init(_ item: Item) { name = item.name }
                }
                \(roles)
                """,
                "Items/List/ItemUI+Preview.swift": "extension ItemUI { static let sample = Date() }",
            ]),
        RuleCase(
            "old Swift: NSDate and NSNumber, and a view inside",
            [
                path: """
                struct ItemUI {
                    var date: NSDate!
                    var price: NSNumber
                    var label: UILabel
                }
                \(roles)
                """
            ],
            [
                .init(
                    place: "Items/List/ItemsListContract.swift:2:9",
                    what: "ItemUI holds date as NSDate!, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:3:9",
                    what: "ItemUI holds price as NSNumber, which is still to be formatted",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
                .init(
                    place: "Items/List/ItemsListContract.swift:4:9",
                    what: "ItemUI holds label as UILabel, which belongs to the view",
                    fix: "let the Director make it text, a color or a flag, and hold that"),
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "display-models-ready-to-show",
            why: "a view that gets a date or a model has to format it, where no test sees it without a screen",
            lesson: "04")
    }
}
