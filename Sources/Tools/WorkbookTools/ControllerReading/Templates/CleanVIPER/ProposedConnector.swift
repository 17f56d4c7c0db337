import Typesetting

/// The connector and the router.
struct ProposedConnector {
    let proposal: Proposal
    let file: ProposedFile
    let screen: ScreenKit
    private var name: String { proposal.name.joined }
    private var hasData: Bool { proposal.says(.job) }
    private var hasWays: Bool { proposal.says(.way) }

    var text: String {
        let given = (hasData ? ["useCase: useCase"] : []) + (hasWays ? ["router: router"] : [])
        return screen.fileWithoutImport {
            "/// The one who knows all classes of \(name), and connects them."
            "@MainActor"
            "enum \(name)Connector {"
            "    /// The screen, which owns its whole stack."
            "    static func makeViewController(\(parameter)) -> \(name)ViewController {"
            if hasData { "        let useCase = \(name)UseCase(entityGateway: entityGateway)" }
            if hasWays { "        let router = \(name)Router()" }
            "        let presenter = \(name)Presenter(\(given.joined(separator: ", ")))"
            "        let viewController = \(name)ViewController(presenter: presenter)"
            ""
            if hasData { "        useCase.output = presenter" }
            if proposal.says(.display) { "        presenter.output = viewController" }
            if hasWays { "        router.viewController = viewController" }
            "        return viewController"
            "    }"
            "}"
        }
    }

    private var parameter: String { hasData ? "entityGateway: any \(name)EntityGateway" : "" }

    var router: String {
        guard hasWays else { return "" }
        let bodies = ProposedBodies(proposal: proposal)
        return file.screenText {
            Code.parts(
                [
                    "/// Leads away from \(name).", "@MainActor", "final class \(name)Router {",
                    "    weak var viewController: UIViewController?", "}",
                ],
                bodies.extend(
                    "\(name)Router", with: "\(name)RouterProtocol", mark: "From the presenter", bodies.ways))
        }
    }
}
