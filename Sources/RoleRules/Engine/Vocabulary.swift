/// The words by which an architecture's roles are known.
struct Vocabulary: Sendable {
    struct Actor: Sendable {
        let role: Role
        /// Endings of the type's name, the longest first.
        let suffixes: [String]
        /// Endings of the names of the protocols that this role implements.
        let protocols: [String]
        /// How far it is from the owner of all: a reference to a smaller depth goes back.
        let depth: Int
        /// Names that a property for a reference back has by custom.
        let backNames: Set<String>
    }

    let actors: [Actor]
    /// Whether `Module_Role` is how protocols are named, and contracts are looked for.
    let hasContracts: Bool

    static let viperS = Vocabulary(
        actors: [
            Actor(role: .scene, suffixes: ["Scene"], protocols: ["_DisplayUI"], depth: 0, backNames: []),
            Actor(
                role: .director, suffixes: ["Director"], protocols: ["_HandleUIEvents", "_PresentData", "_Delegate"],
                depth: 1, backNames: ["ui", "scene", "view"]),
            Actor(
                role: .worker, suffixes: ["Worker"], protocols: ["_ManageData"], depth: 2,
                backNames: ["presenter", "director"]),
            Actor(
                role: .navigator, suffixes: ["Navigator"], protocols: ["_Navigate"], depth: 2,
                backNames: ["viewController", "scene", "director"]),
        ],
        hasContracts: true)

    static let viper = Vocabulary(
        actors: [
            Actor(
                role: .view, suffixes: ["ViewController", "View"],
                protocols: ["ViewProtocol", "ViewInput", "ViewInterface", "PresenterOutput", "UserInterface", "View"],
                depth: 0, backNames: []),
            Actor(
                role: .presenter, suffixes: ["Presenter"],
                protocols: [
                    "PresenterProtocol", "PresenterInterface", "PresenterInput", "InteractorOutputProtocol",
                    "InteractorOutput", "ViewOutput", "ModuleInterface", "EventHandler", "Presenter",
                ],
                depth: 1, backNames: ["view", "ui", "userInterface", "output", "viewController"]),
            Actor(
                role: .interactor, suffixes: ["Interactor"],
                protocols: [
                    "InteractorInputProtocol", "InteractorInput", "InteractorProtocol", "InteractorInterface",
                    "DataManagerOutputProtocol", "DataManagerOutput", "Interactor",
                ],
                depth: 2, backNames: ["presenter", "output"]),
            Actor(
                role: .wireframe, suffixes: ["WireFrame", "Wireframe", "Router"],
                protocols: [
                    "WireFrameProtocol", "WireframeProtocol", "WireframeInterface", "WireFrameInterface",
                    "RouterProtocol", "RouterInput", "RouterInterface", "WireFrame", "Wireframe", "Router",
                ],
                depth: 2, backNames: ["view", "viewController", "presenter", "output"]),
            Actor(
                role: .dataManager, suffixes: ["DataManager", "Datamanager"],
                protocols: [
                    "DataManagerInputProtocol", "DataManagerInput", "DataManagerProtocol", "DataManagerInterface",
                    "DataManager",
                ],
                depth: 3, backNames: ["interactor", "output", "presenter"]),
        ],
        hasContracts: false)

    /// A massive view controller has one role at best.
    static let mvc = Vocabulary(actors: [], hasContracts: false)

    func actor(_ role: Role) -> Actor? { actors.first { $0.role == role } }

    /// The role that implements a protocol of this name.
    func implementer(of protocolName: String) -> Role? {
        let matches = actors.flatMap { actor in
            actor.protocols.filter(protocolName.hasSuffix).map { (actor.role, $0.count) }
        }
        return matches.max { $0.1 < $1.1 }?.0
    }
}
