import Testing

@Suite("A View names no entity")
struct ViewKnowsNoEntityTests {
    static let view = "Shelf/View/ShelfView.swift"
    static let fix =
        "let the Presenter make texts and plain values of it, in a type of what is shown, and pass that to the View"
    static let app = [
        "Entities/Book.swift": "struct Book { let id: BookID\nenum State { case here, lent } }\nstruct BookID {}",
        "Shelf/Presenter/ShelfPresenter.swift": "final class ShelfPresenter { var books: [Book] = [] }",
        "Shelf/ShelfRow.swift": "struct ShelfRow { let title: String }",
        "Shelf/Protocols/ShelfProtocols.swift": "protocol ShelfViewProtocol: AnyObject { func show(rows: [ShelfRow]) }",
    ]

    static let cases: [RuleCase] = [
        RuleCase(
            "a View that keeps entities, and asks for the state of one",
            sorted: app.merging([
                view: """
                final class ShelfView: UIViewController {
                    var books: [Book] = []
                    func row(of book: Book) -> Bool { book.state == Book.State.lent }
                }
                """
            ]) { $1 },
            [
                .init(place: "\(view):2:17", what: "ShelfView names Book, an entity", fix: fix),
                .init(place: "\(view):3:58", what: "ShelfView names Book.State, an entity", fix: fix),
            ]),
        RuleCase(
            "a cell of the module that is handed one",
            sorted: app.merging([
                "Shelf/View/ShelfCell.swift": """
                final class ShelfCell: UITableViewCell { func show(_ book: Book) {} }
                """
            ]) { $1 },
            [.init(place: "Shelf/View/ShelfCell.swift:1:60", what: "ShelfCell names Book, an entity", fix: fix)]),
        RuleCase(
            "what is made to be shown, and an identifier that tells which row was tapped",
            sorted: app.merging([
                view: """
                final class ShelfView: UIViewController, ShelfViewProtocol {
                    var rows: [ShelfRow] = []
                    func show(rows: [ShelfRow]) { self.rows = rows }
                    func didTap(_ book: BookID) {}
                }
                """
            ]) { $1 }),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "view-knows-no-entity", of: .viper,
            why: "a View that picks an entity apart formats and decides, and no test reaches that without a screen")
    }
}
