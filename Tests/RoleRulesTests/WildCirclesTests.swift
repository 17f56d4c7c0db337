import Testing

/// Ownership in other people's apps that names and modules don't reveal.
@Suite("Circles as others close them")
struct WildCirclesTests {
    private static let presenter = "Shelf/ShelfPresenter.swift"
    private static let view = "Shelf/ShelfViewController.swift"
    private static let cell = "Shelf/Cells/ShelfCell.swift"

    static let cases: [WildCase] = [
        WildCase(
            "a cell keeps its Presenter, which knows it weakly; a helper that hears for the view is kept",
            "no-strong-cycles",
            [
                view: "final class ShelfViewController: UIViewController {}",
                presenter: """
                final class ShelfPresenter { var search: ShelfSearchManager? }
                """,
                "Shelf/ShelfSearchManager.swift": """
                final class ShelfSearchManager: NSObject, UISearchBarDelegate { var presenter: ShelfPresenter? }
                """,
                cell: """
                final class ShelfCell: UITableViewCell { var presenter: ShelfCellPresenter? }
                final class ShelfCellPresenter { var row: ShelfCell? }
                """,
            ],
            [
                "\(cell):2 ShelfCellPresenter holds row strongly, in a circle that is never freed: ShelfCellPresenter.row -> ShelfCell.presenter -> ShelfCellPresenter",
                "Shelf/ShelfSearchManager.swift:1 ShelfSearchManager holds presenter strongly, in a circle that is never freed: ShelfSearchManager.presenter -> ShelfPresenter.search -> ShelfSearchManager",
            ]),
        WildCase(
            "a screen of another name keeps its Presenter, which ought to know it weakly", "no-strong-cycles",
            [
                "Shelf/NoticePresenter.swift": "final class NoticePresenter { var view: AlbumViewController? }",
                "Album/AlbumViewController.swift":
                    "final class AlbumViewController: UIViewController { var presenter: NoticePresenter? }",
            ],
            [
                "Shelf/NoticePresenter.swift:1 NoticePresenter holds view strongly, in a circle that is never freed: NoticePresenter.view -> AlbumViewController.presenter -> NoticePresenter"
            ]),
        WildCase(
            "a cell knows its Presenter by a protocol, however that is abbreviated", "edges-are-protocols",
            [
                presenter: "final class ShelfPresenter {}",
                view: "final class ShelfViewController: UIViewController {}",
                cell: """
                final class ShelfCell: UITableViewCell { var presenter: ShelfTVCPresenter? }
                final class ShelfQuietCell: UITableViewCell { var presenter: ShelfTVCPresenting? }
                """,
                "Shelf/Cells/ShelfTVCPresenter.swift": """
                protocol ShelfTVCPresenting {}
                final class ShelfTVCPresenter: ShelfTVCPresenting {}
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter {}",
                "Lend/LendViewController.swift": "final class LendViewController: UIViewController {}",
            ],
            ["\(cell):1 ShelfCell stores presenter as ShelfTVCPresenter, a class and no protocol"]),
        WildCase(
            "a table's source keeps the closure that makes its cells, and the screen the source", "no-strong-cycles",
            [
                presenter: "final class ShelfPresenter {}",
                view: """
                final class ShelfViewController: UIViewController {
                    private lazy var source = makeSource()
                    private lazy var weakSource = makeWeakSource()
                    func makeSource() -> RxTableViewSectionedReloadDataSource<Shelf> {
                        return RxTableViewSectionedReloadDataSource<Shelf>(
                            configureCell: { _, table, path, _ in self.cell(table, path) })
                    }
                    func makeWeakSource() -> RxTableViewSectionedReloadDataSource<Shelf> {
                        RxTableViewSectionedReloadDataSource<Shelf>(
                            configureCell: { [weak self] _, table, path, _ in self!.cell(table, path) })
                    }
                    func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell { UITableViewCell() }
                }
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter {}",
                "Lend/LendViewController.swift": """
                final class LendViewController: UIViewController {
                    var source: UITableViewDiffableDataSource<Int, Int>?
                    lazy var second = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in self.cell() }
                    lazy var own = LendDataSource(name: { self.title ?? "" })
                    override func viewDidLoad() {
                        source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in self.cell() }
                        show(UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in self.cell() })
                    }
                    func cell() -> UITableViewCell { UITableViewCell() }
                }
                final class LendDataSource { let title: String; init(name: () -> String) { title = name() } }
                """,
            ],
            [
                """
                Lend/LendViewController.swift:3 LendViewController keeps a closure that captures it strongly, \
                in a circle that is never freed: LendViewController.second -> LendViewController
                """,
                """
                Lend/LendViewController.swift:6 LendViewController keeps a closure that captures it strongly, \
                in a circle that is never freed: LendViewController.source -> LendViewController
                """,
                """
                \(view):6 ShelfViewController keeps a closure that captures it strongly, \
                in a circle that is never freed: ShelfViewController.source -> ShelfViewController
                """,
            ]),
        WildCase(
            "subscriptions that are canceled one by one let go of their closures", "no-strong-cycles",
            [
                view: "final class ShelfViewController: UIViewController {}",
                presenter: """
                final class ShelfPresenter {
                    private var ended: [AnyCancellable] = []
                    private var kept: [AnyCancellable] = []
                    func load() {
                        ended.append(books().sink { _ in self.show() })
                        kept.append(books().sink { _ in self.show() })
                    }
                    func leave() {
                        ended.forEach { subscription in subscription.cancel() }
                        kept.forEach { subscription in note(subscription) }
                    }
                    func show() {}
                }
                """,
            ],
            [
                """
                \(presenter):6 ShelfPresenter keeps a closure that captures it strongly, \
                in a circle that is never freed: ShelfPresenter.kept -> ShelfPresenter
                """
            ]),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func holds(wild: WildCase) throws { try wild.check() }
}
