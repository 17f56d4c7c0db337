import RoleRules
import SourceModel
import Testing

@Suite("Faults of the other sources are found by the rules of their own architecture")
struct OtherListingsTests {
    @Test("a presenter that makes an image, on slides that say it knows nothing about UI")
    func image() throws {
        let presenter = """
            final class HomePresenter: HomePresenterProtocol {
                weak var view: (any HomeViewProtocol)?

                func viewDidLoad() {
                    view?.show(logo: UIImage(named: "logo"))
                }
            }
            """
        let mended = presenter.replacing("logo: UIImage(named: \"logo\")", with: "logoNamed: \"logo\"")
        #expect(try findings(.viper, "Home/HomePresenter.swift", presenter) == ["presenter-knows-no-ui"])
        #expect(try findings(.viper, "Home/HomePresenter.swift", mended) == [])
    }

    @Test("a data manager that holds the interactor that holds it")
    func dataManager() throws {
        let manager = """
            final class HomeInteractor: HomeInteractorInputProtocol {
                let localDataManager: HomeLocalDataManager
                init(localDataManager: HomeLocalDataManager) { self.localDataManager = localDataManager }
            }
            final class HomeLocalDataManager {
                var interactor: HomeInteractor?
            }
            """
        let mended = manager.replacing("    var interactor", with: "    weak var interactor")
        let rules = ["no-strong-cycles"]
        #expect(try findings(.viper, "Home/HomeInteractor.swift", manager, rules) == rules)
        #expect(try findings(.viper, "Home/HomeInteractor.swift", mended, rules) == [])
    }

    @Test("outputs that are strong, in a stack that owns itself from the front to the back")
    func outputs() throws {
        let stack = """
            final class OrderViewController: UIViewController, OrderPresenterOutput {
                var presenter: OrderPresenter!
            }
            protocol OrderPresenterOutput: AnyObject {}
            final class OrderPresenter: OrderUseCaseOutput {
                let useCase: OrderUseCase
                var output: OrderPresenterOutput!
                init(useCase: OrderUseCase) { self.useCase = useCase }
            }
            protocol OrderUseCaseOutput: AnyObject {}
            final class OrderUseCase {
                var output: OrderUseCaseOutput!
            }
            """
        let mended = stack.replacing("    var output", with: "    weak var output")
        let rules = ["no-strong-cycles", "back-references-weak"]
        #expect(try findings(.cleanViper, "Order/Order.swift", stack, rules).sorted() == rules.sorted())
        #expect(try findings(.cleanViper, "Order/Order.swift", mended, rules) == [])
    }

    private func findings(
        _ architecture: Architecture, _ path: String, _ text: String, _ rules: [String]? = nil
    ) throws -> [String] {
        try Sources(files: [(path: path, text: text)]).violations(of: architecture, rules: rules).map(\.rule)
    }
}
