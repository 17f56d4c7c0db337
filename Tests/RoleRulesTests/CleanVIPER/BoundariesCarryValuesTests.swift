import Testing

@Suite("Boundaries carry values")
struct BoundariesCarryValuesTests {
    static let why = "an object that two layers hold is changed by one behind the other's back; a copy is not"
    static let model = "make it a struct, which is copied from layer to layer"
    static let object = "hand over the values that the next layer needs, or a struct of them"

    static let cases: [RuleCase] = [
        RuleCase(
            "models that are classes",
            [
                "Entities/Order.swift": "final class Order {}",
                "OrderPresentationModel.swift": "class OrderPresentationModel {}",
                "OrderViewModel.swift": "public final class OrderViewModel {}",
                "OrderUseCase.swift": "class OrderUseCase {}",
            ],
            [
                .init(place: "Entities/Order.swift:1:13", what: "Order is an entity and a class", fix: model),
                .init(
                    place: "OrderPresentationModel.swift:1:7",
                    what: "OrderPresentationModel is a PresentationModel and a class", fix: model),
                .init(
                    place: "OrderViewModel.swift:1:20", what: "OrderViewModel is a ViewModel and a class", fix: model),
            ]),
        RuleCase(
            "structs, enums and scalars",
            [
                "Order.swift": """
                struct OrderPresentationModel { let total: Decimal }
                enum OrderViewModel { case row(String) }
                protocol OrderUseCaseOutput: AnyObject {
                    func present(order: OrderPresentationModel)
                    func presentMissing(product: Bool, fields: [String])
                }
                class OrderUseCase { func eventCapture(quantity: Int?) {} }
                """
            ]),
        RuleCase(
            "an object among the parameters, in an array, as a result, behind a typealias",
            [
                "Order.swift": """
                final class Draft {}
                typealias Sheet = Draft
                protocol OrderUseCaseOutput: AnyObject {
                    func present(drafts: [Draft]?)
                }
                class OrderUseCase {
                    func eventSave(_ sheet: Sheet) -> Draft { sheet }
                }
                """
            ],
            [
                .init(
                    place: "Order.swift:4:26",
                    what: "OrderUseCaseOutput.present(drafts:) hands over Draft, an object", fix: object),
                .init(
                    place: "Order.swift:7:29", what: "OrderUseCase.eventSave(_:) hands over Draft, an object",
                    fix: object),
                .init(
                    place: "Order.swift:7:39", what: "OrderUseCase.eventSave(_:) hands over Draft, an object",
                    fix: object),
            ]),
        RuleCase(
            "protocols, private helpers, what is only stored, and objects of other methods are tempting and right",
            [
                "Order.swift": """
                final class Draft {}
                protocol OrderDelegate: AnyObject {}
                class OrderPresenter {
                    private let draft = Draft()
                    func eventAdd(delegate: OrderDelegate?) {}
                    private func eventually(_ draft: Draft) {}
                    init(draft: Draft) {}
                }
                class OrderUseCase { private func check(_ draft: Draft) {} }
                """
            ]),
        RuleCase(
            "in an extension in another file, and in a Transformer",
            [
                "OrderUseCase.swift": "class OrderUseCase {}",
                "Draft.swift": "public class Draft {}",
                "OrderUseCase+Save.swift": "extension OrderUseCase { func eventSave(draft: Draft) {} }",
                "OrderSaveUseCaseTransformer.swift":
                    "struct OrderSaveUseCaseTransformer { func transform(draft: Draft, output: OrderOutput) {} }",
            ],
            [
                .init(
                    place: "OrderSaveUseCaseTransformer.swift:1:60",
                    what: "OrderSaveUseCaseTransformer.transform(draft:output:) hands over Draft, an object",
                    fix: object),
                .init(
                    place: "OrderUseCase+Save.swift:1:48",
                    what: "OrderUseCase.eventSave(draft:) hands over Draft, an object", fix: object),
            ]),
        RuleCase(
            "in old Swift: a managed object and a mutable array",
            [
                "OrderPresenter.swift": """
                class OrderPresenter: NSObject {
                    @objc func eventSave(_ order: NSManagedObject!, rows: NSMutableArray!) {}
                }
                """
            ],
            [
                .init(
                    place: "OrderPresenter.swift:2:35",
                    what: "OrderPresenter.eventSave(_:rows:) hands over NSManagedObject, an object", fix: object),
                .init(
                    place: "OrderPresenter.swift:2:59",
                    what: "OrderPresenter.eventSave(_:rows:) hands over NSMutableArray, an object", fix: object),
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("boundaries-carry-values", of: .cleanViper, why: Self.why)
    }
}
