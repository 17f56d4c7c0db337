import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("A rule reports each mistake with captured data")
struct MistakeTests {
    /// One mistake in the lesson's sources: its file, the right text, and the wrong one.
    nonisolated struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: String
        let replace: String
        let with: String
        /// The finding of the rules.
        let found: String
    }

    nonisolated static let mistakes = [
        Mistake(
            testDescription: "a Transformer captures", file: "OrderEntry/OrderEntrySaveTransformer.swift",
            replace: "    func transform(\n",
            with:
                "    private var quantity: Int?\n    func capture(quantity: Int?) { self.quantity = quantity }\n\n"
                + "    func transform(\n",
            found: """
                transformer-only-transforms: OrderEntrySaveTransformer offers capture(quantity:) beside an \
                initializer and transform
                """),
        Mistake(
            testDescription: "the use case converts", file: "OrderEntry/OrderEntryUseCase.swift",
            replace: "        self.deliveryDate = nil\n",
            with: "        self.deliveryDate = DateFormatter().date(from: \"2030-12-31\")\n",
            found: "use-case-knows-no-format: OrderEntryUseCase formats with DateFormatter()"),
        Mistake(
            testDescription: "the Transformer makes its own manager",
            file: "OrderEntry/OrderEntrySaveTransformer.swift",
            replace: "    private let orderManager: any OrderManager",
            with: "    private let orderManager: FileOrderManager",
            found: """
                use-case-depends-on-protocols: OrderEntrySaveTransformer depends on FileOrderManager, an EntityManager \
                and no protocol
                """),
        Mistake(
            testDescription: "the presenter asks the manager itself", file: "OrderEntry/OrderEntryPresenter.swift",
            replace: "    private var message: String?\n",
            with: "    private var message: String?\n    var orderManager: (any OrderManager)?\n",
            found: "adjacent-layers-only: OrderEntryPresenter names OrderManager, an EntityManager, past its neighbor"),
        Mistake(
            testDescription: "the order itself crosses the border", file: "OrderEntry/OrderEntryUseCaseOutput.swift",
            replace: "func present(order: OrderEntryPresentationModel)", with: "func present(order: Order)",
            found: """
                entities-stay-inside: OrderEntrySaveUseCaseOutput.present(order:) passes Order, an entity, outward
                """),
    ]

    @Test("is reported, and nothing else is", arguments: mistakes)
    func caught(_ mistake: Mistake) throws {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Lessons/09-DataCapture/Sources")
        var places = 0
        let files = try Sources(at: folder, relativeTo: folder).files.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard file.path == mistake.file else { return (file.path, text) }
            places = text.components(separatedBy: mistake.replace).count - 1
            return (file.path, text.replacingOccurrences(of: mistake.replace, with: mistake.with))
        }
        #expect(places == 1, "\(mistake.file) does not hold \(mistake.replace) once")
        let found = try Sources(files: files).violations(of: .cleanViper).map { "\($0.rule): \($0.what)" }
        #expect(found == [mistake.found])
    }
}
