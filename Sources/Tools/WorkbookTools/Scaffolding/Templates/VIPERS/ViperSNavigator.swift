import Typesetting

/// The Navigator, which builds the module and leads away from it.
struct ViperSNavigator {
    let module: NewModule
    private var name: String { module.name.joined }
    private var goesBack: Bool { !module.events.isEmpty }

    var text: String {
        module.screen.file { Code.parts(actor, navigate) }
    }

    private var actor: [String] {
        Code.lines {
            if goesBack {
                "/// Builds \(name), and leads back from it."
                "@MainActor"
                "final class \(name)Navigator {"
                "    /// The module's Scene, which owns this Navigator by way of its Director."
                "    weak var viewController: UIViewController?"
                ""
            } else {
                "/// Builds \(name). It leads nowhere, so there is never an instance of it."
                "@MainActor"
                "enum \(name)Navigator {"
            }
            Code.inside { makeModule }
            "}"
        }
    }

    private var parameters: String {
        let store = module.hasData ? ["with store: any \(name)Store"] : []
        let delegate = module.hasDelegate ? ["delegate: any \(name)_Delegate"] : []
        return (store + delegate).joined(separator: ", ")
    }

    private var makeModule: [String] {
        let given = (module.hasData ? ["dataManager: worker"] : []) + (goesBack ? ["navigator: navigator"] : [])
        return Code.lines {
            "/// The screen, which owns its actors."
            "static func makeModule(\(parameters)) -> UIViewController {"
            if module.hasData { "    let worker = \(name)Worker(store: store)" }
            if goesBack { "    let navigator = \(name)Navigator()" }
            "    let director = \(name)Director(\(given.joined(separator: ", ")))"
            "    let scene = \(name)Scene(eventsHandler: director)"
            ""
            "    director.ui = scene"
            if module.hasDelegate { "    director.delegate = delegate" }
            if module.hasData { "    worker.presenter = director" }
            if goesBack { "    navigator.viewController = scene" }
            "    return scene"
            "}"
        }
    }

    private var navigate: [String] {
        guard goesBack else { return [] }
        return Code.lines {
            "// MARK: - Navigate"
            ""
            "extension \(name)Navigator: \(name)_Navigate {"
            "    func goBack() {"
            "        guard let stack = viewController?.navigationController, stack.topViewController === viewController"
            "        else { return }"
            "        stack.popViewController(animated: true)"
            "    }"
            "}"
        }
    }
}
