import Testing

/// The types that fetch and keep things in other people's apps, whatever their names.
@Suite("Services as others write them")
struct WildServicesTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let interactor = "Shelf/ShelfInteractor.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let noPresenter = "final class ShelfPresenter {}"
    private static let service = """
        protocol BookServing {}
        final class BookService: BookServing { func load() { URLSession.shared.dataTask(with: url).resume() } }
        """

    static let cases: [WildCase] = [
        WildCase(
            "what an Interactor fetches by is passed in; a default argument can be replaced",
            "only-the-wireframe-assembles",
            [
                presenter: noPresenter,
                "Net/BookService.swift": service,
                "Net/BookRepository.swift": "final class BookRepository { let service: BookServing }",
                "Net/BookStore.swift": "final class BookStore { let service: BookService }",
                "Shared/Palette.swift": "final class Palette { let name = \"dark\" }",
                interactor: """
                final class ShelfInteractor {
                    private let service: BookServing = BookService()
                    private let palette = Palette()
                    func load() { keep(BookRepository()) }
                    func save() { keep(BookStore()) }
                }
                """,
                "Lend/LendInteractor.swift": """
                final class LendInteractor {
                    init(service: BookServing = BookService()) {}
                }
                """,
                "Lend/LendRouter.swift":
                    "final class LendRouter { func make() { LendInteractor(service: BookService()) } }",
            ],
            [
                "\(interactor):2 ShelfInteractor makes BookService, by which it fetches or keeps things",
                "\(interactor):4 ShelfInteractor.load makes BookRepository, by which it fetches or keeps things",
                "\(interactor):5 ShelfInteractor.save makes BookStore, by which it fetches or keeps things",
            ]),
        WildCase(
            "an Interactor knows what it fetches by as a protocol; a singleton that is asked twice is told once",
            "edges-are-protocols",
            [
                presenter: noPresenter,
                "Net/BookService.swift": service,
                interactor: """
                final class ShelfInteractor {
                    let first: BookService
                    let second: BookServing
                    func load() { BookService.shared.load() }
                    func reload() { BookService.shared.load() }
                }
                """,
                "Lend/LendInteractor.swift": """
                final class LendInteractor: BaseInteractor {
                    override init(service: BookService) { super.init(service: service) }
                }
                """,
            ],
            [
                "\(interactor):2 ShelfInteractor stores first as BookService, a class and no protocol",
                "\(interactor):4 ShelfInteractor uses BookService.shared, and in 1 other place, a class and no protocol",
            ]),
        WildCase(
            "a Presenter fetches by its Interactor, and may know settings", "only-the-interactor-holds-data-managers",
            [
                "Net/BookService.swift": service.replacing("BookServing", with: "BookServiceProtocol"),
                "App/Configuration.swift": "final class Configuration { let all = UserDefaults.standard }",
                presenter: """
                final class ShelfPresenter {
                    let service: BookServiceProtocol
                    let configuration: Configuration
                }
                """,
            ],
            [
                "\(presenter):2 ShelfPresenter stores service as BookServiceProtocol, by which things are fetched or kept"
            ]),
        WildCase(
            "a library that is imported is a way to the network; the app's own type of that name is none",
            "one-concern-a-type",
            [
                presenter: noPresenter,
                interactor: """
                import Alamofire
                final class ShelfInteractor { func load() { AF.request(url).response(then) } }
                """,
                "Lend/LendInteractor.swift": """
                final class LendInteractor { func load() { Auth.auth(); AF.request(url) } }
                """,
                "Login/LoginViewController.swift": """
                import Firebase
                final class LoginViewController: UIViewController { func ask() { Realm.open(); Auth.auth() } }
                """,
                "Login/LoginPresenter.swift": "final class LoginPresenter {}",
            ],
            [
                "Login/LoginViewController.swift:2 LoginViewController does networking with Auth, which is not the work of a View",
                "\(interactor):2 ShelfInteractor does networking with AF, which is not the work of an Interactor",
            ]),
        WildCase(
            "a service goes nowhere, and a view shows a link and knows no server", "one-concern-a-type",
            [
                presenter: noPresenter,
                "Net/BookService.swift": """
                final class BookService {
                    func load() { URLSession.shared.dataTask(with: url).resume() }
                    func open(_ page: URL) { UIApplication.shared.open(page) }
                }
                """,
                view: #"""
                final class ShelfViewController: UIViewController {
                    let help = URL(string: "https://example.com/help")
                    func cover(_ name: String) -> URL? { URL(string: "https://example.com/covers/\(name)") }
                }
                """#,
            ],
            [
                "Net/BookService.swift:3 BookService does navigation with UIApplication.shared.open(_:), which is not the work of a service",
                "\(view):3 ShelfViewController does networking with URL(string:), which is not the work of a View",
            ]),
        WildCase(
            "what an extension writes for people is no view's to ask for; what it translates is", "one-concern-a-type",
            [
                presenter: noPresenter,
                "Shared/Texts.swift": """
                extension String {
                    var translated: String { NSLocalizedString(self, comment: "") }
                    func day(from: String) -> String { DateFormatter().string(from: date) }
                }
                """,
                view: """
                final class ShelfViewController: UIViewController {
                    func show(_ due: String) {
                        title = "Shelf".translated
                        day.text = due.day(from: "yyyy")
                        print(due.day)
                    }
                }
                """,
            ],
            [
                "\(view):4 ShelfViewController does formatting with due.day(from:), which is not the work of a View"
            ]),
        WildCase(
            "a provider that reads a file is made for an Interactor, and what it works by with it",
            "only-the-wireframe-assembles",
            [
                presenter: noPresenter,
                "Net/BookService.swift": service,
                "Shelf/BookProvider.swift": """
                protocol BookProviding {}
                final class FileBookProvider: BookProviding {
                    func load() throws { try Data(contentsOf: file) }
                }
                final class NetBookProvider: BookProviding { init(_ service: BookService) { service.load() } }
                struct Palette { func load() throws { try Data(contentsOf: file) } }
                """,
                interactor: """
                final class ShelfInteractor {
                    var provider: BookProviding = FileBookProvider()
                    let palette = Palette()
                    func load() { keep(BookService(BookService())) }
                    func reload() {
                        keep(
                            BookService(
                                BookService()))
                    }
                    func both() { keep(BookService()); keep(BookService()) }
                }
                """,
            ],
            [
                "\(interactor):2 ShelfInteractor makes FileBookProvider, by which it fetches or keeps things",
                "\(interactor):4 ShelfInteractor.load makes BookService, by which it fetches or keeps things",
                "\(interactor):7 ShelfInteractor.reload makes BookService, by which it fetches or keeps things",
                "\(interactor):10 ShelfInteractor.both makes BookService, by which it fetches or keeps things",
                "\(interactor):10 ShelfInteractor.both makes BookService, by which it fetches or keeps things",
            ]),
        WildCase(
            "a Presenter asks no service by its class either; a theme it may",
            "only-the-interactor-holds-data-managers",
            [
                "Net/Network.swift":
                    "final class Network { func load() { URLSession.shared.dataTask(with: url).resume() } }",
                "Shared/ThemeManager.swift": "final class ThemeManager { static let shared = ThemeManager() }",
                interactor: "final class ShelfInteractor {}",
                presenter: """
                final class ShelfPresenter {
                    func show() { ThemeManager.shared.apply() }
                    func load() { Network.shared.load() }
                }
                """,
                view: "final class ShelfViewController: UIViewController { func cover() { Network.shared.load() } }",
            ],
            ["\(presenter):3 ShelfPresenter uses Network.shared, by which things are fetched or kept"]),
        WildCase(
            "an Interactor puts no address together; a type inside of another is not that one", "one-concern-a-type",
            [
                presenter: noPresenter,
                interactor: #"""
                final class ShelfInteractor {
                    func cover(_ name: String) { keep(URL(string: "https://example.com/covers/\(name)")) }
                }
                """#,
                view: """
                final class ShelfViewController: UIViewController {
                    func check(_ answer: (URLSession.AuthChallengeDisposition) -> Void) {}
                    func load(by session: URLSession) {}
                    func follow() { keep(URLSession.Publisher(page)) }
                }
                """,
            ],
            [
                "\(interactor):2 ShelfInteractor does networking with URL(string:), which is not the work of an Interactor",
                "\(view):3 ShelfViewController does networking with URLSession, and in 1 other place, which is not the work of a View",
            ]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
