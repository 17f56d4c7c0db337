import RoleRules
import SourceModel
import Testing

@Suite("Every event of Clean VIPER is sent by somebody")
struct EventCallersTests {
    @Test("by the class that hears it, and not by its name alone")
    func events() throws {
        let sources = try Sources(files: [
            (
                path: "ItemsListViewController.swift",
                text: """
                final class ItemsListViewController: UIViewController {
                    var presenter: ItemsListPresenter!
                    override func viewDidLoad() { presenter.eventViewReady() }
                }
                """
            ),
            (
                path: "ItemsListPresenter.swift",
                text: """
                final class ItemsListPresenter {
                    let useCase = ItemsListUseCase()
                    func eventViewReady() { useCase.eventViewReady() }
                    func eventAdd() {}
                    func eventually() {}
                }
                """
            ),
            (
                path: "ItemsListUseCase.swift",
                text: "final class ItemsListUseCase { func eventViewReady() {}\nfunc eventAdd() { eventAdd() } }"
            ),
        ])
        let found = try sources.violations(of: .cleanViper, rules: ["role-methods-have-callers"])
        #expect(
            found.map { "\($0.file):\($0.line):\($0.column): \($0.what)" } == [
                "ItemsListPresenter.swift:4:10: nobody calls eventAdd() of ItemsListPresenter"
            ])
    }

    @Test("the app's delegate may call any module, by whatever its router hands out")
    func fromTheDelegate() throws {
        func found(_ caller: String) throws -> [String] {
            let sources = try Sources(files: [
                (
                    path: "AppDelegate.swift",
                    text: """
                    \(caller) {
                        let root = AppRouter.assemble(window: UIWindow())
                        func start() { root.didLaunch() }
                    }
                    """
                ),
                (
                    path: "App/AppPresenter.swift",
                    text: """
                    protocol RootPresenterProtocol { func didLaunch() }
                    class RootPresenter: RootPresenterProtocol { func didLaunch() {} }
                    class RootInteractor {}
                    """
                ),
            ])
            return try sources.violations(of: .viper, rules: ["role-methods-have-callers"]).map(\.what)
        }
        #expect(try found("class AppDelegate: UIResponder") == [])
        #expect(try found("class Listener") == ["nobody calls didLaunch() of RootPresenterProtocol"])
    }
}
