import Testing

@Suite("A UseCase knows no format")
struct UseCaseKnowsNoFormatTests {
    static let why = "what a person reads changes with language and screen; what the app does must not change with it"
    static let value = "present the bare value, and let the Presenter make text of it"
    static let words = "present what happened, and let the Presenter find the words"

    static let cases: [RuleCase] = [
        RuleCase(
            "a formatter, a localized text, a format string",
            [
                "ListUseCase.swift": """
                class ListUseCase {
                    private let formatter: DateFormatter = DateFormatter()
                    func eventViewReady() {
                        print(NSLocalizedString("Items", comment: ""))
                        print(String(format: "%d", 2))
                    }
                }
                """
            ],
            [
                .init(
                    place: "ListUseCase.swift:2:28", what: "ListUseCase formats with DateFormatter", fix: value),
                .init(
                    place: "ListUseCase.swift:4:15",
                    what: "ListUseCase formats with NSLocalizedString(_:comment:)", fix: value),
                .init(
                    place: "ListUseCase.swift:5:15", what: "ListUseCase formats with String(format:_:)", fix: value),
            ]),
        RuleCase(
            "formats in the Presenter, its ViewModel, a manager and a formatter of the app",
            [
                "List.swift": """
                class ListUseCase { func eventViewReady() { output?.present(day: Date(), text: "Milk") } }
                class ListPresenter { func present() { output?.show(NSLocalizedString("a b", comment: "")) } }
                struct ListViewModel { let day = DateFormatter().string(from: Date()) }
                class ItemEntityManager { private let wire = ISO8601DateFormatter() }
                """
            ]),
        RuleCase(
            "a helper, `formatted`, a sentence in an argument, in an interpolation, in a model's initializer",
            [
                "DayText.swift": """
                enum DayText { static func text(_ day: Date) -> String { DateFormatter().string(from: day) } }
                extension String { var localized: String { NSLocalizedString(self, comment: "") } }
                """,
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject {
                    func present(text: String, count: Int)
                }
                struct ListPresentationModel {
                    let total: String
                    init(total: Decimal) { self.total = total.formatted(.currency(code: "EUR")) }
                }
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    func eventViewReady() {
                        run { [weak self] in
                            self?.output?.present(text: DayText.text(.now), count: 1)
                            self?.output?.present(
                                text: /* "a comment here" */ "No items found", count: 0)
                        }
                        output?.present(text: "\\(String(localized: "Item")) \\(2)", count: 2)
                        output?.present(text: "NoItems".localized, count: 0)
                    }
                }
                """,
            ],
            [
                .init(
                    place: "List.swift:6:47",
                    what: "ListPresentationModel formats with total.formatted(_:)", fix: value),
                .init(
                    place: "List.swift:12:49", what: "ListUseCase formats with DayText.text(_:)", fix: value),
                .init(
                    place: "List.swift:14:46", what: "ListUseCase presents the text \"No items found\"", fix: words),
                .init(
                    place: "List.swift:16:34", what: "ListUseCase formats with String(localized:)", fix: value),
                .init(place: "List.swift:17:41", what: "ListUseCase formats with .localized", fix: value),
            ]),
        RuleCase(
            "keys, one word, logging, comments and parsing are tempting and right",
            [
                "List.swift": """
                protocol ListUseCaseOutput: AnyObject { func present(key: String) }
                class ListUseCase {
                    weak var output: ListUseCaseOutput?
                    func eventViewReady(text: String) {
                        // DateFormatter() is the Presenter's.
                        output?.present(key: "NoItemsFound")
                        output?.present(key: "%d")
                        log("No items were found, DateFormatter()")
                        let count = Int(text) ?? 0
                    }
                }
                """
            ]),
        RuleCase(
            "in an extension of an entity in a scene's file, and in a Transformer",
            [
                "Entities/Item.swift": "struct Item { let date: Date }",
                "ListCell.swift": """
                class ListCell: UITableViewCell {}
                extension Item { var day: String { DateFormatter().string(from: date) } }
                """,
                "ListUseCase.swift": "class ListUseCase {}",
                "ListSaveUseCaseTransformer.swift": """
                protocol ListSaveUseCaseOutput: AnyObject { func present(error: String) }
                class ListSaveUseCaseTransformer {
                    func transform(output: ListSaveUseCaseOutput) { output.present(error: "Please try again") }
                }
                """,
            ],
            [
                .init(place: "ListCell.swift:2:36", what: "Item formats with DateFormatter()", fix: value),
                .init(
                    place: "ListSaveUseCaseTransformer.swift:3:75",
                    what: "ListSaveUseCaseTransformer presents the text \"Please try again\"", fix: words),
            ]),
        RuleCase(
            "in old Swift",
            [
                "ListUseCase.swift": """
                class ListUseCase: NSObject {
                    var formatter: NSNumberFormatter!
                    func eventViewReady() {
                        self.formatter = NSNumberFormatter()
                    }
                }
                """
            ],
            [
                .init(
                    place: "ListUseCase.swift:2:20", what: "ListUseCase formats with NSNumberFormatter", fix: value),
                .init(
                    place: "ListUseCase.swift:4:26", what: "ListUseCase formats with NSNumberFormatter()", fix: value),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("use-case-knows-no-format", of: .cleanViper, why: Self.why)
    }
}
