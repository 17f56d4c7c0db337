import Typesetting

/// The wireframe, which builds the module, shows it, and leads away from it.
struct ViperWireFrame {
    let module: NewModule
    private var name: String { module.name.joined }
    private var goesBack: Bool { !module.events.isEmpty }

    var text: String {
        module.screen.file { Code.parts(actor, goBack) }
    }

    private var actor: [String] {
        Code.lines {
            if goesBack {
                "/// Builds \(name), shows it, and leads back from it."
                "@MainActor"
                "final class \(name)WireFrame {"
                "    private weak var viewController: UIViewController?"
                ""
                "    init(viewController: UIViewController) {"
                "        self.viewController = viewController"
                "    }"
                ""
            } else {
                "/// Builds \(name) and shows it. It leads nowhere, so there is never an instance of it."
                "@MainActor"
                "enum \(name)WireFrame {"
            }
            Code.inside { Code.parts(present, make) }
            "}"
        }
    }

    private var parameters: [String] {
        (module.hasData ? ["store: any \(name)Store"] : [])
            + (module.hasDelegate ? ["delegate: any \(name)Delegate"] : [])
    }

    private var present: [String] {
        let all = ["from viewController: UIViewController"] + parameters
        let given = parameters.compactMap { $0.split(separator: ":").first }.map { "\($0): \($0)" }
        return Code.lines {
            "/// Shows the module on the navigation stack of `viewController`, which holds it from then on."
            "static func present\(name)Module("
            "    " + all.joined(separator: ", ")
            ") {"
            "    let view = makeModule(\(given.joined(separator: ", ")))"
            "    viewController.navigationController?.pushViewController(view, animated: true)"
            "}"
        }
    }

    private var make: [String] {
        Code.lines {
            "/// The screen, which owns its actors."
            "static func makeModule(\(parameters.joined(separator: ", "))) -> UIViewController {"
            "    let view = \(name)View()"
            "    let presenter = \(name)Presenter()"
            if module.hasData { "    let interactor = \(name)Interactor()" }
            ""
            "    view.presenter = presenter"
            "    presenter.view = view"
            if goesBack { "    presenter.wireFrame = \(name)WireFrame(viewController: view)" }
            if module.hasDelegate { "    presenter.delegate = delegate" }
            if module.hasData {
                "    presenter.interactor = interactor"
                "    interactor.presenter = presenter"
                "    interactor.localDatamanager = \(name)LocalDataManager(store: store)"
            }
            "    return view"
            "}"
        }
    }

    private var goBack: [String] {
        guard goesBack else { return [] }
        return Code.lines {
            "extension \(name)WireFrame: \(name)WireFrameProtocol {"
            "    func goBack() {"
            "        guard let stack = viewController?.navigationController, stack.topViewController === viewController"
            "        else { return }"
            "        stack.popViewController(animated: true)"
            "    }"
            "}"
        }
    }
}
