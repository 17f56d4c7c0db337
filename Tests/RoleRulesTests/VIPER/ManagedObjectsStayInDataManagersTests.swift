import Testing

@Suite("Managed objects stay in data managers")
struct ManagedObjectsStayInDataManagersTests {
    static let interactor = "Shelf/Interactor/ShelfInteractor.swift"
    static let presenter = "Shelf/Presenter/ShelfPresenter.swift"
    static let store = "Store/ManagedBook.swift"
    static let managed = "class ManagedThing: NSManagedObject {}\nfinal class ManagedBook: ManagedThing {}"
    static let why =
        "a managed object is bound to its context and thread, and code that gets one can change the database"
    static let fix = "let the data manager make it into a plain entity, and pass that"

    static let cases: [RuleCase] = [
        RuleCase(
            "an Interactor, a Presenter and a View that are handed one",
            [
                store: managed,
                interactor: "final class ShelfInteractor { func didLoad(_ books: [ManagedBook]) {} }",
                presenter: "final class ShelfPresenter { private var books: [NSManagedObject] = [] }",
                "Shelf/ShelfView.swift": "final class ShelfView: UIViewController { var book: ManagedBook! }",
            ],
            [
                .init(
                    place: "\(interactor):1:54",
                    what: "ShelfInteractor names ManagedBook, a managed object, and is an Interactor",
                    fix: fix),
                .init(
                    place: "\(presenter):1:50",
                    what: "ShelfPresenter names NSManagedObject, a managed object, and is a Presenter",
                    fix: fix),
                .init(
                    place: "Shelf/ShelfView.swift:1:53",
                    what: "ShelfView names ManagedBook, a managed object, and is a View", fix: fix),
            ]),
        RuleCase(
            "a data manager that translates, and a store below it",
            [
                store: managed,
                "Store/BookStore.swift": "final class BookStore { func all() -> [ManagedBook] { [] } }",
                "Shelf/ShelfLocalDataManager.swift": """
                final class ShelfLocalDataManager {
                    private let store: BookStore
                    func load() -> [Book] { store.all().map { (book: ManagedBook) in Book(title: book.title) } }
                }
                """,
                interactor: "final class ShelfInteractor { func didLoad(_ books: [Book]) {} }",
            ]),
        RuleCase(
            "in casts, closures, key paths, generic arguments, a typealias, and SwiftData's models",
            [
                store: managed
                    + "\n@Model final class Note {}\n@Model final class Loan {}\ntypealias Row = ManagedBook",
                interactor: """
                final class ShelfInteractor {
                    func load(_ any: Any) {
                        guard let book = any as? ManagedBook else { return }
                        later { (row: Row) in self.keep(row) }
                        let titles = [any].map(\\Loan.title)
                    }
                    private let notes: Box<Note>
                }
                """,
            ],
            [
                .init(
                    place: "\(interactor):3:34",
                    what: "ShelfInteractor names ManagedBook, a managed object, and is an Interactor",
                    fix: fix),
                .init(
                    place: "\(interactor):4:23",
                    what: "ShelfInteractor names Row, a managed object, and is an Interactor",
                    fix: fix),
                .init(
                    place: "\(interactor):5:33",
                    what: "ShelfInteractor names Loan, a managed object, and is an Interactor",
                    fix: fix),
                .init(
                    place: "\(interactor):7:28",
                    what: "ShelfInteractor names Note, a managed object, and is an Interactor",
                    fix: fix),
            ]),
        RuleCase(
            "a protocol between data manager and Interactor, in old Swift",
            [
                store: managed, interactor: "class ShelfInteractor: NSObject {}",
                "Shelf/ShelfProtocols.swift": """
                protocol ShelfLocalDataManagerInputProtocol: class { func fetch(completion: ([ManagedBook]) -> ()) }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfProtocols.swift:1:79",
                    what:
                        "ShelfLocalDataManagerInputProtocol names ManagedBook, a managed object, and is a role's protocol",
                    fix: "give and take plain entities, and let the data manager translate")
            ]),
        RuleCase(
            "an entity, and a Presenter's extension in another file",
            [
                store: managed, presenter: "final class ShelfPresenter {}",
                "Shelf/Presenter/ShelfPresenter+Rows.swift": """
                extension ShelfPresenter { func row(for book: ManagedBook) -> String { book.title } }
                """,
                "Entities/Book.swift": "struct Book { init(_ managed: ManagedBook) {} }",
            ],
            [
                .init(
                    place: "Entities/Book.swift:1:31",
                    what: "Book names ManagedBook, a managed object, and is an entity", fix: fix),
                .init(
                    place: "Shelf/Presenter/ShelfPresenter+Rows.swift:1:47",
                    what: "ShelfPresenter names ManagedBook, a managed object, and is a Presenter", fix: fix),
            ]),
        RuleCase(
            "identifiers, a managed entity's own file, comments and strings are tempting and right",
            [
                "Entities/Book.swift":
                    "final class Book: NSManagedObject { static func == (a: Book, b: Book) -> Bool { true } }",
                "App/AppDelegate.swift": "class AppDelegate { var books: [Book] = [] }",
                interactor: """
                final class ShelfInteractor {
                    // ManagedBook
                    private let name = "NSManagedObject"
                    private var bookID: NSManagedObjectID?
                    private let managedBook = 1
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("managed-objects-stay-in-data-managers", of: .viper, why: Self.why, lesson: "05")
    }
}
