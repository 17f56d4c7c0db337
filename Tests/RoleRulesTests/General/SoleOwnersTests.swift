import Testing

@Suite("No remedy frees an actor that nothing else keeps")
struct SoleOwnersTests {
    static let why = "actors that hold each other in a circle are never freed, however often the screen is left"
    static let wireframe = "Pier/PierWireframe.swift"
    static let presenter = "Pier/PierPresenter.swift"
    static let view = """
        import UIKit
        final class PierViewController: UIViewController, PierViewProtocol {
            var presenter: PierModule!
            func show() {}
        }
        """

    /// Returns the files of a module whose Wireframe has this body.
    static func module(_ body: String, other: String = "") -> [String: String] {
        [
            "Pier/PierViewController.swift": view,
            presenter: """
            protocol PierWireframeInput: AnyObject { func leave() }
            protocol PierModule: AnyObject { func done() }
            protocol PierViewProtocol: AnyObject { func show() }
            final class PierPresenter: PierModule {
                weak var view: PierViewProtocol!
                var wireframe: PierWireframeInput!
                func done() { view.show(); wireframe.leave() }
            }
            """,
            wireframe: """
            import UIKit
            final class PierWireframe: PierWireframeInput {
                var presenter: PierPresenter!
                weak var controller: PierViewController!
            \(body)
                func leave() { controller.dismiss(animated: true) }
            }
            """,
            "App/Start.swift": other,
        ]
    }

    static let makesIt = """
            init() {
                presenter = PierPresenter()
                presenter.wireframe = self
            }
        """

    static let circle = "strongly, in a circle that is never freed: "
    static let fromWireframe = "PierWireframe.presenter -> PierPresenter.wireframe -> PierWireframe"

    static let cases: [RuleCase] = [
        RuleCase(
            "a Wireframe that makes its Presenter owns it, so the Presenter's reference is the weak one",
            sorted: module(makesIt),
            [
                .init(
                    place: "\(presenter):6:9",
                    what: "PierPresenter holds wireframe \(circle)"
                        + "PierPresenter.wireframe -> PierWireframe.presenter -> PierPresenter",
                    fix: "declare it `weak var wireframe: PierWireframeInput?`")
            ]),
        RuleCase(
            "a Wireframe that gives its Presenter to the View as well isn't needed to keep it",
            sorted: module(
                """
                    func show(in window: UIWindow) {
                        let presenter = PierPresenter()
                        let controller = PierViewController()
                        controller.presenter = presenter
                        presenter.wireframe = self
                        self.presenter = presenter
                        window.rootViewController = controller
                    }
                """),
            [
                .init(
                    place: "\(wireframe):3:9", what: "PierWireframe holds presenter \(circle)\(fromWireframe)",
                    fix: "declare it `weak var presenter: PierPresenter?`")
            ]),
        RuleCase(
            "an assembler that gives each of them only to the other leaves the choice to the reader",
            sorted: module(
                "",
                other: """
                    enum Start {
                        static func begin() {
                            let wireframe = PierWireframe()
                            let presenter = PierPresenter()
                            presenter.wireframe = wireframe
                            wireframe.presenter = presenter
                        }
                    }
                    """),
            [
                .init(
                    place: "\(wireframe):3:9", what: "PierWireframe holds presenter \(circle)\(fromWireframe)",
                    fix: "decide who owns whom: only PierWireframe keeps the PierPresenter that Start makes, "
                        + "and PierPresenter.wireframe leads back")
            ]),
        RuleCase(
            "an assembler that keeps the Wireframe itself owns both",
            sorted: module(
                "",
                other: """
                    final class Start {
                        let wireframe = PierWireframe()
                        func begin() {
                            let presenter = PierPresenter()
                            presenter.wireframe = wireframe
                            wireframe.presenter = presenter
                        }
                    }
                    """),
            [
                .init(
                    place: "\(presenter):6:9",
                    what: "PierPresenter holds wireframe \(circle)"
                        + "PierPresenter.wireframe -> PierWireframe.presenter -> PierPresenter",
                    fix: "declare it `weak var wireframe: PierWireframeInput?`")
            ]),
    ]

    /// A Wireframe that is all that keeps its Presenter, beside a View that its Presenter keeps.
    static let beside: [RuleCase] = [
        RuleCase(
            "a circle with the View doesn't hide the one with the Wireframe",
            sorted: module(makesIt).mapValues { $0.replacing("    weak var view", with: "    var view") },
            [
                .init(
                    place: "\(presenter):5:9",
                    what: "PierPresenter holds view \(circle)"
                        + "PierPresenter.view -> PierViewController.presenter -> PierPresenter",
                    fix: "declare it `weak var view: PierViewProtocol?`"),
                .init(
                    place: "\(presenter):6:9",
                    what: "PierPresenter holds wireframe \(circle)"
                        + "PierPresenter.wireframe -> PierWireframe.presenter -> PierPresenter",
                    fix: "declare it `weak var wireframe: PierWireframeInput?`"),
            ])
    ]

    @Test("breaks a circle where every actor still has an owner", arguments: cases + beside)
    func breaks(_ example: RuleCase) throws {
        try example.check("no-strong-cycles", of: .viper, why: Self.why)
    }

    @Test("leaves the Presenter to the Wireframe that makes it, before and after", arguments: ["", "weak "])
    func owns(after: String) throws {
        let files = Self.module(Self.makesIt).mapValues {
            $0.replacing("    var wireframe", with: "    \(after)var wireframe")
        }
        try RuleCase("makes it", sorted: files).check("back-references-weak", of: .viper, why: "")
        if !after.isEmpty { try RuleCase("", sorted: files).check("no-strong-cycles", of: .viper, why: "") }
    }
}
