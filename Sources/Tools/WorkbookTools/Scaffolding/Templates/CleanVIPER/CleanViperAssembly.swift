import Typesetting

/// The connector and the router.
struct CleanViperAssembly {
    let module: NewModule
    private var name: String { module.name.joined }
    private var leaves: Bool { !module.events.isEmpty }

    // MARK: - Connector

    var connector: String {
        let parameters =
            (module.hasData ? ["entityGateway: any \(name)EntityGateway"] : [])
            + (module.hasDelegate ? ["delegate: any \(name)Delegate"] : [])
        let given = (module.hasData ? ["useCase: useCase"] : []) + (leaves ? ["router: router"] : [])
        return module.screen.fileWithoutImport {
            "/// The one who knows all classes of \(name), and connects them."
            "@MainActor"
            "enum \(name)Connector {"
            "    /// The screen, which owns its whole stack."
            "    static func makeViewController(\(parameters.joined(separator: ", "))) -> \(name)ViewController {"
            if module.hasData { "        let useCase = \(name)UseCase(entityGateway: entityGateway)" }
            if leaves { "        let router = \(name)Router()" }
            "        let presenter = \(name)Presenter(\(given.joined(separator: ", ")))"
            "        let viewController = \(name)ViewController(presenter: presenter)"
            ""
            if module.hasData { "        useCase.output = presenter" }
            "        presenter.output = viewController"
            if module.hasDelegate { "        presenter.delegate = delegate" }
            if leaves { "        router.viewController = viewController" }
            "        return viewController"
            "    }"
            "}"
        }
    }

    // MARK: - Router

    var routerProtocol: String {
        guard leaves else { return "" }
        return Code.file {
            "/// Which events lead away from the screen."
            "@MainActor"
            "protocol \(name)RouterProtocol: AnyObject {"
            "    /// What the screen is for is done."
            "    func eventDone()"
            "}"
            if module.hasDelegate {
                ""
                "/// Who opened the screen, and wants to hear what came of it."
                "@MainActor"
                "protocol \(name)Delegate: AnyObject {"
                module.events.map { "    func \(SwiftWord.variableName(from: name))Did\($0.stem)()" }
                "}"
            }
        }
    }

    var router: String {
        guard leaves else { return "" }
        return module.screen.file {
            "/// Leads back from \(name)."
            "@MainActor"
            "final class \(name)Router {"
            "    weak var viewController: UIViewController?"
            "}"
            ""
            "extension \(name)Router: \(name)RouterProtocol {"
            "    func eventDone() {"
            "        guard let stack = viewController?.navigationController, stack.topViewController === viewController"
            "        else { return }"
            "        stack.popViewController(animated: true)"
            "    }"
            "}"
        }
    }
}
