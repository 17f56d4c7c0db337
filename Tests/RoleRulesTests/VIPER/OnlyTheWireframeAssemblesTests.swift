import RoleRules
import SourceModel
import Testing

@Suite("Only the Wireframe assembles")
struct OnlyTheWireframeAssemblesTests {
    static let presenter = "Shelf/ShelfPresenter.swift"
    static let others = "Shelf/Others.swift"
    static let actors = """
        final class ShelfView: UIViewController {}
        final class ShelfInteractor {}
        final class ShelfLocalDataManager {}
        final class ShelfWireFrame {}
        """
    static let why =
        "an actor that makes its partners can't be given others, and nobody sees in one place who talks to whom"
    static let fix = "make it where the module Shelf is assembled, and pass it in"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Presenter that makes its Interactor, its Wireframe and a View",
            [
                others: actors,
                presenter: """
                final class ShelfPresenter {
                    let interactor: ShelfInteractorInputProtocol = ShelfInteractor()
                    func show() {
                        let wireFrame = ShelfWireFrame()
                        wireFrame.push(ShelfView())
                    }
                }
                """,
            ],
            [
                .init(
                    place: "\(presenter):2:52", what: "ShelfPresenter makes ShelfInteractor, its Interactor", fix: fix),
                .init(
                    place: "\(presenter):4:25", what: "ShelfPresenter.show makes ShelfWireFrame, its Wireframe",
                    fix: fix
                ),
                .init(place: "\(presenter):5:24", what: "ShelfPresenter.show makes ShelfView, its View", fix: fix),
            ]),
        RuleCase(
            "a Wireframe, a Router, a Configurator and AppDependencies make what they like; the app makes a Wireframe",
            [
                others: actors, presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfWireFrame+Making.swift": """
                extension ShelfWireFrame {
                    static func present() { let view = ShelfView(); view.presenter = ShelfPresenter() }
                }
                """,
                "Shelf/ShelfConfigurator.swift": "struct ShelfConfigurator { func make() { _ = ShelfPresenter() } }",
                "Lend/LendRouter.swift": "final class LendRouter { func make() { _ = ShelfPresenter() } }",
                "App/AppDependencies.swift": "final class AppDependencies { let logic = ShelfInteractor() }",
                "App/AppDelegate.swift": "class AppDelegate { let wireFrame = ShelfWireFrame() }",
                "main.swift": "let wireFrame = ShelfWireFrame()",
            ]),
        RuleCase(
            "by init, a default argument, a lazy closure, a switch, a typealias, a free function and a helper",
            [
                others: actors + "\ntypealias Logic = ShelfInteractor",
                presenter: """
                final class ShelfPresenter {
                    init(logic: Any = ShelfInteractor()) {}
                    lazy var store: Any = { ShelfLocalDataManager.init() }()
                    var other: ShelfInteractor { .init() }
                    func choose(_ a: Int) -> Any { switch a { case 1: return Logic(); default: return a } }
                }
                func makeShelf() { _ = ShelfPresenter() }
                enum Pool { static let presenter = ShelfPresenter() }
                """,
            ],
            [
                .init(
                    place: "\(presenter):2:23", what: "ShelfPresenter.init makes ShelfInteractor, its Interactor",
                    fix: fix
                ),
                .init(
                    place: "\(presenter):3:51", what: "ShelfPresenter makes ShelfLocalDataManager, its DataManager",
                    fix: fix),
                .init(
                    place: "\(presenter):4:35", what: "ShelfPresenter makes ShelfInteractor, its Interactor", fix: fix),
                .init(
                    place: "\(presenter):5:62", what: "ShelfPresenter.choose makes ShelfInteractor, its Interactor",
                    fix: fix),
                .init(
                    place: "\(presenter):7:24", what: "makeShelf() makes ShelfPresenter, Shelf's Presenter", fix: fix),
                .init(place: "\(presenter):8:36", what: "Pool makes ShelfPresenter, its Presenter", fix: fix),
            ]),
        RuleCase(
            "an extension of a View in another file",
            [
                others: actors, presenter: "final class ShelfPresenter {}",
                "Shelf/ShelfView+Loading.swift": """
                extension ShelfView { override func awakeFromNib() { presenter = ShelfPresenter() } }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfView+Loading.swift:1:66",
                    what: "ShelfView.awakeFromNib makes ShelfPresenter, its Presenter", fix: fix)
            ]),
        RuleCase(
            "a screen from a storyboard, in old Swift",
            [
                presenter: "class ShelfPresenter: NSObject {}",
                "Shelf/ShelfViewController.swift": """
                class ShelfViewController: UITableViewController {
                    @IBAction func helpTapped(sender: AnyObject) {
                        let help = storyboard!.instantiateViewControllerWithIdentifier("Help") as! HelpViewController
                        navigationController?.pushViewController(help, animated: true)
                    }
                }
                """,
                "Shelf/ShelfWireframe.swift": """
                class ShelfWireframe: NSObject {
                    func present() {
                        let storyboard = UIStoryboard(name: "Main", bundle: nil)
                        _ = storyboard.instantiateInitialViewController() as! ShelfViewController
                    }
                }
                """,
            ],
            [
                .init(
                    place: "Shelf/ShelfViewController.swift:3:32",
                    what:
                        "ShelfViewController.helpTapped makes a screen with instantiateViewControllerWithIdentifier",
                    fix: "ask the Wireframe for it, and let that make it")
            ]),
        RuleCase(
            "cells, entities, type names, super, another type of that name, comments and strings are tempting and right",
            [
                others: actors + "\nfinal class ShelfCell: UITableViewCell {}",
                "Shelf/ShelfTabView.swift": """
                final class ShelfTabView: UIViewController {
                    let cell = ShelfCell(style: .default, reuseIdentifier: nil)
                    let settings = SettingsViewController()
                    init() { super.init(nibName: nil, bundle: nil) }
                }
                final class SettingsViewController: UIViewController {}
                """,
                presenter: """
                final class ShelfPresenter {
                    // let interactor = ShelfInteractor()
                    let text = "ShelfInteractor()"
                    struct ShelfInteractor {}
                    func nested() { _ = ShelfInteractor() }
                    let kind = ShelfView.self
                    convenience init(a: Int) { self.init() }
                }
                """,
            ]),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check("only-the-wireframe-assembles", of: .viper, why: Self.why, lesson: "06")
    }

    @Test(
        "whoever assembles, whatever it is called, may make the actors",
        arguments: ["Factory", "Builder", "Configurator", "Composer", "ModuleInitializer", "Assembly", "DIContainer"])
    func assemblers(ending: String) throws {
        let sources = try Sources(files: [
            ("Shelf/ShelfPresenter.swift", "final class ShelfPresenter {}"),
            ("Shelf/Shelf\(ending).swift", "final class Shelf\(ending) { func make() -> Any { ShelfPresenter() } }"),
        ])
        #expect(try sources.violations(of: .viper, rules: ["only-the-wireframe-assembles"]).isEmpty)
    }
}
