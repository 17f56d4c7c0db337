import Testing

@Suite("A Transformer only transforms")
struct TransformerOnlyTransformsTests {
    static let why = "it does what one event asks for, so there is nothing else in it to read or test"
    static let fix = "make it private, or move it to the UseCase if it captures what a later event needs"
    static let useCase = "class OrderUseCase {}"
    static let path = "OrderSaveUseCaseTransformer.swift"

    static let cases: [RuleCase] = [
        RuleCase(
            "a capture method and an open helper",
            [
                "OrderUseCase.swift": useCase,
                path: """
                class OrderSaveUseCaseTransformer {
                    func eventCapture(quantity: Int) {}
                    func transform(output: OrderSaveUseCaseOutput) {}
                    func check() -> Bool { true }
                }
                """,
            ],
            [
                .init(
                    place: "\(path):2:10",
                    what: "OrderSaveUseCaseTransformer offers eventCapture(quantity:) "
                        + "beside an initializer and transform",
                    fix: fix),
                .init(
                    place: "\(path):4:10",
                    what: "OrderSaveUseCaseTransformer offers check() beside an initializer and transform", fix: fix),
            ]),
        RuleCase(
            "an initializer, transform, private helpers",
            [
                "OrderUseCase.swift": useCase,
                path: """
                final class OrderSaveUseCaseTransformer {
                    private let orderManager: OrderManager
                    init(orderManager: OrderManager) { self.orderManager = orderManager }
                    func transform(quantity: Int?, output: OrderSaveUseCaseOutput) { check() }
                    private func check() {}
                    deinit {}
                }
                """,
            ]),
        RuleCase(
            "work of another name, none at all, a static function, a branch of #if",
            [
                "OrderUseCase.swift": useCase,
                path: "struct OrderSaveUseCaseTransformer { func execute() async throws {} }",
                "OrderEmptyUseCaseTransformer.swift": "class OrderEmptyUseCaseTransformer { var transform = 1 }",
                "OrderPayUseCaseTransformer.swift": """
                class OrderPayUseCaseTransformer {
                    func transform() {}
                    static func make() -> OrderPayUseCaseTransformer { .init() }
                    #if DEBUG
                        func reset() {}
                    #endif
                }
                """,
            ],
            [
                .init(
                    place: "OrderEmptyUseCaseTransformer.swift:1:7",
                    what: "OrderEmptyUseCaseTransformer has no method transform",
                    fix: "let transform do the event's work"),
                .init(
                    place: "OrderPayUseCaseTransformer.swift:3:17",
                    what: "OrderPayUseCaseTransformer offers make() beside an initializer and transform", fix: fix),
                .init(
                    place: "OrderPayUseCaseTransformer.swift:5:14",
                    what: "OrderPayUseCaseTransformer offers reset() beside an initializer and transform", fix: fix),
                .init(
                    place: "\(path):1:43",
                    what: "OrderSaveUseCaseTransformer offers execute() beside an initializer and transform",
                    fix: "call it transform"),
            ]),
        RuleCase(
            "Foundation's transformers, those of mapping libraries, inherited work, conformances are right",
            [
                "OrderUseCase.swift": useCase,
                "ColorTransformer.swift": """
                class ColorTransformer: ValueTransformer { func reversed() {} }
                class OrderDateTransformer: TransformType { func fromJSON() {} }
                """,
                path: """
                class OrderBaseUseCaseTransformer { func transform() {} }
                class OrderSaveUseCaseTransformer: OrderBaseUseCaseTransformer { // func check()
                    override func transform() {}
                }
                protocol Watching { func orderDidChange() }
                extension OrderSaveUseCaseTransformer: Watching { func orderDidChange() {} }
                """,
            ]),
        RuleCase(
            "in an extension in another file",
            [
                "OrderUseCase.swift": useCase,
                path: "class OrderSaveUseCaseTransformer { func transform() {} }",
                "More/OrderSaveUseCaseTransformer+Check.swift": """
                extension OrderSaveUseCaseTransformer { public func check() {} }
                private extension OrderSaveUseCaseTransformer { func help() {} }
                """,
            ],
            [
                .init(
                    place: "More/OrderSaveUseCaseTransformer+Check.swift:1:53",
                    what: "OrderSaveUseCaseTransformer offers check() beside an initializer and transform", fix: fix)
            ]),
        RuleCase(
            "in old Swift",
            [
                "OrderUseCase.swift": useCase,
                path: """
                public class OrderSaveUseCaseTransformer : NSObject {
                    public func transform(output: OrderSaveUseCaseOutput!) {}
                    @objc public func retry() {}
                }
                """,
            ],
            [
                .init(
                    place: "\(path):3:23",
                    what: "OrderSaveUseCaseTransformer offers retry() beside an initializer and transform", fix: fix)
            ]),
    ]

    @Test("judges", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("transformer-only-transforms", of: .cleanViper, why: Self.why)
    }
}
