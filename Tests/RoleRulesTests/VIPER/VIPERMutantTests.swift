import Foundation
import RoleRules
import SourceModel
import Testing

/// Bookshelf in VIPER, as exercise 06a's solution has it: without findings until one text is changed.
@Suite("Each rule of VIPER alone catches a mistake in a sound app")
struct VIPERMutantTests {
    struct Mutant: CustomTestStringConvertible {
        let rule: String
        let file: String
        /// The text to replace; empty for a new file.
        let text: String
        let replacement: String
        let expected: String

        var testDescription: String { "\(rule) in \(file)" }
    }

    static let mutants = [
        Mutant(
            rule: "modules-have-presenters", file: "Welcome/WelcomeView.swift", text: "",
            replacement: "final class WelcomeView: UIViewController {}",
            expected: "the module Welcome has WelcomeView and no Presenter"),
        Mutant(
            rule: "edges-are-protocols", file: "ShelfList/Presenter/ShelfListPresenter.swift",
            text: "var interactor: ShelfListInteractorInputProtocol?",
            replacement: "var interactor: ShelfListInteractor?",
            expected: "ShelfListPresenter stores interactor as ShelfListInteractor, a class and no protocol"),
        Mutant(
            rule: "presenter-knows-no-ui", file: "BookDetail/Presenter/BookDetailPresenter.swift",
            text: "import Foundation", replacement: "import HeadlessUIKit",
            expected: "the file of BookDetailPresenter imports HeadlessUIKit, and names nothing of it"),
        Mutant(
            rule: "interactor-knows-no-ui", file: "BookDetail/Interactor/BookDetailInteractor.swift",
            text: "import Foundation", replacement: "import HeadlessUIKit",
            expected: "the file of BookDetailInteractor imports HeadlessUIKit, and names nothing of it"),
        Mutant(
            rule: "view-knows-no-entity", file: "ShelfList/View/ShelfListCell.swift",
            text: "    static let", replacement: "    var book: Book?\n    static let",
            expected: "ShelfListCell names Book, an entity"),
        Mutant(
            rule: "view-knows-no-interactor", file: "ShelfList/View/ShelfListCell.swift",
            text: "    static let",
            replacement: "    var interactor: ShelfListInteractorInputProtocol?\n    static let",
            expected: "ShelfListCell stores interactor as ShelfListInteractorInputProtocol, an Interactor"),
        Mutant(
            rule: "back-references-weak", file: "ShelfList/View/ShelfListCell.swift",
            text: "    static let", replacement: "    var screen: ShelfListViewProtocol?\n    static let",
            expected: "ShelfListCell holds screen, its View, strongly"),
        Mutant(
            rule: "no-strong-cycles", file: "ShelfList/DataManager/ShelfListLocalDataManager.swift",
            text: "weak var interactor", replacement: "var interactor",
            expected: """
                ShelfListLocalDataManager holds interactor strongly, in a circle that is never freed: \
                ShelfListLocalDataManager.interactor -> ShelfListInteractor.localDatamanager -> \
                ShelfListLocalDataManager
                """),
        Mutant(
            rule: "no-strong-cycles", file: "BookDetail/Interactor/BookDetailInteractor.swift",
            text: "{ [weak self] book in\n            self?.book = book\n            self?.tellPresenter()",
            replacement: "{ book in\n            self.book = book\n            self.tellPresenter()",
            expected: """
                BookDetailLocalDataManager keeps a closure that captures BookDetailInteractor strongly, in a circle \
                that is never freed: BookDetailLocalDataManager.onChange -> BookDetailInteractor.localDatamanager -> \
                BookDetailLocalDataManager
                """),
        Mutant(
            rule: "managed-objects-stay-in-data-managers", file: "ShelfLend/Protocols/ShelfLendProtocols.swift",
            text: "func save(_ loan: Loan,", replacement: "func save(_ loan: NSManagedObject,",
            expected: """
                ShelfLendLocalDataManagerInputProtocol names NSManagedObject, a managed object, and is a role's \
                protocol
                """),
        Mutant(
            rule: "entities-know-no-persistence", file: "Entities/Loan.swift",
            text: "        due < now\n    }",
            replacement: "        due < now\n    }\n\n    func store() { BookStore.shared.add(self) }",
            expected: "Loan.store() persists with BookStore"),
        Mutant(
            rule: "only-the-wireframe-assembles", file: "BookDetail/Presenter/BookDetailPresenter.swift",
            text: "        interactor?.watchBook()",
            replacement: """
                        interactor = BookDetailInteractor(book: book!, now: Date.init)
                        interactor?.watchBook()
                """,
            expected: "BookDetailPresenter.viewDidLoad makes BookDetailInteractor, its Interactor"),
        Mutant(
            rule: "only-the-interactor-holds-data-managers", file: "ShelfLend/Presenter/ShelfLendPresenter.swift",
            text: "    private let bookTitle: String\n",
            replacement: "    private let bookTitle: String\n    var loans: ShelfLendLocalDataManagerInputProtocol?\n",
            expected: "ShelfLendPresenter stores loans as ShelfLendLocalDataManagerInputProtocol, a data manager"),
    ]

    static let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Solutions/06a-BreakTheCycles/Sources"
    ).standardizedFileURL

    static func files() throws -> [(path: String, text: String)] {
        let names = try #require(FileManager.default.enumerator(atPath: app.path)?.allObjects as? [String])
        return try names.sorted().filter { $0.hasSuffix(".swift") }.map {
            (path: $0, text: try String(contentsOf: app.appendingPathComponent($0), encoding: .utf8))
        }
    }

    @Test("the app itself is sound")
    func sound() throws {
        let violations = try Sources(files: try Self.files()).violations(of: .viper)
        #expect(violations.map(\.description) == [])
    }

    @Test("and one changed text is found by the rule it breaks", arguments: mutants)
    func caught(_ mutant: Mutant) throws {
        var files = try Self.files()
        if mutant.text.isEmpty { files.append((path: mutant.file, text: mutant.replacement)) }
        let index = try #require(files.firstIndex { $0.path == mutant.file })
        #expect(
            mutant.text.isEmpty || files[index].text.contains(mutant.text),
            "\(mutant.file) no longer says \(mutant.text)")
        files[index].text = files[index].text.replacing(mutant.text, with: mutant.replacement, maxReplacements: 1)
        let violations = try Sources(files: files).violations(of: .viper)
        #expect(
            violations.map { "\($0.file): \($0.what) [\($0.rule)]" } == [
                "\(mutant.file): \(mutant.expected) [\(mutant.rule)]"
            ])
    }

    @Test("no rule that VIPER alone has is without one")
    func complete() {
        let shared = Set(Architecture.viperS.rules.map(\.name)).union(["file-within-200-lines"])
        let own = Set(Architecture.viper.rules.map(\.name)).subtracting(shared)
        let missing = own.subtracting(Self.mutants.map(\.rule)).sorted()
        #expect(missing == [], "these rules of VIPER have no mutant: add one to VIPERMutantTests.mutants")
    }
}
