import Testing

@Suite("Screens in SwiftUI as others write them")
struct WildSwiftUITests {
    private static let view = "Shelf/ShelfView.swift"
    private static let part = "Shelf/Row.swift"
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let entity = "Entities/Book.swift"
    private static let book = "struct Book: Identifiable { let id: Int, title: String }"
    private static let observed = """
        final class ShelfPresenter: ObservableObject {
            @Published var books: [Book] = []
            var title = ""
        }
        """

    static let cases: [WildCase] = [
        WildCase(
            "a View and its parts may draw what their Presenter made ready, and no entity", "view-knows-no-entity",
            [
                entity: book,
                presenter: observed,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View {
                        List(presenter.books) { Row(book: $0) }.navigationTitle(presenter.title)
                    }
                }
                """,
                part: """
                struct Row: View {
                    let book: Book
                    var body: some View { Text(book.title) }
                }
                struct TitleRow: View {
                    let title: String
                    var body: some View { Text(title) }
                }
                """,
                "Common/Card.swift": """
                struct Card: View {
                    let book: Book
                    var body: some View { Text(book.title) }
                }
                """,
            ],
            ["\(part):2 Row names Book, an entity", "\(view):4 ShelfView gets Book from presenter.books, an entity"]),
        WildCase(
            "a View is who has the Presenter, whatever it is called and however it has it", "one-concern-a-type",
            [
                presenter: observed,
                "Shelf/Contents.swift": """
                struct Contents: View {
                    struct Dependency { let presenter: ShelfPresenterProtocol }
                    let dependency: Dependency
                    var body: some View { Text("\\(1) of 2") }
                }
                """,
                "Shelf/Generic.swift": """
                struct Generic<P: ShelfPresenterProtocol>: View {
                    @ObservedObject var model: P
                    var body: some View { Text("\\(1) of 2") }
                }
                """,
                "Shelf/Row.swift": """
                struct Row: View {
                    let model: Int
                    var body: some View { Text("\\(model) of 2") }
                }
                """,
            ],
            [
                "Shelf/Contents.swift:4 Contents does formatting with \"\\(1) of 2\", which is not the work of a View",
                "Shelf/Generic.swift:3 Generic does formatting with \"\\(1) of 2\", which is not the work of a View",
                "\(part):3 Row does formatting with \"\\(model) of 2\", which is not the work of a part of the view",
            ]),
        WildCase(
            "SwiftUI observes a class; what is not observed may be a protocol", "edges-are-protocols",
            [
                presenter: observed,
                view: """
                struct ShelfView: View {
                    @StateObject private var presenter: ShelfPresenter
                    init(presenter: ShelfPresenter) { _presenter = StateObject(wrappedValue: presenter) }
                }
                """,
                "Loan/LoanPresenter.swift": "final class LoanPresenter {}",
                "Loan/LoanView.swift": "struct LoanView: View {\n    let presenter: LoanPresenter\n}",
            ],
            ["Loan/LoanView.swift:2 LoanView stores presenter as LoanPresenter, a class and no protocol"]),
        WildCase(
            "a View that puts a text together formats it", "one-concern-a-type",
            [
                presenter: observed,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View {
                        Text("Your books")
                        Text(presenter.title)
                        Text("\\(presenter.title) of yours")
                    }
                }
                """,
                "Loan/LoanView.swift": """
                struct LoanView: View {
                    var presenter: LoanPresenterProtocol
                    var body: some View { Form {}.navigationTitle("Loan of " + presenter.title) }
                }
                """,
                "Loan/LoanPresenter.swift": "final class LoanPresenter {\n    var title: String { Text(\"\\(1)\") }\n}",
                entity: book,
                "Desk/DeskPresenter.swift": "final class DeskPresenter {}",
                "Desk/DeskView.swift": """
                struct DeskView: View { let count: Int; var body: some View { Text(String(count)) } }
                struct DeskBadge: View { let count: Int; var body: some View { Text("\\(count)") } }
                struct DeskTitle: View {
                    let book: Book
                    let title: String
                    var body: some View {
                        Text("\\(book.title)")
                        Text("\\(title)")
                    }
                }
                """,
            ],
            [
                "Desk/DeskView.swift:1 DeskView does formatting with String(count), which is not the work of a View",
                "Desk/DeskView.swift:2 DeskBadge does formatting with \"\\(count)\", which is not the work of a part of the view",
                "Loan/LoanView.swift:3 LoanView does formatting with \"Loan of \" + presenter.title, which is not the work of a View",
                "\(view):6 ShelfView does formatting with \"\\(presenter.title) of yours\", which is not the work of a View",
            ]),
        WildCase(
            "a View that makes another module's screen assembles it; a preview does not",
            "only-the-wireframe-assembles",
            [
                presenter: observed,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View { NavigationLink("Loan") { LoanView(presenter: LoanPresenter()) } }
                }
                struct ShelfView_Previews: PreviewProvider {
                    static var previews: some View { ShelfView(presenter: ShelfPresenter()) }
                }
                struct ShelfKey: EnvironmentKey { static let defaultValue = ShelfPresenter() }
                #Preview {
                    let presenter = ShelfPresenter()
                    return ShelfView(presenter: presenter)
                }
                """,
                "Loan/LoanPresenter.swift": "final class LoanPresenter {}",
                "Loan/LoanView.swift": "struct LoanView: View { let presenter: LoanPresenter }",
                "Loan/LoanBuilder.swift": "func makeLoan() -> some View { LoanView(presenter: LoanPresenter()) }",
                "Loan/Loans.swift": "func open() -> some View { LoanView(presenter: LoanPresenter()) }",
            ],
            [
                "Loan/Loans.swift:1 open() makes LoanPresenter, Loan's Presenter",
                "\(view):3 ShelfView makes LoanPresenter, Loan's Presenter",
            ]),
        WildCase(
            "a View hands a page to the view that shows it, and loads nothing itself", "one-concern-a-type",
            [
                presenter: observed,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View { PageWebView(request: URLRequest(url: presenter.page)) }
                    func load() { Loader(request: URLRequest(url: presenter.page)) }
                }
                """,
            ],
            ["\(view):4 ShelfView does networking with URLRequest(url:), which is not the work of a View"]),
        WildCase(
            "a Presenter may have from SwiftUI what Combine would give", "presenter-knows-no-ui",
            [
                presenter: "import SwiftUI\n" + observed,
                "Loan/LoanPresenter.swift": "import SwiftUI\nfinal class LoanPresenter {}",
                "Desk/DeskPresenter.swift":
                    "import Combine\nimport SwiftUI\nfinal class DeskPresenter: ObservableObject {}",
            ],
            [
                "Desk/DeskPresenter.swift:2 the file of DeskPresenter imports SwiftUI, and names nothing of it",
                "Loan/LoanPresenter.swift:1 the file of LoanPresenter imports SwiftUI, and names nothing of it",
            ]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func isToldApart(wild: WildCase) throws { try wild.check() }
}
