import Testing

@Suite("Every module has a Presenter")
struct ModulesHavePresentersTests {
    static let login = ["Login/LoginPresenter.swift": "final class LoginPresenter {}"]
    static let screen = "final class WelcomeViewController: UIViewController {}"

    static func welcome(_ files: [String: String]) -> [String: String] { login.merging(files) { $1 } }

    static let cases: [RuleCase] = [
        RuleCase(
            "a folder with a view controller, and one with its navigation beside it",
            sorted: welcome([
                "Welcome/WelcomeViewController.swift": screen,
                "Help/View/HelpViewController.swift": "final class HelpViewController: UIViewController {}",
                "Help/HelpRouter.swift": "final class HelpRouter {}",
            ]),
            [
                .init(
                    place: "Help/View/HelpViewController.swift:1:13",
                    what: "the module Help has HelpViewController and no Presenter",
                    fix: "make HelpPresenter: it hears what the user does, and says what is shown"),
                .init(
                    place: "Welcome/WelcomeViewController.swift:1:13",
                    what: "the module Welcome has WelcomeViewController and no Presenter",
                    fix: "make WelcomePresenter: it hears what the user does, and says what is shown"),
            ]),
        RuleCase(
            "a Presenter of another name in the folder",
            sorted: welcome([
                "Welcome/WelcomeViewController.swift": screen,
                "Welcome/GreetingPresenter.swift": "final class GreetingPresenter {}",
            ])),
        RuleCase(
            "a container of pages, a base class, and a controller in a folder of another name",
            sorted: welcome([
                "Tabs/TabsViewController.swift": "final class TabsViewController: UITabBarController {}",
                "Base/BaseViewController.swift": "class BaseViewController: UIViewController {}",
                "Login/LoginViewController.swift": "final class LoginViewController: BaseViewController {}",
                "Helpers/WebViewController.swift": "final class WebViewController: UIViewController {}",
            ])),
    ]

    @Test("tells right from wrong", arguments: cases)
    func judges(_ example: RuleCase) throws {
        try example.check(
            "modules-have-presenters", of: .viper,
            why: "what a screen does by itself is neither divided among actors nor tested without the screen")
    }

    @Test("another module that names its screen names what is the module's own")
    func named() throws {
        let files = Self.welcome([
            "Welcome/WelcomeViewController.swift": Self.screen,
            "Login/LoginInteractor.swift": "final class LoginInteractor { var screen: WelcomeViewController? }",
        ])
        try RuleCase(
            "an Interactor that holds it", sorted: files,
            [
                .init(
                    place: "Login/LoginInteractor.swift:1:43",
                    what: "LoginInteractor of Login names WelcomeViewController, which belongs to Welcome",
                    fix: "ask this module's navigation for the other page, and hear from it through its delegate")
            ]
        ).check(
            "other-modules-by-navigation", of: .viper,
            why: "a module that is named in one place can be replaced, moved to another app, or built without the rest",
            lesson: "06")
    }
}
