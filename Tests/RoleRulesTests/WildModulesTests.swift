import Testing

@Suite("Modules as others cut them")
struct WildModulesTests {

    static let cases: [WildCase] = [
        WildCase(
            "a cell of another screen is shown; another screen's Presenter is not asked", "other-modules-by-navigation",
            [
                "Lend/LendViewController.swift": """
                final class LendViewController: UIViewController {
                    func setUp() { table.register(ShelfCell.self) }
                    var neighbor: ShelfPresenter?
                }
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter { let row = ShelfCell.height }",
                "Shelf/ShelfCell.swift": "final class ShelfCell: UITableViewCell { static let height = 44 }",
                "Shelf/ShelfViewController.swift": "final class ShelfViewController: UIViewController {}",
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
            ],
            [
                "Lend/LendPresenter.swift:1 LendPresenter of Lend names ShelfCell, which belongs to Shelf",
                "Lend/LendViewController.swift:3 LendViewController of Lend names ShelfPresenter, which belongs to Shelf",
            ]),
        WildCase(
            "a cell with a Presenter is a part of the screen that shows it", "other-modules-by-navigation",
            [
                "Cover/CoverCell.swift":
                    "final class CoverCellView: UITableViewCell, CoverCellViewProtocol { var presenter: CoverCellPresenter? }",
                "Cover/CoverCellPresenter.swift":
                    "final class CoverCellPresenter {}\nprotocol CoverCellViewProtocol {}",
                "Shelf/ShelfViewController.swift": """
                final class ShelfViewController: UIViewController {
                    func fill(_ cell: CoverCellView) { cell.presenter = CoverCellPresenter() }
                }
                """,
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter { var cover: CoverCellPresenter? }",
            ],
            [
                "Shelf/ShelfPresenter.swift:1 ShelfPresenter of Shelf names CoverCellPresenter, which belongs to CoverCell"
            ]),
        WildCase(
            "an Interactor that several screens share is nobody's; one beside a Presenter is its module's",
            "other-modules-by-navigation",
            [
                "Shelf/ShelfViewController.swift": "final class ShelfViewController: UIViewController {}",
                "Shelf/ShelfPresenter.swift": """
                final class ShelfPresenter {
                    let search = FindBookInteractor()
                    let lend = LendInteractor()
                }
                """,
                "Lend/LendPresenter.swift": "final class LendPresenter {}\nfinal class LendInteractor {}",
                "Common/FindBookInteractor.swift": "final class FindBookInteractor {}",
            ],
            ["Shelf/ShelfPresenter.swift:3 ShelfPresenter of Shelf names LendInteractor, which belongs to Lend"]),
        WildCase(
            "a name with another capital letter is the same", "other-modules-by-navigation",
            [
                "SignUp/SignUpPresenter.swift":
                    "final class SignUpPresenter { var interactor: SignupInteractor?; var other: LogInPresenter? }",
                "SignUp/SignupInteractor.swift": "final class SignupInteractor {}\nfinal class SignupPresenter {}",
                "LogIn/LogInPresenter.swift": "final class LogInPresenter {}",
            ],
            ["SignUp/SignUpPresenter.swift:1 SignUpPresenter of SignUp names LogInPresenter, which belongs to LogIn"]),
        WildCase(
            "one folder with one Presenter is one module, however its files abbreviate the name",
            "other-modules-by-navigation",
            [
                "Modules/RevokeLoan/View/RevokeLoanViewController.swift":
                    "final class RevokeLoanViewController: UIViewController { var presenter: RevLoanPresenter? }",
                "Modules/RevokeLoan/RevLoanPresenter.swift": "final class RevLoanPresenter {}",
                "Modules/Shelf/ShelfPresenter.swift":
                    "final class ShelfPresenter { var view: RevokeLoanViewController? }",
            ],
            [
                "Modules/Shelf/ShelfPresenter.swift:1 ShelfPresenter of Shelf names RevokeLoanViewController, which belongs to RevokeLoan"
            ]),
        WildCase(
            "a Wireframe that plays another module's navigation is of that module, too", "other-modules-by-navigation",
            [
                "Pin/PinProtocols.swift": "protocol PinWireframeProtocol {}\nprotocol PinViewProtocol: AnyObject {}",
                "Pin/PinPresenter.swift": "final class PinPresenter {}",
                "PinChange/PinChangeWireframe.swift": """
                final class PinChangeWireframe: PinWireframeProtocol {
                    func finish(_ view: PinViewProtocol) {}
                }
                """,
                "PinChange/PinChangePresenter.swift": """
                final class PinChangePresenter {
                    weak var view: PinViewProtocol?
                }
                """,
            ],
            [
                "PinChange/PinChangePresenter.swift:2 PinChangePresenter of PinChange names PinViewProtocol, which belongs to Pin"
            ]
        ),
        WildCase(
            "a screen that speaks to another one's Presenter is its part", "modules-have-presenters",
            [
                "Shelf/ShelfPresenter.swift":
                    "final class ShelfPresenter: ShelfViewOutput {}\nprotocol ShelfViewOutput {}",
                "Shelf/ShelfViewController.swift": "final class ShelfViewController: UIViewController {}",
                "Novels/NovelsViewController.swift":
                    "final class NovelsViewController: UIViewController { var output: ShelfViewOutput! }",
                "Comics/ComicsViewController.swift":
                    "final class ComicsViewController: UIViewController { var shelf: UIViewController! }",
            ],
            ["Comics/ComicsViewController.swift:1 the module Comics has ComicsViewController and no Presenter"]),
        WildCase(
            "who makes the actors of several modules assembles them, whatever the name begins with",
            "only-the-wireframe-assembles",
            [
                "Shelf/ShelfViewController.swift": "final class ShelfViewController: UIViewController {}",
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Lend/LendPresenter.swift": "final class LendPresenter {}",
                "App/LibraryAssemblyBuilder.swift": """
                final class LibraryAssemblyBuilder {
                    func shelf() { let view = ShelfViewController(); view.presenter = ShelfPresenter() }
                    func lend() { _ = LendPresenter() }
                }
                """,
                "App/URLBuilder.swift": "final class URLBuilder { let presenter = LendPresenter() }",
            ],
            ["App/URLBuilder.swift:1 URLBuilder makes LendPresenter, Lend's Presenter"]),
        WildCase(
            "the app begins with a screen; previews and what a routing protocol does by itself make what they like",
            "only-the-wireframe-assembles",
            [
                "Shelf/ShelfViewController.swift":
                    "final class ShelfViewController: UIViewController {}\n#Preview { ShelfViewController() }",
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "App/AppDelegate.swift": """
                class AppDelegate {
                    let window = UIWindow(rootViewController: ShelfViewController())
                    let presenter = ShelfPresenter()
                }
                """,
                "App/ShelfRoute.swift": """
                protocol ShelfRoute {}
                extension ShelfRoute { func openShelf() { _ = ShelfPresenter() } }
                protocol Shelving {}
                extension Shelving { func shelve() { _ = ShelfPresenter() } }
                """,
            ],
            [
                "App/AppDelegate.swift:3 AppDelegate makes ShelfPresenter, Shelf's Presenter",
                "App/ShelfRoute.swift:4 Shelving.shelve makes ShelfPresenter, Shelf's Presenter",
            ]),
        WildCase(
            "a screen makes who presents its cell, and not who presents itself", "only-the-wireframe-assembles",
            [
                "Shelf/ShelfViewController.swift": """
                final class ShelfViewController: UIViewController {
                    func fill(_ cell: CoverCell) { cell.presenter = CoverCellPresenter() }
                    let presenter = ShelfPresenter()
                }
                """,
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Shelf/CoverCell.swift": "final class CoverCell: UITableViewCell {}\nfinal class CoverCellPresenter {}",
            ],
            ["Shelf/ShelfViewController.swift:3 ShelfViewController makes ShelfPresenter, its Presenter"]),
        WildCase(
            "a module with two spellings in one folder is one; protocols lie beside who presents",
            "other-modules-by-navigation",
            [
                "Modules/Sources/Domain/SourceProtocols.swift":
                    "protocol SourceViewProtocol {}\nprotocol SourcesPresenterProtocol { var view: SourceViewProtocol? { get } }",
                "Modules/Sources/Presenter/SourcesPresenter.swift": "final class SourcesPresenter {}",
                "Modules/Sources/Interactor/SourceInteractor.swift": "final class SourceInteractor {}",
                "Modules/Shelf/ShelfPresenter.swift":
                    "final class ShelfPresenter { var sources: SourcesPresenterProtocol? }",
            ],
            [
                "Modules/Shelf/ShelfPresenter.swift:1 ShelfPresenter of Shelf names SourcesPresenterProtocol, which belongs to Sources"
            ]),
        WildCase(
            "another module's protocol that gives out its screen is its door; its Presenter's is not",
            "other-modules-by-navigation",
            [
                "Lend/LendPresenter.swift": """
                final class LendPresenter {}
                protocol LendModuleInterface { func createModule() -> UIViewController }
                protocol LendPresenterProtocol { func lend() }
                """,
                "Shelf/ShelfPresenter.swift": """
                final class ShelfPresenter {
                    var lending: LendModuleInterface?
                    var presenter: LendPresenterProtocol?
                }
                """,
            ],
            ["Shelf/ShelfPresenter.swift:3 ShelfPresenter of Shelf names LendPresenterProtocol, which belongs to Lend"]),
        WildCase(
            "a store that begins with a module's name, outside of the module's folder, is nobody's",
            "other-modules-by-navigation",
            [
                "Modules/Shelf/ShelfPresenter.swift":
                    "final class ShelfPresenter {}\nfinal class ShelfListDataManager {}",
                "Common/ShelfDataManager.swift": "final class ShelfDataManager {}",
                "Modules/Lend/LendPresenter.swift": "final class LendPresenter {}",
                "Modules/Lend/LendInteractor.swift": """
                final class LendInteractor {
                    var books: ShelfDataManager?
                    var lists: ShelfListDataManager?
                }
                """,
            ],
            [
                "Modules/Lend/LendInteractor.swift:3 LendInteractor of Lend names ShelfListDataManager, which belongs to Shelf"
            ]),
        WildCase(
            "a screen may take itself out of its storyboard, and nobody else", "only-the-wireframe-assembles",
            [
                "Shelf/ShelfPresenter.swift": "final class ShelfPresenter {}",
                "Shelf/ShelfViewController.swift": """
                final class ShelfViewController: UIViewController {
                    static func make() -> Self { storyboard.instantiateViewController(withIdentifier: "Shelf") }
                    func next() { storyboard?.instantiateViewController(withIdentifier: "Lend") }
                }
                """,
            ],
            ["Shelf/ShelfViewController.swift:3 ShelfViewController.next makes a screen with instantiateViewController"]
        ),
    ]

    @Test("what is right passes beside what is wrong", arguments: cases)
    func isToldApart(wild: WildCase) throws { try wild.check() }
}
