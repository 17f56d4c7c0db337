import Testing

/// The objects that other people's SwiftUI screens observe, and the code that makes them.
@Suite("What screens in SwiftUI are given")
struct WildObservedTests {
    private static let view = "Shelf/ShelfView.swift"
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let noPresenter = "final class ShelfPresenter: ObservableObject {}"

    static let cases: [WildCase] = [
        WildCase(
            "an entity is none the less one in the Presenter's state, or in what is observed in its place",
            "view-knows-no-entity",
            [
                "Entities/Book.swift": "struct Book { let title: String }",
                presenter: """
                final class ShelfPresenter: ObservableObject {
                    struct State { let books: [Book]; let title: String }
                    let state: State
                }
                """,
                "Shelf/Loans.swift": """
                final class Loans: ObservableObject { @Published var lent: [Book] = []; var count = 0 }
                final class Titles { var lent: [Book] = [] }
                """,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    @ObservedObject var loans: Loans
                    let titles: Titles
                    var body: some View {
                        Text(presenter.state.title)
                        Text(loans.count)
                        Text(titles.lent[0].title)
                        List(presenter.state.books) { Text($0.title) }
                    }
                }
                struct LoansView: View {
                    @ObservedObject var loans: Loans
                    var body: some View { List(loans.lent) { Text($0.title) } }
                }
                """,
            ],
            [
                "\(view):9 ShelfView gets Book from presenter.state.books, an entity",
                "\(view):14 LoansView gets Book from loans.lent, an entity",
            ]),
        WildCase(
            "a view shows the picture behind an address that it is given, and makes no address", "one-concern-a-type",
            [
                presenter: noPresenter,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View {
                        AsyncImage(url: presenter.cover) { $0.resizable() }
                        AsyncImage(url: URL(string: presenter.path))
                        KFImage(presenter.cover)
                        KFImage(URL(string: presenter.path))
                    }
                }
                """,
            ],
            [
                "\(view):5 ShelfView does networking with AsyncImage(url:), and in 1 other place, which is not the work of a View"
            ]),
        WildCase(
            "a Presenter may have from SwiftUI what that adds to arrays", "presenter-knows-no-ui",
            [
                presenter: """
                import SwiftUI
                final class ShelfPresenter { func onDelete(at rows: IndexSet) { books.remove(atOffsets: rows) } }
                """,
                "Loan/LoanPresenter.swift": """
                import SwiftUI
                final class LoanPresenter { func onDelete(at row: Int) { books.remove(at: row) } }
                """,
            ],
            ["Loan/LoanPresenter.swift:1 the file of LoanPresenter imports SwiftUI, and names nothing of it"]),
        WildCase(
            "an app's container makes what it is asked for; whoever asks it makes nothing",
            "only-the-wireframe-assembles",
            [
                presenter: noPresenter,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    func fill(_ container: Container) {
                        container.register(ShelfPresenter.self) { _ in ShelfPresenter() }
                    }
                }
                """,
                "App/Loader.swift": """
                final class Loader {
                    func fill(_ container: Container) {
                        container.register(ShelfPresenter.self) { _ in
                            ShelfPresenter()
                        }
                        let other = ShelfPresenter()
                    }
                }
                """,
            ],
            [
                "App/Loader.swift:6 Loader.fill makes ShelfPresenter, Shelf's Presenter",
                "\(view):4 ShelfView.fill makes ShelfPresenter, its Presenter",
            ]),
        WildCase(
            "a preview may name whatever it draws", "other-modules-by-navigation",
            [
                presenter: noPresenter,
                "Map/MapPresenter.swift": "final class MapPresenter {}",
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    func open() { _ = MapPresenter() }
                }
                struct ShelfView_Previews: PreviewProvider {
                    static var previews: some View { ShelfView(presenter: MapPresenter()) }
                }
                """,
            ],
            ["\(view):3 ShelfView of Shelf names MapPresenter, which belongs to Map"]),
        WildCase(
            "a place for functions is no Presenter, whatever it is called", "presenter-knows-no-ui",
            [
                presenter: """
                import UIKit
                final class ShelfPresenter { func show(on screen: UIViewController) {} }
                """,
                "Common/ErrorPresenter.swift": """
                import UIKit
                final class ErrorPresenter { static func show(_ text: String, on screen: UIViewController) {} }
                """,
            ],
            ["\(presenter):1 the file of ShelfPresenter imports UIKit, for UIViewController"]),
        WildCase(
            "what SwiftUI calls alike is no call of the Presenter's", "role-methods-have-callers",
            [
                presenter: """
                protocol ShelfPresenterProtocol: ObservableObject { func onAppear(); func onDisappear() }
                final class ShelfPresenter: ShelfPresenterProtocol { func onAppear() {}; func onDisappear() {} }
                """,
                view: """
                struct ShelfView: View {
                    @ObservedObject var presenter: ShelfPresenter
                    var body: some View {
                        Text("").onAppear { print("") }.onDisappear { presenter.onDisappear() }
                    }
                }
                """,
            ],
            ["\(presenter):1 nobody calls onAppear() of ShelfPresenterProtocol"]),
        WildCase(
            "a Presenter may have from SwiftUI what Observation would give", "presenter-knows-no-ui",
            [
                presenter: "import SwiftUI\n@Observable final class ShelfPresenter { var books = 0 }",
                "Loan/LoanPresenter.swift":
                    "import Observation\nimport SwiftUI\n@Observable final class LoanPresenter { var books = 0 }",
            ],
            ["Loan/LoanPresenter.swift:2 the file of LoanPresenter imports SwiftUI, and names nothing of it"]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func isToldApart(wild: WildCase) throws { try wild.check() }
}
