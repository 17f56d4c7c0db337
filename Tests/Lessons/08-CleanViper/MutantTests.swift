import Foundation
import RoleRules
import SourceModel
import Testing

@Suite("Each rule that this lesson teaches reports its mistake in the lesson's own sources, and no other rule does")
struct MutantTests {
    /// A mistake in the lesson's sources: its file, or all of them, the right text, and the wrong one.
    nonisolated struct Mutant: Sendable, CustomTestStringConvertible {
        let rule: String
        let mistake: String
        let file: String?
        let replace: String
        let with: String
        /// The finding of the rule.
        let what: String

        var testDescription: String { "\(rule): \(mistake)" }
    }

    nonisolated static let mutants = [
        Mutant(
            rule: "dependencies-point-inward", mistake: "a presenter knows its view by class",
            file: "ItemDetail/ItemDetailPresenter.swift", replace: "weak var output: (any ItemDetailPresenterOutput)?",
            with: "weak var output: ItemDetailViewController?",
            what: "ItemDetailPresenter names ItemDetailViewController, a ViewController, which lies further out"),
        Mutant(
            rule: "boundaries-carry-values", mistake: "a presentation model is an object",
            file: "ItemDetail/ItemDetailPresentationModel.swift",
            replace: "struct ItemDetailPresentationModel: Equatable",
            with: "final class ItemDetailPresentationModel",
            what: "ItemDetailPresentationModel is a PresentationModel and a class"),
        Mutant(
            rule: "adjacent-layers-only", mistake: "a view reaches through its presenter",
            file: "Items/ItemsViewController.swift", replace: "        setUpSpinner()\n",
            with: "        setUpSpinner()\n        presenter.useCase.eventViewReady()\n",
            what: "ItemsViewController reaches through presenter.useCase to ItemsUseCase, a UseCase"),
        Mutant(
            rule: "collections-stay-private", mistake: "the rows are there to be read",
            file: "Items/ItemsPresenter.swift", replace: "private var rows", with: "private(set) var rows",
            what: "ItemsPresenter shows rows, an array, to other layers to read"),
        Mutant(
            rule: "entities-stay-inside", mistake: "an item is presented as it is",
            file: "ItemDetail/ItemDetailUseCaseOutput.swift", replace: "item: ItemDetailPresentationModel",
            with: "item: Item",
            what: "ItemDetailViewReadyUseCaseOutput.present(item:) passes Item, an entity, outward"),
        Mutant(
            rule: "use-case-depends-on-protocols", mistake: "a use case knows the class behind its gateway",
            file: "AddItem/AddItemUseCase.swift", replace: "let entityGateway: any EntityGateway\n",
            with: "let entityGateway: LiveEntityGateway\n",
            what: "AddItemUseCase depends on LiveEntityGateway, an EntityGateway and no protocol"),
        Mutant(
            rule: "one-output-an-event", mistake: "two events answer through one output",
            file: "Items/ItemsUseCaseOutput.swift",
            replace: """
                    func presentItemsEnd()
                }

                /// Tells the presenter how the event "Delete all" ended.
                protocol ItemsDeleteAllUseCaseOutput: AnyObject {

                """,
            with: "    func presentItemsEnd()\n",
            what: "ItemsViewReadyUseCaseOutput answers 2 events: eventDeleteAll, eventViewReady"),
        Mutant(
            rule: "use-case-knows-no-format", mistake: "a presentation model holds finished text",
            file: "ItemDetail/ItemDetailPresentationModel.swift", replace: "name = item.name",
            with: "name = NSLocalizedString(item.name, comment: \"\")",
            what: "ItemDetailPresentationModel formats with NSLocalizedString(_:comment:)"),
        Mutant(
            rule: "connector-assembles", mistake: "a view makes its presenter itself",
            file: "ItemDetail/ItemDetailViewController.swift", replace: "        self.presenter = presenter\n",
            with: "        self.presenter = ItemDetailPresenter(useCase: presenter.useCase)\n",
            what: "ItemDetailViewController.init makes ItemDetailPresenter, a Presenter, outside of a Connector"),
        Mutant(
            rule: "verbs-follow-layers", mistake: "a view is told to display", file: nil, replace: "showSaveEnd",
            with: "displaySaveEnd",
            what: "AddItemSavePresenterOutput asks for displaySaveEnd(), which does not begin with show"),
    ]

    @Test("is reported by name", arguments: mutants)
    func caught(_ mutant: Mutant) throws {
        let found = try findings(mutant)
        #expect(found == ["\(mutant.rule): \(mutant.what)"])
    }

    @Test("there is a mistake for every rule that names this lesson")
    func complete() {
        let taught = Architecture.cleanViper.rules.filter { $0.lesson == 8 }.map(\.name)
        #expect(Set(Self.mutants.map(\.rule)) == Set(taught))
    }

    /// The findings of Clean VIPER's rules in the lesson's sources with this mistake in them.
    private func findings(_ mutant: Mutant) throws -> [String] {
        let root = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let folder = root.appending(path: "Lessons/08-CleanViper/Sources")
        var places = 0
        let files = try Sources(at: folder, relativeTo: folder).files.map { file in
            let text = String(decoding: file.bytes, as: UTF8.self)
            guard mutant.file == nil || mutant.file == file.path else { return (file.path, text) }
            places += text.components(separatedBy: mutant.replace).count - 1
            return (file.path, text.replacingOccurrences(of: mutant.replace, with: mutant.with))
        }
        let isFound = mutant.file == nil ? places > 0 : places == 1
        #expect(isFound, "\(mutant.file ?? "no file") does not hold \(mutant.replace) once")
        return try Sources(files: files).violations(of: .cleanViper).map { "\($0.rule): \($0.what)" }
    }
}
