import Testing

/// Things of a server or a database, and the layers that may use them.
@Suite("Layers and what comes from outside")
struct WildOutsideTests {
    private static let protocols = "Shelf/ShelfProtocols.swift"
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let cell = "Shelf/ShelfCell.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"
    private static let noPresenter = "final class ShelfPresenter {}"

    static let cases: [WildCase] = [
        WildCase(
            "a view makes no picture's address; with a finished one it only shows the picture, whatever loads it",
            "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(cover: UIImage?, at address: URL, named name: String) {
                        button.setImage(cover, for: .normal)
                        coverView?.kf.setImage(with: address)
                        coverView?.kf.setImage(with: URL(string: name))
                    }
                }
                """,
                cell: """
                final class ShelfCell: UITableViewCell {
                    func show(_ address: URL, _ name: String) {
                        cover.sd_setImage(with: address, placeholderImage: UIImage(named: "book"))
                        cover.sd_setImage(
                            with: URL(string: name))
                    }
                }
                """,
                "Covers/CoverLoader.swift":
                    "final class CoverLoader { func load(_ a: String) { view.sd_setImage(with: URL(string: a)) } }",
                "Shelf/ShelfCover.swift": """
                struct ShelfCover: View {
                    let address: URL?
                    let name: String
                    var body: some View {
                        AsyncImage(url: address) { image in image.resizable() }
                        AsyncImage(url: URL(string: name))
                    }
                }
                """,
            ],
            [
                """
                \(cell):4 ShelfCell does networking with cover.sd_setImage(with:), \
                which is not the work of a part of the view
                """,
                """
                Shelf/ShelfCover.swift:6 ShelfCover does networking with AsyncImage(url:), \
                which is not the work of a part of the view
                """,
                """
                \(view):5 ShelfViewController does networking with coverView?.kf.setImage(with:), \
                which is not the work of a View
                """,
            ]),
        WildCase(
            "an address is a data manager's to put together; a telephone's number leads to no server",
            "one-concern-a-type",
            [
                protocols: "protocol ShelfInteractorInputProtocol: AnyObject {}",
                presenter: """
                final class ShelfPresenter { func call(_ n: String) { open(URL(string: "tel://\\(n)")) } }
                """,
                interactor: """
                final class ShelfInteractor {
                    func fetch(_ word: String) { api.load(URL(string: host + "/books?q=" + word)) }
                    func open(_ page: String) { api.load(URL(string: page)) }
                }
                """,
                "Shelf/ShelfAPIDataManager.swift": """
                final class ShelfAPIDataManager { func load(_ p: String) { get(URL(string: "https://a.org/\\(p)")) } }
                """,
            ],
            [
                """
                \(interactor):2 ShelfInteractor does networking with URL(string:), \
                which is not the work of an Interactor
                """
            ]),
        WildCase(
            "a line break in an address decides nothing", "one-concern-a-type",
            [
                presenter: noPresenter,
                cell: """
                final class ShelfCell: UITableViewCell {
                    func show(_ cover: String) { load(URL(string: Bundle.covers + "w200" + cover)) }
                }
                """,
                "Shelf/ShelfWideCell.swift": """
                final class ShelfWideCell: UITableViewCell {
                    func show(_ cover: String) {
                        load(
                            URL(
                                string: Bundle.covers
                                    + cover))
                        load(
                            URL(
                                string: cover)) + (1 + 2)
                        call(URL(
                            string: "tel://" + cover))
                    }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(_ price: Int, _ text: String) {
                        priceLabel.text =
                            "\\(price) each"
                        titleLabel.text =
                            text
                    }
                }
                """,
            ],
            [
                "\(cell):2 ShelfCell does networking with URL(string:), which is not the work of a part of the view",
                "\(view):3 ShelfViewController does formatting with \"\\(price) each\", which is not the work of a View",
                "Shelf/ShelfWideCell.swift:4 ShelfWideCell does networking with URL(string:), which is not the work of a part of the view",
            ]),
        WildCase(
            "a path below a server's address is a data manager's to put together; one below a folder is of a file",
            "one-concern-a-type",
            [
                presenter: noPresenter,
                interactor: """
                final class ShelfInteractor {
                    func fetch(_ word: String) { api.load(baseUrl?.appendingPathComponent("books/\\(word)")) }
                    func newest(_ word: String) { api.load(baseURL.appending(path: word)) }
                    func file(_ word: String) -> URL { folder.appendingPathComponent(word) }
                    func copy(_ word: String) -> URL { baseFolder.appending(path: word) }
                    func draft(_ word: String) -> URL { apiDirectory.appendingPathComponent(word) }
                    func title(_ word: String) -> String { baseText.appending(word) }
                }
                """,
                "Shelf/ShelfAPIDataManager.swift": """
                final class ShelfAPIDataManager { func load(_ p: String) { get(baseURL.appendingPathComponent(p)) } }
                """,
            ],
            [
                """
                \(interactor):2 ShelfInteractor does networking with baseUrl.appendingPathComponent(_:), \
                and in 1 other place, which is not the work of an Interactor
                """
            ]),
        WildCase(
            "a managed object doesn't fetch itself; in a context that it is handed it works for a data manager",
            "entities-know-no-persistence",
            [
                presenter: noPresenter,
                "Storage/Word.swift": """
                final class Word: NSManagedObject {
                    static func all() -> [Word] { Stack.shared.fetch(NSFetchRequest<Word>(entityName: "Word")) }
                    static func all(in context: NSManagedObjectContext) throws -> [Word] {
                        try context.fetch(NSFetchRequest<Word>(entityName: "Word"))
                    }
                    static func fetchRequest() -> NSFetchRequest<Word> { NSFetchRequest<Word>(entityName: "Word") }
                }
                """,
            ],
            ["Storage/Word.swift:2 Word.all() persists with NSFetchRequest(entityName:)"]),
        WildCase(
            "a service's protocol is all modules', though it stands among those of one", "other-modules-by-navigation",
            [
                "Shelf/ShelfProtocols.swift": """
                protocol BooksDataManagerProtocol { func load() }
                protocol ShelfInteractorProtocol { func load() }
                """,
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Shelf/ShelfInteractor.swift":
                    "final class ShelfInteractor: ShelfInteractorProtocol { func load() {} }",
                "Common/BooksDataManager.swift":
                    "final class BooksDataManager: BooksDataManagerProtocol { func load() {} }",
                "Loan/LoanPresenter.swift": "final class LoanPresenter {}",
                "Loan/LoanInteractor.swift": """
                final class LoanInteractor {
                    var books: BooksDataManagerProtocol?
                    var shelf: ShelfInteractorProtocol?
                }
                """,
            ],
            ["Loan/LoanInteractor.swift:3 LoanInteractor of Loan names ShelfInteractorProtocol, which belongs to Shelf"]
        ),
        WildCase(
            "a playground is as long as what is tried there", "file-within-200-lines",
            [
                "Try.playground/Contents.swift": String(repeating: "\n", count: 300),
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "App/Contents.swift": String(repeating: "\n", count: 300),
            ],
            ["App/Contents.swift:1 Contents.swift has 300 lines, and 200 are enough"]),
        WildCase(
            "whoever makes three actors assembles, whatever it is called; whoever makes two needs the name for it",
            "only-the-wireframe-assembles",
            [
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Shelf/ShelfInteractor.swift": "final class ShelfInteractor {}",
                "Shelf/ShelfRouter.swift": "final class ShelfRouter {}",
                "Shelf/ShelfCreation.swift": """
                final class ShelfCreation {
                    static func make() { _ = (ShelfPresenter(), ShelfInteractor(), ShelfRouter()) }
                }
                """,
                "Shelf/ShelfHelp.swift": """
                final class ShelfHelp { static func make() { _ = (ShelfPresenter(), ShelfInteractor()) } }
                """,
            ],
            [
                "Shelf/ShelfHelp.swift:1 ShelfHelp.make makes ShelfPresenter, its Presenter",
                "Shelf/ShelfHelp.swift:1 ShelfHelp.make makes ShelfInteractor, its Interactor",
            ]),
        WildCase(
            "a managed object is no service, though it can be fetched", "edges-are-protocols",
            [
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Data/User.swift":
                    "final class User: NSManagedObject { class func all() { NSFetchRequest<User>(entityName: name) } }",
                "Net/Books.swift":
                    "final class BookService { func load() { URLSession.shared.dataTask(with: url) } }",
                "Shelf/ShelfInteractor.swift":
                    "final class ShelfInteractor { var user: User?; var books: BookService? }",
            ],
            ["Shelf/ShelfInteractor.swift:1 ShelfInteractor stores books as BookService, a class and no protocol"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
