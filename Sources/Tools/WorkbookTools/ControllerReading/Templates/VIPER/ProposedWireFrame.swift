import Typesetting

/// The wireframe, which builds and shows the module, with a body to fill in for each way.
struct ProposedWireFrame {
    let proposal: Proposal
    let file: ProposedFile
    private var name: String { proposal.name.joined }
    private var type: String { name + "WireFrame" }
    private var hasWays: Bool { proposal.says(.way) }
    private var hasData: Bool { proposal.says(.job) }

    var text: String {
        let bodies = ProposedBodies(proposal: proposal)
        return file.screenText {
            Code.parts(
                actor, bodies.extend(type, with: "\(name)WireFrameProtocol", mark: "From the presenter", bodies.ways))
        }
    }

    private var actor: [String] {
        Code.lines {
            if hasWays {
                "/// Builds \(name), shows it, and leads away from it."
                "@MainActor"
                "final class \(type) {"
                "    private weak var viewController: UIViewController?"
                ""
                "    init(viewController: UIViewController) {"
                "        self.viewController = viewController"
                "    }"
                ""
            } else {
                "/// Builds \(name) and shows it. It leads nowhere, so there is never an instance of it."
                "@MainActor"
                "enum \(type) {"
            }
            Code.inside { Code.parts(present, makeModule) }
            "}"
        }
    }

    private var present: [String] {
        Code.lines {
            "/// Shows the module on the navigation stack of `viewController`, which holds it from then on."
            "static func present\(name)Module("
            "    from viewController: UIViewController\(hasData ? ", store: any \(name)Store" : "")"
            ") {"
            "    let view = makeModule(\(hasData ? "store: store" : ""))"
            "    viewController.navigationController?.pushViewController(view, animated: true)"
            "}"
        }
    }

    private var makeModule: [String] {
        Code.lines {
            "/// The screen, which owns its actors."
            "static func makeModule(\(hasData ? "store: any \(name)Store" : "")) -> UIViewController {"
            "    let view = \(name)View()"
            if proposal.says(.event) {
                "    let presenter = \(name)Presenter()"
                if hasData { "    let interactor = \(name)Interactor()" }
                ""
                "    view.presenter = presenter"
                if proposal.says(.display) { "    presenter.view = view" }
                if hasWays { "    presenter.wireFrame = \(type)(viewController: view)" }
                if hasData {
                    "    presenter.interactor = interactor"
                    "    interactor.presenter = presenter"
                    "    interactor.localDatamanager = \(name)LocalDataManager(store: store)"
                }
            }
            "    return view"
            "}"
        }
    }
}
