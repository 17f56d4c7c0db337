import Testing

@Suite("Entities know no persistence")
struct EntitiesKnowNoPersistenceTests {
    static let book = "Entities/Book.swift"
    static let interactor = "Shelf/ShelfInteractor.swift"
    static let someInteractor = "final class ShelfInteractor {}"
    static let why = "an entity that knows its store can't be kept in another one, nor made in a test without it"
    static let fix = "move it to a data manager, which gives and takes entities"

    static let cases: [RuleCase] = [
        RuleCase(
            "an entity that saves, fetches and deletes itself",
            [
                interactor: someInteractor,
                book: """
                struct Book {
                    func save() throws { try Data().write(to: URL(fileURLWithPath: "book")) }
                    static func fetchAll() -> [Book] { [] }
                    func delete(from shelf: Int) {}
                }
                """,
            ],
            [
                .init(place: "\(book):2:10", what: "Book.save() persists with Data().write(to:)", fix: fix),
                .init(place: "\(book):3:17", what: "Book.fetchAll() is the entity's own persistence", fix: fix),
                .init(place: "\(book):4:10", what: "Book.delete(from:) is the entity's own persistence", fix: fix),
            ]),
        RuleCase(
            "values, decoding and rules",
            [
                interactor: someInteractor,
                book: """
                struct Book: Codable, Equatable {
                    let title: String
                    init(from decoder: Decoder) throws { title = "" }
                    init(json: Data) throws { self = try JSONDecoder().decode(Book.self, from: json) }
                    func encode(to encoder: Encoder) throws {}
                    func isOverdue(at now: Date) -> Bool { false }
                }
                """,
            ]),
        RuleCase(
            "in a getter, an initializer, a lazy property, an observer and a nested enum",
            [
                interactor: someInteractor,
                book: """
                final class Book {
                    static var last: String? { UserDefaults.standard.string(forKey: "book") }
                    init(at url: URL) throws { _ = try Data(contentsOf: url) }
                    lazy var file = FileManager.default.currentDirectoryPath
                    var title = "" { didSet { BookStore.shared.add(self) } }
                    enum State { func load() { _ = URLSession.shared } }
                }
                final class BookStore { static let shared = BookStore() }
                """,
            ],
            [
                .init(place: "\(book):2:16", what: "Book.last persists with UserDefaults", fix: fix),
                .init(place: "\(book):3:5", what: "Book.init(at:) persists with Data(contentsOf:)", fix: fix),
                .init(place: "\(book):4:14", what: "Book.file persists with FileManager", fix: fix),
                .init(place: "\(book):5:9", what: "Book.title persists with BookStore", fix: fix),
                .init(place: "\(book):6:23", what: "Book.State.load() persists with URLSession", fix: fix),
            ]),
        RuleCase(
            "in an extension in another file, of a type that only the protocols show to be an entity",
            [
                "Shelf/Protocols.swift": "protocol ShelfInteractorOutputProtocol { func didLoad(_ books: [Volume]) }",
                interactor: someInteractor,
                "Shelf/Volume.swift": "struct Volume {}",
                "Shelf/Volume+Keeping.swift": "extension Volume { func persist() {} }",
            ],
            [
                .init(
                    place: "Shelf/Volume+Keeping.swift:1:25", what: "Volume.persist() is the entity's own persistence",
                    fix: fix)
            ]),
        RuleCase(
            "a managed object among the entities, in old Swift",
            [
                interactor: "class ShelfInteractor: NSObject {}",
                book: """
                @objc(Book) class Book: NSManagedObject {
                    @NSManaged var title: String
                    class func all(context: NSManagedObjectContext) -> [Book] { return [] }
                }
                """,
            ],
            [
                .init(place: "\(book):3:16", what: "Book.all(context:) persists with NSManagedObjectContext", fix: fix)
            ]),
        RuleCase(
            "changes of the value, words that only begin so, stores, comments and strings are tempting and right",
            [
                interactor: someInteractor,
                book: """
                struct Book {
                    var tags: [String] = []
                    var savedAt: Date?
                    mutating func delete(tag: String) { tags.removeAll { $0 == tag } }
                    func saved(at date: Date) -> Book { self }
                    var fetchCount: Int { 0 }
                    // func save() { UserDefaults.standard.set(self) }
                    let help = "FileManager"
                    func deleted() -> Book { self }
                }
                """,
                "Entities/BookStore.swift": "final class BookStore { func save(_ book: Book) {} }",
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("entities-know-no-persistence", of: .viper, why: Self.why, lesson: "05")
    }
}
